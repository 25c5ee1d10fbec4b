import type { Outcome } from '@wojaz/travel/outcome'
import type { GatewayPayment, GatewayRefusal } from '../gateway/payment-gateway.ts'

/** Extra time for webhooks that are still on their way. */
const patienceMs = 2 * 60_000

/**
 * Not every bank reports that a payment failed. After its time a payment is over if the guest has not started to pay at the bank,
 * or if the bank does not know it. Money that arrives anyway is found and counted or refunded.
 */
export function isOver(
  { validUntil }: { readonly validUntil: Date },
  /** Null: it begins just now, so the bank was not asked. */
  look: Outcome<GatewayPayment, GatewayRefusal> | null,
  now: Date,
): boolean {
  if (validUntil.getTime() + patienceMs >= now.getTime()) return false
  if (look === null) return false
  return look.ok ? look.value.status === 'new' : look.refusal.code === 'unknown'
}
