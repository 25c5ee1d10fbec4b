import { isOrderNumber } from '../orders/order-number.ts'
import { isSignedUntil, signUntil } from '../signed-until.ts'

/** An order that is to join an account, after the owner of the order's email address agrees. */
export interface Joining {
  readonly number: string
  readonly customerId: string
}

export function signJoin(secret: string, { number, customerId }: Joining, until: Date): string {
  return `${number}.${customerId}.${signUntil(secret, 'join', `${number} ${customerId}`, until)}`
}

/** Returns null when the token is invalid or expired. */
export function readJoin(secret: string, token: string, now: Date): Joining | null {
  const [, number, customerId, signed] = /^(W\d{9})\.([0-9a-f-]{36})\.(.+)$/.exec(token) ?? []
  if (!number || !customerId || !signed || !isOrderNumber(number)) return null
  return isSignedUntil(secret, 'join', `${number} ${customerId}`, { token: signed, now })
    ? { number, customerId }
    : null
}
