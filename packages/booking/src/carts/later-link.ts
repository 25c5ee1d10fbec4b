import { isSignedUntil, signUntil } from '../signed-until.ts'

/** A guest has a month to decide. */
export const laterLinkMs = 30 * 24 * 3_600_000

/** Signs a link that opens one cart until a day, on any device. */
export function signLater(secret: string, cartId: string, until: Date): string {
  return signUntil(secret, 'later', cartId, until)
}

export function opensLater(secret: string, cartId: string, token: string, now: Date): boolean {
  return isSignedUntil(secret, 'later', cartId, { token, now })
}
