import type { GatewayPayment } from '../gateway/payment-gateway.ts'
import type { Order } from '../order.ts'
import { type PaymentState, paymentStates } from '../states/booking-states.ts'
import { mayBecome } from '../states/state-table.ts'

/**
 * `goodwill`: staff refunded a part of the price. `fee-waived`: staff refunded a part of the cancellation fee. `supplier-…`: the
 * supplier did not accept the purchase, or cancelled it.
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

/** Refunds because the trip costs less. This money no longer counts as paid. */
export const lessReasons: readonly RefundReason[] = ['guest-changed', 'goodwill']

/** The effect of a bank's report on a payment. */
export type Settlement =
  | { readonly kind: 'nothing' }
  | { readonly kind: 'waits' }
  | { readonly kind: 'refused' }
  | { readonly kind: 'counts' }
  /** The places were released meanwhile: it counts if they can be claimed again. */
  | { readonly kind: 'counts-if-seated' }
  | { readonly kind: 'goes-back'; readonly reason: RefundReason }

/** States from which a payment can become waiting. */
export const waitingFrom = (Object.keys(paymentStates) as PaymentState[]).filter((state) =>
  mayBecome(paymentStates, state, 'waiting'),
)

/** Returns the meaning of a bank's report for one payment, whatever it is for. `came` is money that counts or is refunded. */
export function wordMeans(
  state: PaymentState,
  status: Exclude<GatewayPayment['status'], 'arrived'>,
): 'nothing' | 'waits' | 'refused' | 'came' {
  if (status === 'new' || status === 'pending') return waitingFrom.includes(state) ? 'waits' : 'nothing'
  if (status === 'cancelled') return mayBecome(paymentStates, state, 'refused') ? 'refused' : 'nothing'
  return mayBecome(paymentStates, state, 'completed') ? 'came' : 'nothing'
}

/**
 * The only rule for what a bank reports of an order, from any source and however often. Money that buys nothing is always
 * refunded.
 */
export function settlement(
  order: Pick<Order, 'state' | 'paid'> & { readonly price: Pick<Order['price'], 'total'> },
  payment: { readonly state: PaymentState; readonly paidBefore: number; readonly amount: number },
  status: Exclude<GatewayPayment['status'], 'arrived'>,
): Settlement {
  const word = wordMeans(payment.state, status)
  if (word !== 'came') return { kind: word }
  if (order.state === 'cancelled' || order.state === 'refunded')
    return { kind: 'goes-back', reason: 'cancelled' }
  // Another attempt was paid, or something was refunded meanwhile: nobody pays more than the price.
  if (order.paid !== payment.paidBefore || order.paid + payment.amount > order.price.total)
    return { kind: 'goes-back', reason: 'paid-twice' }
  return { kind: order.state === 'expired' ? 'counts-if-seated' : 'counts' }
}
