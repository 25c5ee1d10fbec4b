import { randomBytes } from 'node:crypto'

/** 24 bytes: 32 characters that nobody guesses. */
export function newEditorPassword(): string {
  return randomBytes(24).toString('base64url')
}
