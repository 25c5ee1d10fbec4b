import type { Order } from '../order.ts'

/** True when the organiser called the trip off and the guest has not yet decided about the substitute. */
export function isCalledOff({ notices }: Pick<Order, 'notices'>): boolean {
  return notices.some(({ state, change }) => state === 'open' && change.kind === 'cancellation')
}
