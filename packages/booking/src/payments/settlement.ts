import type { GatewayPayment } from '../gateway/payment-gateway.ts'
import type { Order } from '../order.ts'
import { type PaymentState, paymentStates } from '../states/booking-states.ts'
import { mayBecome } from '../states/state-table.ts'

/**
 * `goodwill`: staff gave back a part of the price. `fee-waived`: of the fee of a trip that was called off. `supplier-…`: who was to provide
 * what was bought did not take it, or called it off.
 */
export type RefundReason =
  | 'places-gone'
  | 'paid-twice'
  | 'cancelled'
  | 'guest-cancelled'
  | 'guest-changed'
  | 'goodwill'
  | 'fee-waived'
  | 'supplier-refused'
  | 'supplier-cancelled'

/** What goes back because the trip costs less than it did: it counts as not paid any more. */
export const lessReasons: readonly RefundReason[] = ['guest-changed', 'goodwill']

/** What the bank's word does to a payment. */
export type Settlement =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'waits' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'counts' }
  /** The places were given back meanwhile: it counts if they can be had again. */
  | { readonly kind: 'counts-if-seated' }
  | { readonly kind: 'goes-back'; readonly reason: RefundReason }

/** From where a payment can come to wait. */
export const waitingFrom = (Object.keys(paymentStates) as PaymentState[]).filter((state) =>
  mayBecome(paymentStates, state, 'waiting'),
)

/** What the bank's word says of one payment, whatever it is for: `came` is money that counts or goes back. */
export function wordMeans(
  state: PaymentState,
  status: Exclude<GatewayPayment['status'], 'arrived'>,
): 'nothing' | 'waits' | 'refused' | 'came' {
  if (status === 'new' || status === 'pending') return waitingFrom.includes(state) ? 'waits' : 'nothing'
  if (status === 'cancelled') return mayBecome(paymentStates, state, 'refused') ? 'refused' : 'nothing'
  return mayBecome(paymentStates, state, 'completed') ? 'came' : 'nothing'
}

/** The one rule for what the bank says of an order, whoever brings it and however often. Money is never kept for nothing. */
export function settlement(
  order: Pick<Order, 'state' | 'paid'> & { readonly price: Pick<Order['price'], 'total'> },
  payment: { readonly state: PaymentState; readonly paidBefore: number; readonly amount: number },
  status: Exclude<GatewayPayment['status'], 'arrived'>,
): Settlement {
  const word = wordMeans(payment.state, status)
  if (word !== 'came') return { kind: word }
  if (order.state === 'cancelled' || order.state === 'refunded')
    return { kind: 'goes-back', reason: 'cancelled' }
  // Another attempt was paid, or something was given back meanwhile: nobody pays more than the price.
  if (order.paid !== payment.paidBefore || order.paid + payment.amount > order.price.total)
    return { kind: 'goes-back', reason: 'paid-twice' }
  return { kind: order.state === 'expired' ? 'counts-if-seated' : 'counts' }
}
