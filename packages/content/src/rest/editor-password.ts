import { asciiLower } from '@wojaz/travel/guest'
import type { Payload } from 'payload'

/** The hash of an editor's password, with its parameters. */
export interface EditorKey {
  readonly salt: string
  readonly iterations: number
  readonly key: Uint8Array
}

/** What somebody typed to sign in. */
export interface Credentials {
  readonly email: string
  readonly password: string
}

/**
 * Checks a password before Payload does: Payload answers faster for an unknown editor, and hashes in the thread pool that also
 * compresses pages. The implementation counts attempts and hashes elsewhere. The stored hash is read when it is this attempt's
 * turn; null: no such editor.
 */
export type TryPassword = (
  typed: Credentials,
  readKey: () => Promise<EditorKey | null>,
) => Promise<'right' | 'wrong' | 'too-many-attempts' | 'too-busy'>

export async function readEditorKey(payload: Payload, email: string): Promise<EditorKey | null> {
  const found = await payload.db.findOne<{ id: number; hash?: unknown; salt?: unknown }>({
    collection: 'users',
    where: { email: { equals: asciiLower(email.trim()) } },
  })
  return found ? keyOf(found) : null
}

/** Reads hashes as Payload writes them now, and older ones with fewer iterations. Returns null for an unknown kind. */
export function keyOf({ hash, salt }: { hash?: unknown; salt?: unknown }): EditorKey | null {
  if (typeof hash !== 'string' || typeof salt !== 'string') return null
  const [, isToday, hex = ''] = /^(pbkdf2-sha256-v1:)?([0-9a-f]+)$/.exec(hash) ?? []
  if (hex === '') return null
  return { salt, iterations: isToday ? 600_000 : 25_000, key: Buffer.from(hex, 'hex') }
}
