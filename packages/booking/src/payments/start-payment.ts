import { randomUUID } from 'node:crypto'
import { dayOf } from '@wojaz/travel/dates'
import { localisedPath } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ChosenMethod } from '../gateway/payment-gateway.ts'
import type { BookingOptions } from '../open-booking.ts'
import type { DueAmount, Order, PaymentVariant } from '../order.ts'
import { heldWhilePaying, whilePayingMs } from '../orders/hold-times.ts'
import { findPaying, lockOrder, type OrderName, type Unsettled } from '../orders/order-rows.ts'
import type { Store } from '../store.ts'
import { endStarting, findUnsettled, insertPayment, isBegunTwice, movePayment } from './payment-rows.ts'
import { nextDue, paymentSchedule } from './payment-schedule.ts'
import type { Hear } from './settle.ts'

export interface PaymentStart {
  readonly variant: PaymentVariant
  readonly method: ChosenMethod
  readonly customerIp: string
}

export type PaymentRefusal =
  | {
      readonly code:
        | 'order-unknown'
        | 'order-expired'
        | 'order-closed'
        | 'order-paid'
        | 'variant-not-offered'
        | 'payment-in-progress'
    }
  /** The bank said no, and nothing was paid: another method may do. */
  | { readonly code: 'payment-refused'; readonly paymentId: string }
  /** Nobody knows yet. What was paid will be found; what was not can be paid again. */
  | { readonly code: 'bank-unreachable'; readonly paymentId: string | null }

export interface PaymentBegun {
  readonly paymentId: string
  /** Null: the guest confirms in the bank's app. */
  readonly redirectUrl: string | null
}

/** Longer than the bank may take to answer: who has not come back by then has died. */
const startingMs = 30_000

export function paymentStarting(options: BookingOptions, store: Store, hear: Hear) {
  const { gateway, clock, siteUrl } = options

  async function startPayment(
    name: OrderName,
    wish: PaymentStart,
  ): Promise<Outcome<PaymentBegun, PaymentRefusal>> {
    // One for all that the bank is asked: the guest waits for the sum.
    const patience = gateway.patience()
    // Committed before the bank hears of it: whatever happens next, somebody will ask about it.
    const begun = await begin(name, wish, patience)
    if (!begun.ok) return begun
    const { order, payment } = begun.value
    const { number } = order
    const { id } = payment
    const started = await gateway.start(
      {
        paymentId: id,
        amount: payment.amount,
        description: `Wojaż ${number}`,
        buyer: { ...buyerOf(order), locale: order.locale },
        customerIp: wish.customerIp,
        notifyUrl: `${siteUrl}${notifyPath}`,
        continueUrl: `${siteUrl}${localisedPath(order.locale, `/pz/payment/confirm/${number}`)}`,
        validSeconds: Math.floor((payment.validUntil.getTime() - clock().getTime()) / 1000),
        method: wish.method,
      },
      patience,
    )
    if (started.ok) {
      const { gatewayId, redirectUrl } = started.value
      await hear({ paymentId: id, gatewayId, amount: payment.amount, status: 'pending' })
      return accepted({ paymentId: id, redirectUrl })
    }
    if (started.refusal.code === 'unreachable') {
      await store.read((client) => endStarting(client, id))
      return refused({ code: 'bank-unreachable', paymentId: id })
    }
    await giveUp(number, id)
    return refused({ code: 'payment-refused', paymentId: id })
  }

  /** At most one attempt at a time: an earlier one is called off at the bank, unless it turns out to be paid. */
  async function callOff(
    number: string,
    earlier: Unsettled,
    patience = gateway.patience(),
  ): Promise<Outcome<null, PaymentRefusal>> {
    if (earlier.isStarting && clock().getTime() - earlier.startedAt.getTime() < startingMs)
      return refused({ code: 'payment-in-progress' })
    if (earlier.gatewayId !== null) {
      const word = await gateway.cancel(earlier.gatewayId, patience)
      if (!word.ok && word.refusal.code === 'unreachable')
        return refused({ code: 'bank-unreachable', paymentId: earlier.id })
      if (word.ok) await hear(word.value)
    }
    await giveUp(number, earlier.id)
    return accepted(null)
  }

  /** If the bank takes the money after all, it is found out and counted or sent back. */
  async function giveUp(number: string, paymentId: string): Promise<void> {
    await store.change(async (client) => {
      await lockOrder(client, number)
      const open = await findUnsettled(client, number)
      if (open?.id === paymentId) await movePayment(client, paymentId, 'refused')
    })
  }

  async function begin(
    name: OrderName,
    { variant, method }: PaymentStart,
    patience: AbortSignal,
  ): Promise<
    Outcome<{ order: Order; payment: { id: string; amount: number; validUntil: Date } }, PaymentRefusal>
  > {
    while (true) {
      const found = await store.read((client) => findPaying(client, name))
      const closed = closedTo(found?.order ?? null)
      if (!found || closed) return refused(closed ?? { code: 'order-unknown' })
      const { order, unsettled } = found
      const { number } = order
      if (unsettled) {
        const cleared = await callOff(number, unsettled, patience)
        if (!cleared.ok) return cleared
        continue
      }
      const now = clock()
      const plan = order.paid === 0 ? paymentSchedule(variant, order.price, dayOf(now)) : order.schedule
      const due = plan && dueNow(order, variant, plan)
      if (!plan || !due) return refused({ code: 'variant-not-offered' })
      const validUntil = order.paid === 0 ? heldWhilePaying(order.placedAt, now) : unhurried(now)
      if (!validUntil) return refused({ code: 'order-expired' })
      const payment = { id: randomUUID(), amount: due.amount, validUntil }
      const attempt = { ...payment, orderNumber: number, paidBefore: order.paid, startedAt: now }
      try {
        const isBegun = await store.read((client) =>
          insertPayment(
            client,
            { ...attempt, method: method.kind, gateway: gateway.name },
            { state: order.state, variant, schedule: plan },
          ),
        )
        // Paid, expired or cancelled while it was looked at: it is looked at again.
        if (isBegun) return accepted({ order, payment })
      } catch (fault) {
        if (isBegunTwice(fault)) return refused({ code: 'payment-in-progress' })
        throw fault
      }
    }
  }

  /** Before an order is given up: nobody can pay for it any more. */
  async function callOffAll(number: string): Promise<void> {
    const found = await store.read((client) => findPaying(client, { number }))
    if (found?.unsettled && !closedTo(found.order)) await callOff(number, found.unsettled)
  }

  return { startPayment, callOff: callOffAll }
}

/** Why nothing can be paid for it; null: something can. */
function closedTo(order: Order | null): PaymentRefusal | null {
  if (!order) return { code: 'order-unknown' }
  if (order.state === 'expired') return { code: 'order-expired' }
  if (order.state !== 'pending' && order.state !== 'confirmed') return { code: 'order-closed' }
  return order.paid >= order.price.total ? { code: 'order-paid' } : null
}

/** Places that are paid for in part are nobody else's: only the bank's page ends. */
const unhurried = (now: Date) => new Date(now.getTime() + whilePayingMs)

/** What is due next, or all that is left. */
function dueNow(order: Order, variant: PaymentVariant, plan: readonly DueAmount[]): DueAmount | null {
  const next = nextDue(plan, order.paid)
  return next && variant === 'full' ? { ...next, amount: order.price.total - order.paid } : next
}

function buyerOf({ contact: { email, phone, firstName, lastName } }: Order) {
  return { email, phone, firstName, lastName }
}

/** Where the bank tells what became of a payment. */
export const notifyPath = '/api/www/tui-payment-confirmation/payment-confirmations'
