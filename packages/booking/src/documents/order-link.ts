import { isSignedUntil, signUntil } from '../signed-until.ts'

/** Signs a link that opens the pages and documents of one order. */
export function signOrderLink(secret: string, number: string, until: Date): string {
  return signUntil(secret, 'order', number, until)
}

export function opensOrder(secret: string, number: string, token: string, now: Date): boolean {
  return isSignedUntil(secret, 'order', number, { token, now })
}
