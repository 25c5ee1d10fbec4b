import type { StateTable } from '@wojaz/booking'

/** Several attractions a guest wants; ordered when they go to pay for it. */
export const attractionCartStates = {
  open: ['ordered', 'abandoned'],
  ordered: ['open', 'paid'],
  paid: [],
  abandoned: [],
} as const satisfies StateTable<'open' | 'ordered' | 'paid' | 'abandoned'>

/** What was ordered; what came to nothing may be ordered again, or be paid late. */
export const attractionOrderStates = {
  ordered: ['unpaid', 'paid'],
  unpaid: ['ordered', 'paid'],
  paid: [],
} as const satisfies StateTable<'ordered' | 'unpaid' | 'paid'>

/**
 * One attraction of a cart, as its supplier knows it. `asked`: nobody knows yet whether the supplier holds it. Only the supplier's word
 * moves it on; what is over stays over. Places that ran out before they were paid for may be held anew: that is another booking, and begins
 * with `asked`.
 */
export const attractionBookingStates = {
  asked: ['on-hold', 'rejected', 'expired', 'cancelled'],
  'on-hold': ['waiting', 'confirmed', 'rejected', 'expired', 'cancelled'],
  waiting: ['confirmed', 'rejected', 'expired', 'cancelled'],
  confirmed: ['redeemed', 'cancelled'],
  rejected: [],
  expired: [],
  cancelled: [],
  redeemed: [],
} as const satisfies StateTable<
  'asked' | 'on-hold' | 'waiting' | 'confirmed' | 'rejected' | 'expired' | 'cancelled' | 'redeemed'
>

/** Money on its way back: failed is tried again, refunded is the end. */
export const attractionRefundStates = {
  due: ['started'],
  started: ['refunded', 'failed'],
  failed: ['started'],
  refunded: [],
} as const satisfies StateTable<'due' | 'started' | 'refunded' | 'failed'>

export type AttractionCartState = keyof typeof attractionCartStates
export type AttractionOrderState = keyof typeof attractionOrderStates
export type AttractionBookingState = keyof typeof attractionBookingStates
export type AttractionRefundState = keyof typeof attractionRefundStates

/** Is everything that was paid for it due back by itself? */
export function owesAll(state: AttractionBookingState, isPaid: boolean): boolean {
  return isPaid && (state === 'rejected' || state === 'expired')
}
