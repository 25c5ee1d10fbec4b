import { randomUUID } from 'node:crypto'
import { dayOf } from '@wojaz/travel/dates'
import { localisedPath } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ChosenMethod, PaymentGateway } from '../gateway/payment-gateway.ts'
import type { BookingOptions } from '../open-booking.ts'
import type { DueAmount, Order, PaymentVariant } from '../order.ts'
import { heldWhilePaying, whilePayingMs } from '../orders/hold-times.ts'
import { findPaying, lockOrder, type OrderName, type Unsettled } from '../orders/order-rows.ts'
import type { Store } from '../store.ts'
import type { HearFrom } from './ask-banks.ts'
import { notifyUrl } from './notify-path.ts'
import { type AmountFault, amountFault, usualLeast } from './own-amount.ts'
import { endStarting, findUnsettled, giveUpPayment, insertPayment, isBegunTwice } from './payment-rows.ts'
import { nextDue, paymentSchedule } from './payment-schedule.ts'

export interface PaymentStart {
  readonly variant: PaymentVariant
  readonly method: ChosenMethod
  /** Through whom; without it through the usual bank. */
  readonly gateway?: string
  /** Once something is paid: so much of the rest, instead of what is due next. */
  readonly amount?: number
  /** Where the bank sends the guest back to: the pages of the order, or those of the account. */
  readonly from?: 'order' | 'account'
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
  /** So much cannot be paid, and why. */
  | {
      readonly code: 'amount-refused'
      readonly fault: AmountFault
      readonly rest: number
      readonly least: number
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

export function paymentStarting(
  options: BookingOptions,
  store: Store,
  hearFrom: HearFrom,
  wasSilent: (gateway: string) => void,
) {
  const { gateways, clock, siteUrl, leastPayment: least = usualLeast } = options

  async function startPayment(
    name: OrderName,
    wish: PaymentStart,
  ): Promise<Outcome<PaymentBegun, PaymentRefusal>> {
    const gateway = wish.gateway === undefined ? gateways.usual : gateways.named(wish.gateway)
    if (!gateway) return refused({ code: 'variant-not-offered' })
    // One for all that the bank is asked: the guest waits for the sum.
    const patience = gateway.patience()
    // Committed before the bank hears of it: whatever happens next, somebody will ask about it.
    const begun = await begin(name, wish, gateway, patience)
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
        notifyUrl: notifyUrl(siteUrl, gateway.name),
        continueUrl: siteUrl + localisedPath(order.locale, backTo(wish, number, id)),
        validSeconds: Math.floor((payment.validUntil.getTime() - clock().getTime()) / 1000),
        method: wish.method,
      },
      patience,
    )
    if (started.ok) {
      const { gatewayId, redirectUrl } = started.value
      await hearFrom(gateway, { paymentId: id, gatewayId, amount: payment.amount, status: 'pending' })
      return accepted({ paymentId: id, redirectUrl })
    }
    if (started.refusal.code === 'unreachable') {
      wasSilent(gateway.name)
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
    patience?: AbortSignal,
  ): Promise<Outcome<null, PaymentRefusal>> {
    if (earlier.isStarting && clock().getTime() - earlier.startedAt.getTime() < startingMs)
      return refused({ code: 'payment-in-progress' })
    const gateway = gateways.named(earlier.gateway)
    if (gateway && earlier.gatewayId !== null) {
      const word = await gateway.cancel(earlier.gatewayId, patience)
      const heard = word.ok ? await hearFrom(gateway, word.value) : word
      if (!heard.ok && (heard.refusal.code === 'unreachable' || heard.refusal.code === 'bank-unreachable'))
        return refused({ code: 'bank-unreachable', paymentId: earlier.id })
    }
    await giveUp(number, earlier.id)
    return accepted(null)
  }

  /** If the bank takes the money after all, it is found out and counted or sent back. */
  async function giveUp(number: string, paymentId: string): Promise<void> {
    await store.change(async (client) => {
      await lockOrder(client, number)
      const open = await findUnsettled(client, number)
      if (open?.id === paymentId) await giveUpPayment(client, paymentId)
    })
  }

  async function begin(
    name: OrderName,
    { variant, method, amount }: PaymentStart,
    gateway: PaymentGateway,
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
      const rest = order.price.total - order.paid
      const own = order.paid === 0 || amount === due?.amount ? undefined : amount
      const fault = own === undefined ? null : amountFault(own, { rest, least })
      if (fault) return refused({ code: 'amount-refused', fault, rest, least })
      if (!plan || !due) return refused({ code: 'variant-not-offered' })
      const validUntil = order.paid === 0 ? heldWhilePaying(order.placedAt, now) : unhurried(now)
      if (!validUntil) return refused({ code: 'order-expired' })
      const payment = { id: randomUUID(), amount: own ?? due.amount, validUntil }
      const attempt = { ...payment, orderNumber: number, paidBefore: order.paid, startedAt: now }
      try {
        const isBegun = await store.read((client) =>
          insertPayment(
            client,
            {
              ...attempt,
              ...{ method: method.kind, gateway: gateway.name, gatewayId: gateway.gatewayIdOf(attempt.id) },
            },
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

function backTo({ from = 'order' }: PaymentStart, number: string, paymentId: string): string {
  return from === 'account' ? `/mytui/payment/success/${paymentId}` : `/pz/payment/confirm/${number}`
}

function buyerOf({ contact }: Order) {
  const { email, phone, firstName, lastName, street, postalCode, city } = contact
  return { email, phone, firstName, lastName, street, postalCode, city }
}
