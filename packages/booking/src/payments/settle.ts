import { randomUUID } from 'node:crypto'
import { accepted, type Outcome, refused } from '@wojaz/travel'
import type { ClientBase } from 'pg'
import type { GatewayPayment, GatewayRefusal } from '../gateway/payment-gateway.ts'
import type { BookingOptions } from '../open-booking.ts'
import type { Order } from '../order.ts'
import { findOrder, lockOrder, moveOrder } from '../orders/order-rows.ts'
import { claimStock } from '../stock/claim-stock.ts'
import { stockOf } from '../stock/stock-of-order.ts'
import type { Store } from '../store.ts'
import { askRefund, findPayment, knowGatewayId, movePayment, type PaymentRow } from './payment-rows.ts'
import { type RefundReason, settlement } from './settlement.ts'

export type SettleRefusal =
  | { readonly code: 'payment-unknown' }
  | { readonly code: 'amount-differs'; readonly paymentId: string }
  | { readonly code: 'forged' }
  | { readonly code: 'unreadable' }
  | { readonly code: 'bank-unreachable'; readonly reason: GatewayRefusal['code'] }

/** What the bank says of a payment; without its own name for it, if it never told one. */
export type BankWord = Omit<GatewayPayment, 'gatewayId'> & { readonly gatewayId: string | null }

export type Hear = (word: BankWord) => Promise<Outcome<Order, SettleRefusal>>

/** Where all that the bank says ends: notification, return and reconciliation. */
export function settling(options: BookingOptions, store: Store) {
  const { gateway, seats, clock, log, claim = claimStock } = options

  /** One transition, once: the order is locked, the payment's state decides, everything commits together with its letters. */
  async function hear(word: BankWord): Promise<Outcome<Order, SettleRefusal>> {
    let hasLetters = false
    const outcome = await store.decide<Order, SettleRefusal>(async (client) => {
      const known = await findPayment(client, word.paymentId)
      if (!known) return refused({ code: 'payment-unknown' })
      if (known.amount !== word.amount) return refused({ code: 'amount-differs', paymentId: known.id })
      const order = (await lockOrder(client, known.orderNumber)) as Order
      const payment = (await findPayment(client, known.id)) as PaymentRow
      if (word.gatewayId !== null) await knowGatewayId(client, payment.id, word.gatewayId)
      hasLetters = await settle(client, order, payment, word.status)
      const after = (await findOrder(client, order.number)) as Order
      if (hasLetters) await options.queueLetters(client, after, clock())
      return accepted(after)
    })
    if (hasLetters) options.onLetters?.()
    if (!outcome.ok)
      log.warn({ payment: word.paymentId, refusal: outcome.refusal.code }, 'payment not settled')
    return outcome
  }

  async function settle(
    client: ClientBase,
    order: Order,
    payment: PaymentRow,
    status: GatewayPayment['status'],
  ): Promise<boolean> {
    const decided = settlement(order, payment, status)
    if (decided.kind === 'nothing') return false
    if (decided.kind === 'waits') {
      await movePayment(client, payment.id, 'waiting')
      return false
    }
    if (decided.kind === 'refused') {
      await movePayment(client, payment.id, 'refused')
      return true
    }
    await movePayment(client, payment.id, 'completed', clock())
    if (decided.kind === 'goes-back') await giveBack(client, payment, decided.reason)
    else if (decided.kind === 'counts' || (await isSeatedAgain(client, order)))
      await confirm(client, order, payment)
    else {
      await giveBack(client, payment, 'places-gone')
      await moveOrder(client, order.number, 'refunded')
    }
    return true
  }

  async function confirm(client: ClientBase, order: Order, payment: PaymentRow): Promise<void> {
    await client.query(
      `update booking.orders set state = 'confirmed', paid = paid + $2, confirmed_at = coalesce(confirmed_at, $3)
       where number = $1`,
      [order.number, payment.amount, clock()],
    )
  }

  async function giveBack(client: ClientBase, payment: PaymentRow, reason: RefundReason): Promise<void> {
    await askRefund(client, { id: randomUUID(), payment, reason, now: clock() })
  }

  /** All places and seats again, or none of them. */
  async function isSeatedAgain(client: ClientBase, order: Order): Promise<boolean> {
    await client.query('savepoint places')
    const claimed = await claim(client, order.number, stockOf(order.offer, order.upsells))
    const seated = claimed.ok ? await seats.takeAgain(client, order.number, order.seats) : claimed
    if (!seated.ok) await client.query('rollback to savepoint places')
    return seated.ok
  }

  return {
    hear,

    /** Asks the bank about a payment: after the guest's return, while a code waits, and until there is a last word. */
    async settle({ paymentId }: { readonly paymentId: string }): Promise<Outcome<Order, SettleRefusal>> {
      const payment = await store.read((client) => findPayment(client, paymentId))
      if (!payment) return refused({ code: 'payment-unknown' })
      if (payment.gatewayId === null) return refused({ code: 'bank-unreachable', reason: 'unknown' })
      const word = await gateway.look(payment.gatewayId)
      if (!word.ok) return refused({ code: 'bank-unreachable', reason: word.refusal.code })
      return hear(word.value)
    },

    /** What the bank tells by itself. Null: a true word, and nothing to do. */
    async notified(
      body: Buffer,
      signature: string | undefined,
    ): Promise<Outcome<Order | null, SettleRefusal>> {
      const word = gateway.readNotification(body, signature)
      if (word.ok) return hear(word.value)
      if (word.refusal.code === 'not-a-payment') return accepted(null)
      log.warn({ refusal: word.refusal.code }, 'notification refused')
      return refused({ code: word.refusal.code })
    },
  }
}
