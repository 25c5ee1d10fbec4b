import type { Payload } from 'payload'

/** The key that was made of an editor's password. */
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
 * Looks at a password before Payload does: Payload answers at once for an editor who does not exist, and hashes where pages are compressed.
 * Whoever hands it over counts tries and hashes elsewhere; the key is read when it is this try's turn, null for nobody's.
 */
export type TryPassword = (
  typed: Credentials,
  readKey: () => Promise<EditorKey | null>,
) => Promise<'right' | 'wrong' | 'too-many-attempts' | 'too-busy'>

export async function readEditorKey(payload: Payload, email: string): Promise<EditorKey | null> {
  const found = await payload.db.findOne<{ id: number; hash?: unknown; salt?: unknown }>({
    collection: 'users',
    where: { email: { equals: email.toLowerCase().trim() } },
  })
  return found ? keyOf(found) : null
}

/** As Payload writes them: today's, and those from before it took more work. Null: of a kind we do not know. */
export function keyOf({ hash, salt }: { hash?: unknown; salt?: unknown }): EditorKey | null {
  if (typeof hash !== 'string' || typeof salt !== 'string') return null
  const [, isToday, hex = ''] = /^(pbkdf2-sha256-v1:)?([0-9a-f]+)$/.exec(hash) ?? []
  if (hex === '') return null
  return { salt, iterations: isToday ? 600_000 : 25_000, key: Buffer.from(hex, 'hex') }
}
