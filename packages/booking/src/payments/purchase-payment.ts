import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { PaymentWish } from '../gateway/payment-gateway.ts'
import type { Store } from '../store.ts'
import type { AskBank } from './ask-banks.ts'
import type { Attempts, LookAtPayable, PaymentBegun, PaymentRefusal, PayWish } from './attempt.ts'
import { findUnsettled } from './payment-rows.ts'
import { findPurchaseMoney, insertPurchasePayment, type PurchaseMoney } from './purchase-rows.ts'
import type { PurchaseRoom, PurchaseStanding } from './purchases.ts'
import type { SettleRefusal } from './settle.ts'

export interface PurchaseStart extends PayWish {
  /** Internal id of the selling package. */
  readonly purchase: string
  /** The number that guests and staff read: on the bank's page, on a statement, in the office. */
  readonly label: string
  /** The whole amount, in grosze. */
  readonly amount: number
  readonly locale: Locale
  readonly buyer: Omit<PaymentWish['buyer'], 'locale'>
  /** The bank takes no money for it after this moment. */
  readonly validUntil: Date
  /** Path to which the bank sends the guest back, without the language prefix: `/atrakcje/…`. */
  readonly continuePath: string
}

/** Payment attempts for purchases of another package. */
export function purchasePaying(store: Store, { start, callOff }: Attempts, ask: AskBank, room: PurchaseRoom) {
  const lookAt =
    (wish: PurchaseStart): LookAtPayable =>
    async () => {
      const { purchase, label, amount, validUntil } = wish
      const purchases = room()
      if (!purchases) return refused({ code: 'bank-unreachable', paymentId: null })
      const found = await store.change(async (client) => ({
        standing: await purchases.lock(client, purchase),
        unsettled: await findUnsettled(client, { purchase }),
      }))
      if (found.standing !== 'open') return refused({ code: closedTo[found.standing] })
      return accepted({
        name: { purchase },
        label,
        locale: wish.locale,
        buyer: wish.buyer,
        unsettled: found.unsettled,
        attempt: (now) =>
          validUntil <= now
            ? refused({ code: 'order-expired' })
            : accepted({
                amount,
                validUntil,
                insert: (payment) =>
                  store.change(async (client) => {
                    const isOpen = (await purchases.lock(client, purchase)) === 'open'
                    if (isOpen) await insertPurchasePayment(client, payment, { purchase, label })
                    return isOpen
                  }),
              }),
        backTo: () => wish.continuePath,
      })
    }

  const openAttempt = (purchase: string) => store.read((client) => findUnsettled(client, { purchase }))

  return {
    startPurchasePayment: (wish: PurchaseStart): Promise<Outcome<PaymentBegun, PaymentRefusal>> =>
      start(lookAt(wish), wish),

    /**
     * Makes sure that nobody can pay for it any more. If it was already paid, it is settled. Refused: the bank does not answer,
     * or an attempt is just starting.
     */
    async callOffPurchase(purchase: string): Promise<Outcome<null, PaymentRefusal>> {
      const unsettled = await openAttempt(purchase)
      return unsettled ? callOff({ purchase }, unsettled) : accepted(null)
    },

    /** Queries the bank about the open attempt, after the guest came back or while a code waits. */
    async settlePurchase(purchase: string): Promise<Outcome<null, SettleRefusal>> {
      const unsettled = await openAttempt(purchase)
      const asked = unsettled ? await ask(unsettled) : accepted(null)
      return asked.ok ? accepted(null) : asked
    },

    purchasePayments: (purchase: string): Promise<PurchaseMoney> =>
      store.read((client) => findPurchaseMoney(client, purchase)),
  }
}

const closedTo = {
  paid: 'order-paid',
  expired: 'order-expired',
  closed: 'order-closed',
  unknown: 'order-unknown',
} as const satisfies Record<Exclude<PurchaseStanding, 'open'>, PaymentRefusal['code']>
