import type { Outcome } from '@wojaz/travel/outcome'
import type { GatewayPayment, GatewayRefusal } from '../gateway/payment-gateway.ts'

/** For words that are still on their way when a payment's time is over. */
const patienceMs = 2 * 60_000

/**
 * Not every bank says that a payment has come to nothing. Once its time is over, what nobody began to pay there is over here, too, and so is
 * what the bank does not know. Money that comes all the same is heard of, and counted or sent back.
 */
export function isOver(
  { validUntil }: { readonly validUntil: Date },
  /** Null: the bank never gave it a name, so that it cannot be asked. */
  look: Outcome<GatewayPayment, GatewayRefusal> | null,
  now: Date,
): boolean {
  if (validUntil.getTime() + patienceMs >= now.getTime()) return false
  if (look === null) return true
  return look.ok ? look.value.status === 'new' : look.refusal.code === 'unknown'
}
