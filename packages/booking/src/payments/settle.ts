import { randomUUID } from 'node:crypto'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import type { GatewayPayment, GatewayRefusal } from '../gateway/payment-gateway.ts'
import { spreadAnew } from '../notices/notice-rows.ts'
import type { BookingOptions } from '../open-booking.ts'
import type { Order } from '../order.ts'
import { findOrder, lockOrderOfPayment, moveOrder } from '../orders/order-rows.ts'
import { claimStock } from '../stock/claim-stock.ts'
import { stockOf } from '../stock/stock-of-order.ts'
import type { Store } from '../store.ts'
import { hearingWaiting } from './heard-waiting.ts'
import {
  askRefund,
  confirmOrder,
  findPayment,
  knowGatewayId,
  markWaiting,
  movePayment,
  noteUnfit,
  type ToldPayment,
} from './payment-rows.ts'
import { findToldPayment, purchaseOf } from './purchase-rows.ts'
import type { PurchaseRoom } from './purchases.ts'
import { settlePurchase } from './settle-purchase.ts'
import { type RefundReason, settlement, waitingFrom } from './settlement.ts'

export type SettleRefusal =
  | { readonly code: 'payment-unknown' }
  | { readonly code: 'amount-differs'; readonly paymentId: string }
  | { readonly code: 'forged' }
  | { readonly code: 'unreadable' }
  | { readonly code: 'bank-unreachable'; readonly reason: GatewayRefusal['code'] }

/**
 * What a bank reports of a payment. `gatewayId` is null if the bank never gave it an id. Money that waits to be taken is still
 * under way.
 */
export interface BankWord {
  readonly gateway: string
  readonly gatewayId: string | null
  readonly paymentId: string
  readonly status: Exclude<GatewayPayment['status'], 'arrived'>
  readonly amount: number
}

/** Returns the order afterwards; null: it has not changed, and the bank has no final answer yet. */
export type ApplyStatus = (word: BankWord) => Promise<Outcome<Order | null, SettleRefusal>>

/** Returns null when the report matches our payment: gateway, gateway id and amount. */
function mismatch(
  payment: Pick<ToldPayment, 'id' | 'amount' | 'gateway' | 'gatewayId'>,
  word: BankWord,
): SettleRefusal | null {
  if (payment.gateway !== word.gateway) return { code: 'payment-unknown' }
  if (payment.gatewayId !== null && word.gatewayId !== null && payment.gatewayId !== word.gatewayId)
    return { code: 'payment-unknown' }
  return payment.amount === word.amount ? null : { code: 'amount-differs', paymentId: payment.id }
}

/** Runs in the given transaction. `isNews`: something changed and emails were queued. `order` is null for a purchase. */
export type SettleIn = (
  client: ClientBase,
  word: BankWord,
) => Promise<Outcome<{ readonly order: Order | null; readonly isNews: boolean }, SettleRefusal>>

/** Applies everything that banks report: webhooks, the guest's return, reconciliation, and statements that staff read. */
export function settling(
  options: BookingOptions,
  store: Store,
  room: PurchaseRoom,
): { applyStatus: ApplyStatus; settleIn: SettleIn } {
  const { seats, clock, log, claim = claimStock } = options
  const waiting = hearingWaiting()

  async function applyStatus(word: BankWord): Promise<Outcome<Order | null, SettleRefusal>> {
    const isOpen = word.status === 'new' || word.status === 'pending'
    if (isOpen && waiting.isKnown(word)) return accepted(null)
    const outcome = isOpen ? await store.read((client) => applyOpen(client, word)) : await applyLast(word)
    if (!outcome.ok) {
      const { code } = outcome.refusal
      log.warn({ payment: word.paymentId, refusal: code }, 'payment not settled')
      const isMoney = word.status === 'completed' && (code === 'payment-unknown' || code === 'amount-differs')
      if (isMoney) await store.read((client) => noteUnfit(client, word, code, clock()))
    }
    return outcome
  }

  /** The order does not change, so it is not locked. */
  async function applyOpen(client: ClientBase, word: BankWord): Promise<Outcome<null, SettleRefusal>> {
    if (await markWaiting(client, word, waitingFrom)) {
      waiting.remember(word)
      return accepted(null)
    }
    const known = await findPayment(client, word.paymentId)
    return refused((known && mismatch(known, word)) ?? { code: 'payment-unknown' })
  }

  async function applyLast(word: BankWord): Promise<Outcome<Order | null, SettleRefusal>> {
    const outcome = await store.decide((client) => settleIn(client, word))
    if (!outcome.ok) return outcome
    if (outcome.value.isNews) options.onEmails?.()
    return accepted(outcome.value.order)
  }

  /**
   * Makes one transition exactly once: the order is locked, the payment's state decides, and everything commits together with its
   * emails.
   */
  const settleIn: SettleIn = async (client, word) => {
    const known = await lockOrderOfPayment(client, word.paymentId)
    if (!known) return settlePurchaseIn(client, word)
    const { order, payment } = known
    const fits = await recognise(client, payment, word)
    if (!fits.ok) return fits
    const after = await settle(client, order, payment, word.status)
    if (after) await options.queueEmails(client, after, clock())
    return accepted({ order: after ?? order, isNews: after !== null })
  }

  /** The same for a purchase of another package. */
  const settlePurchaseIn: SettleIn = async (client, word) => {
    const purchase = await purchaseOf(client, word.paymentId)
    if (purchase === null) return refused({ code: 'payment-unknown' })
    const purchases = room()
    if (!purchases) return refused({ code: 'bank-unreachable', reason: 'unknown' })
    const standing = await purchases.lock(client, purchase)
    const payment = await findToldPayment(client, word.paymentId)
    if (!payment) return refused({ code: 'payment-unknown' })
    const fits = await recognise(client, payment, word)
    if (!fits.ok) return fits
    const heard = { status: word.status, now: clock() }
    const isNews = await settlePurchase(client, { purchases, standing }, { purchase, payment }, heard)
    return accepted({ order: null, isNews })
  }

  /** Checks that the report is about this payment and stores the bank's id. */
  async function recognise(
    client: ClientBase,
    payment: ToldPayment,
    word: BankWord,
  ): Promise<Outcome<null, SettleRefusal>> {
    const differs = mismatch(payment, word)
    if (differs) return refused(differs)
    if (word.gatewayId !== null && payment.gatewayId === null)
      await knowGatewayId(client, payment.id, word.gatewayId)
    return accepted(null)
  }

  /** Returns null when nothing changes. */
  async function settle(
    client: ClientBase,
    order: Order,
    payment: ToldPayment,
    status: BankWord['status'],
  ): Promise<Order | null> {
    const decided = settlement(order, payment, status)
    if (decided.kind === 'nothing' || decided.kind === 'waits') return null
    if (decided.kind === 'counts') return confirmOrder(client, order, payment, clock())
    if (decided.kind === 'refused') await movePayment(client, payment.id, 'refused')
    else {
      if (decided.kind === 'counts-if-seated' && (await isSeatedAgain(client, order)))
        return confirmOrder(client, order, payment, clock())
      await movePayment(client, payment.id, 'completed', clock())
      await giveBack(client, payment, decided.kind === 'goes-back' ? decided.reason : 'places-gone')
      if (decided.kind === 'counts-if-seated') await moveOrder(client, order.number, 'refunded')
    }
    return findOrder(client, order.number)
  }

  async function giveBack(client: ClientBase, payment: ToldPayment, reason: RefundReason): Promise<void> {
    await askRefund(client, { id: randomUUID(), payment, reason, now: clock() })
  }

  /** Claims all places and seats again, or none. */
  async function isSeatedAgain(client: ClientBase, order: Order): Promise<boolean> {
    await client.query('savepoint places')
    const claimed = await claim(client, order.number, stockOf(order.offer, order.upsells))
    const seated = claimed.ok ? await seats.takeAgain(client, order.number, order.seats) : claimed
    if (seated.ok) await spreadAnew(client, order.placedAt)
    else await client.query('rollback to savepoint places')
    return seated.ok
  }

  return { applyStatus, settleIn }
}
