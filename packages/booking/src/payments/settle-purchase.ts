import { randomUUID } from 'node:crypto'
import type { ClientBase } from 'pg'
import { askRefund, movePayment, type ToldPayment } from './payment-rows.ts'
import type { PurchaseStanding, Purchases } from './purchases.ts'
import type { BankWord } from './settle.ts'
import { wordMeans } from './settlement.ts'

/**
 * Makes one transition of a payment whose purchase is locked. The state of the payment decides, so that the selling package is
 * called once. Returns false when nothing changed.
 */
export async function settlePurchase(
  client: ClientBase,
  { purchases, standing }: { readonly purchases: Purchases; readonly standing: PurchaseStanding },
  { purchase, payment }: { readonly purchase: string; readonly payment: ToldPayment },
  { status, now }: Pick<BankWord, 'status'> & { readonly now: Date },
): Promise<boolean> {
  const { id: paymentId, amount, state } = payment
  const word = wordMeans(state, status)
  if (word === 'refused') {
    await movePayment(client, paymentId, 'refused')
    if (standing !== 'unknown') await purchases.refused(client, { purchase, paymentId, now })
    return true
  }
  if (word !== 'came') return false
  await movePayment(client, paymentId, 'completed', now)
  // Money for a purchase that the package does not know is refunded.
  const answer =
    standing === 'unknown'
      ? 'cancelled'
      : await purchases.settle(client, { purchase, paymentId, amount, now })
  if (answer !== 'counts')
    await askRefund(client, { id: randomUUID(), payment: { id: paymentId, amount }, reason: answer, now })
  return true
}
