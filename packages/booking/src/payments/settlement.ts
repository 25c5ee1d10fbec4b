import type { GatewayPayment } from '../gateway/payment-gateway.ts'
import { type OrderState, type PaymentState, paymentStates } from '../states/booking-states.ts'
import { mayBecome } from '../states/state-table.ts'

export type RefundReason = 'places-gone' | 'paid-twice' | 'cancelled'

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

/** The one rule for what the bank says, whoever brings it and however often. Money is never kept for nothing. */
export function settlement(
  order: { readonly state: OrderState; readonly paid: number },
  payment: { readonly state: PaymentState; readonly paidBefore: number },
  status: GatewayPayment['status'],
): Settlement {
  if (status === 'new' || status === 'pending')
    return { kind: waitingFrom.includes(payment.state) ? 'waits' : 'nothing' }
  if (status === 'cancelled')
    return { kind: mayBecome(paymentStates, payment.state, 'refused') ? 'refused' : 'nothing' }
  if (!mayBecome(paymentStates, payment.state, 'completed')) return { kind: 'nothing' }
  if (order.state === 'cancelled' || order.state === 'refunded')
    return { kind: 'goes-back', reason: 'cancelled' }
  if (order.paid !== payment.paidBefore) return { kind: 'goes-back', reason: 'paid-twice' }
  return { kind: order.state === 'expired' ? 'counts-if-seated' : 'counts' }
}
