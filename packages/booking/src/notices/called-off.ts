import type { Order } from '../order.ts'

/** The organiser has called the trip off, and the guest has not yet said whether they take what is offered instead. */
export function isCalledOff({ notices }: Pick<Order, 'notices'>): boolean {
  return notices.some(({ state, change }) => state === 'open' && change.kind === 'cancellation')
}
