import { createHash, randomBytes } from 'node:crypto'

/** Nobody guesses 256 bits: who has the token may do what it is for. */
export function newToken(): string {
  return randomBytes(32).toString('base64url')
}

export function isToken(text: string): boolean {
  return /^[\w-]{43}$/.test(text)
}

/** All that is kept of it: who reads the database can open nothing. */
export function tokenHash(token: string): Buffer {
  return createHash('sha256').update(token).digest()
}
