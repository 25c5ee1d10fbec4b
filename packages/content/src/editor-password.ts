import { randomBytes } from 'node:crypto'

/** 24 random bytes, 32 characters. */
export function newEditorPassword(): string {
  return randomBytes(24).toString('base64url')
}
