import { randomUUID } from 'node:crypto'
import type { ClientBase } from 'pg'
import type { PaymentGateway } from '../gateway/payment-gateway.ts'
import type { BookingOptions } from '../open-booking.ts'
import { lockOrder } from '../orders/order-rows.ts'
import type { Store } from '../store.ts'
import { transferGateway } from '../transfers/transfer.ts'
import type { AskBank } from './ask-banks.ts'
import { notifyUrl } from './notify-path.ts'
import { lockPayable } from './payable.ts'
import { type PaymentRow, takePaymentsToLookAt } from './payment-rows.ts'
import type { PurchaseRoom } from './purchases.ts'
import {
  countAtOthers,
  findRefundToSend,
  finishRefund,
  type RefundRow,
  type RefundToFinish,
  renameRefund,
  takeRefundsToAsk,
} from './refund-rows.ts'

const armful = 10
/** A rejected refund is not requested again at once: staff may have to solve it at the bank first. */
const afterRejectionMs = 60 * 60_000

/**
 * Queries every bank about payments and refunds without a final answer. A bank that does not answer is skipped until the next
 * run; the others are not.
 */
export function reconciling(options: BookingOptions, store: Store, ask: AskBank, room: PurchaseRoom) {
  const { gateways, clock, log, siteUrl } = options

  /** Returns false when the bank does not answer. */
  async function lookAt(payment: PaymentRow): Promise<boolean> {
    const outcome = await ask(payment)
    return (
      outcome.ok || outcome.refusal.code !== 'bank-unreachable' || outcome.refusal.reason !== 'unreachable'
    )
  }

  const refundBy = (gateway: PaymentGateway) => async (row: RefundRow) => {
    const { id, askedAs, gatewayId, amount, label } = row
    const asked = await gateway.refund(gatewayId, {
      refundId: askedAs,
      amount,
      description: `Wojaż ${label}`,
      notifyUrl: notifyUrl(siteUrl, gateway.name),
    })
    if (!asked.ok) {
      log.warn({ refund: id, refusal: asked.refusal.code }, 'refund not taken yet')
      return asked.refusal.code !== 'unreachable'
    }
    if (asked.value === 'rejected') await askAnew(row)
    if (asked.value === 'paid-out') await paidOut(row)
    return true
  }

  async function askAnew(row: RefundRow): Promise<void> {
    log.warn({ refund: row.id }, 'refund rejected by the bank, asked for anew')
    const at = new Date(clock().getTime() + afterRejectionMs)
    await store.read((client) => renameRefund(client, row, randomUUID(), at))
  }

  /** Returns false when it was already known, or the selling package is not registered yet. */
  async function paidOut(row: RefundToFinish): Promise<boolean> {
    const { purchase } = row
    const isNews = await store.change((client) =>
      purchase === null ? orderPaidBack(client, row) : purchasePaidBack(client, row, purchase),
    )
    options.onEmails?.()
    return isNews
  }

  async function orderPaidBack(client: ClientBase, row: RefundToFinish): Promise<boolean> {
    const number = row.orderNumber ?? ''
    const order = await lockOrder(client, number)
    const isFinished = await finishRefund(client, row, clock())
    const after = order && isFinished ? await lockOrder(client, number) : null
    if (after) await options.queueEmails(client, after, clock())
    return isFinished
  }

  async function purchasePaidBack(
    client: ClientBase,
    row: RefundToFinish,
    purchase: string,
  ): Promise<boolean> {
    const purchases = room()
    if (!purchases) return false
    const { id: refundId, paymentId, amount } = row
    const isKnown = await lockPayable(client, { purchase }, room)
    const now = clock()
    const isFinished = await finishRefund(client, row, now)
    if (isFinished && isKnown)
      await purchases.refundPaidOut(client, { purchase, paymentId, refundId, amount, now })
    return isFinished
  }

  async function inTurn<Row>(
    take: () => Promise<Row[]>,
    work: (row: Row) => Promise<boolean>,
  ): Promise<number> {
    let done = 0
    while (true) {
      const rows = await take()
      if (rows.length === 0) return done
      const answered = await Promise.all(rows.map(work))
      done += rows.length
      if (answered.includes(false)) return done
    }
  }

  const askRefunds = (gateway: PaymentGateway) =>
    inTurn(
      () => store.read((client) => takeRefundsToAsk(client, gateway.name, clock(), armful)),
      refundBy(gateway),
    )

  let told = ''
  /**
   * Nobody can query a bank that is no longer configured, so staff must know what waits there. Logged once for each new count.
   */
  async function tellOrphans(): Promise<void> {
    // Transfers are refunded by staff.
    const names = [...gateways.all.map(({ name }) => name), transferGateway]
    const waiting = await store.read((client) => countAtOthers(client, names))
    const counts = JSON.stringify(waiting)
    const isNews = counts !== told && waiting.payments + waiting.refunds > 0
    told = counts
    if (isNews) log.warn(waiting, 'money waits at banks that are not configured')
  }

  async function reconcileAt(gateway: PaymentGateway): Promise<number> {
    const looks = await inTurn(
      () => store.read((client) => takePaymentsToLookAt(client, gateway.name, clock(), armful)),
      lookAt,
    )
    return looks + (await askRefunds(gateway))
  }

  return {
    askRefunds,
    /** Marks a refund as sent by bank transfer. Returns false when there is nothing to send. */
    async refundSent(id: string): Promise<boolean> {
      const row = await store.read((client) => findRefundToSend(client, id, transferGateway))
      return row ? paidOut(row) : false
    },
    /** Returns how many payments and refunds were queried. */
    async reconcile(): Promise<number> {
      const done = await Promise.all(gateways.all.map(reconcileAt))
      await tellOrphans()
      return done.reduce((sum, count) => sum + count, 0)
    },
  }
}
