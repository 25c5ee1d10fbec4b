import { isSignedUntil, signUntil } from '../signed-until.ts'

/** Opens the pages and documents of one order. */
export function signOrderLink(secret: string, number: string, until: Date): string {
  return signUntil(secret, 'order', number, until)
}

export function opensOrder(secret: string, number: string, token: string, now: Date): boolean {
  return isSignedUntil(secret, 'order', number, { token, now })
}
