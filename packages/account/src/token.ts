import { createHash, randomBytes } from 'node:crypto'

/** 256 random bits cannot be guessed: whoever has the token may use it. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

/** Only the hash is stored: the database contains nothing that opens an account. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
