import type { StateTable } from '@wojaz/booking'

/** A guest's cart of attractions; ordered when the guest goes to pay. */
export const attractionCartStates = {
  open: ['ordered', 'abandoned'],
  ordered: ['open', 'paid'],
  paid: [],
  abandoned: [],
} as const satisfies StateTable<'open' | 'ordered' | 'paid' | 'abandoned'>

/** An order; an unpaid one may be ordered again, or be paid late. */
export const attractionOrderStates = {
  ordered: ['unpaid', 'paid'],
  unpaid: ['ordered', 'paid'],
  paid: [],
} as const satisfies StateTable<'ordered' | 'unpaid' | 'paid'>

/**
 * One attraction of a cart, in the supplier's states. `asked`: it is unknown whether the supplier holds it. Only the supplier's
 * answer moves it on; final states stay final. Places that expired before payment may be held again: that is another booking,
 * which begins with `asked`.
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

/** A refund: failed is tried again, refunded is final. */
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

/** Whether the whole price is refunded automatically. */
export function owesAll(state: AttractionBookingState, isPaid: boolean): boolean {
  return isPaid && (state === 'rejected' || state === 'expired')
}
