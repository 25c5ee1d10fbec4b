import { dayOf } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { BookingOptions } from '../open-booking.ts'
import type { DueAmount, Order, PaymentVariant } from '../order.ts'
import { heldWhilePaying, whilePayingMs } from '../orders/hold-times.ts'
import { findPaying, type OrderName } from '../orders/order-rows.ts'
import type { Store } from '../store.ts'
import type {
  Attempts,
  LookAtPayable,
  PaymentBegun,
  PaymentRefusal,
  PayWish,
  PlannedAttempt,
} from './attempt.ts'
import { amountFault, usualLeast } from './own-amount.ts'
import { insertPayment } from './payment-rows.ts'
import { nextDue, paymentSchedule } from './payment-schedule.ts'

export interface PaymentStart extends PayWish {
  readonly variant: PaymentVariant
  /** After the first payment: this part of the rest instead of the next due amount. */
  readonly amount?: number
  /** Where the bank sends the guest back to: the pages of the order, or those of the account. */
  readonly from?: 'order' | 'account'
}

/** Payment attempts for a trip. */
export function paymentStarting(options: BookingOptions, store: Store, { start, callOff }: Attempts) {
  const { leastPayment: least = usualLeast } = options

  const lookAt =
    (name: OrderName, wish: PaymentStart): LookAtPayable =>
    async () => {
      const found = await store.read((client) => findPaying(client, name))
      const closed = closedTo(found?.order ?? null)
      if (!found || closed) return refused(closed ?? { code: 'order-unknown' })
      const { order, unsettled } = found
      const { number } = order
      return accepted({
        name: { orderNumber: number },
        label: number,
        locale: order.locale,
        buyer: buyerOf(order),
        unsettled,
        attempt: (now) => attemptOf(order, wish, now),
        backTo: (paymentId) => backTo(wish, number, paymentId),
      })
    }

  function attemptOf(
    order: Order,
    { variant, amount }: PaymentStart,
    now: Date,
  ): Outcome<PlannedAttempt, PaymentRefusal> {
    const plan = order.paid === 0 ? paymentSchedule(variant, order.price, dayOf(now)) : order.schedule
    const due = plan && dueNow(order, variant, plan)
    const rest = order.price.total - order.paid
    const own = order.paid === 0 || amount === due?.amount ? undefined : amount
    const fault = own === undefined ? null : amountFault(own, { rest, least })
    if (fault) return refused({ code: 'amount-refused', fault, rest, least })
    if (!plan || !due) return refused({ code: 'variant-not-offered' })
    const validUntil = order.paid === 0 ? heldWhilePaying(order.placedAt, now) : unhurried(now)
    if (!validUntil) return refused({ code: 'order-expired' })
    const { number: orderNumber, paid: paidBefore, state } = order
    return accepted({
      amount: own ?? due.amount,
      validUntil,
      insert: (payment) =>
        store.read((client) =>
          insertPayment(client, { ...payment, orderNumber, paidBefore }, { state, variant, schedule: plan }),
        ),
    })
  }

  return {
    startPayment: (name: OrderName, wish: PaymentStart): Promise<Outcome<PaymentBegun, PaymentRefusal>> =>
      start(lookAt(name, wish), wish),

    /** Called before an order is given up, so that nobody can pay for it any more. */
    async callOff(number: string): Promise<void> {
      const found = await store.read((client) => findPaying(client, { number }))
      if (found?.unsettled && !closedTo(found.order)) await callOff({ orderNumber: number }, found.unsettled)
    },
  }
}

/** Returns why nothing can be paid for it, or null. */
function closedTo(order: Order | null): PaymentRefusal | null {
  if (!order) return { code: 'order-unknown' }
  if (order.state === 'expired') return { code: 'order-expired' }
  if (order.state !== 'pending' && order.state !== 'confirmed') return { code: 'order-closed' }
  return order.paid >= order.price.total ? { code: 'order-paid' } : null
}

/** The places of a partly paid trip are safe. Only the bank's page expires. */
const unhurried = (now: Date) => new Date(now.getTime() + whilePayingMs)

/** Returns what is due next, or the whole rest. */
function dueNow(order: Order, variant: PaymentVariant, plan: readonly DueAmount[]): DueAmount | null {
  const next = nextDue(plan, order.paid)
  return next && variant === 'full' ? { ...next, amount: order.price.total - order.paid } : next
}

function backTo({ from = 'order' }: PaymentStart, number: string, paymentId: string): string {
  return from === 'account' ? `/mytui/payment/success/${paymentId}` : `/pz/payment/confirm/${number}`
}

function buyerOf({ contact }: Order) {
  const { email, phone, firstName, lastName, street, postalCode, city } = contact
  return { email, phone, firstName, lastName, street, postalCode, city }
}
