import type { Outcome } from '@wojaz/travel/outcome'
import type { BookingOptions } from '../open-booking.ts'
import type { Order } from '../order.ts'
import { lockOrder } from '../orders/order-rows.ts'
import type { Store } from '../store.ts'
import {
  finishRefund,
  type PaymentRow,
  type RefundRow,
  takePaymentsToLookAt,
  takeRefundsToAsk,
} from './payment-rows.ts'
import type { Hear, SettleRefusal } from './settle.ts'

const armful = 10
/** For words that are still on their way when a payment's time is over. */
const patienceMs = 2 * 60_000

interface Settle {
  readonly hear: Hear
  settle(payment: { paymentId: string }): Promise<Outcome<Order, SettleRefusal>>
}

/** Asks the bank about everything that has no last word yet. A bank that does not answer is left alone until the next round. */
export function reconciling(options: BookingOptions, store: Store, { hear, settle }: Settle) {
  const { gateway, clock, log } = options

  /** False: the bank is away. */
  async function lookAt(payment: PaymentRow): Promise<boolean> {
    if (payment.gatewayId === null) {
      // The bank never said that it knows of it, and may not take money for it any more.
      if (payment.validUntil.getTime() + patienceMs < clock().getTime())
        await hear({
          paymentId: payment.id,
          gatewayId: null,
          amount: payment.amount,
          status: 'cancelled',
        })
      return true
    }
    const outcome = await settle({ paymentId: payment.id })
    return (
      outcome.ok || outcome.refusal.code !== 'bank-unreachable' || outcome.refusal.reason !== 'unreachable'
    )
  }

  async function refund(row: RefundRow): Promise<boolean> {
    const { id, gatewayId, amount, orderNumber } = row
    const asked = await gateway.refund(gatewayId, {
      refundId: id,
      amount,
      description: `Wojaż ${orderNumber}`,
    })
    if (!asked.ok) {
      log.warn({ refund: id, refusal: asked.refusal.code }, 'refund not taken yet')
      return asked.refusal.code !== 'unreachable'
    }
    if (asked.value.isFinal)
      await store.change(async (client) => {
        const order = await lockOrder(client, orderNumber)
        const isNews = await finishRefund(client, row, clock())
        const after = order && isNews ? await lockOrder(client, orderNumber) : null
        if (after) await options.queueLetters(client, after, clock())
      })
    if (asked.value.isFinal) options.onLetters?.()
    return true
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

  /** Answers with how many payments and refunds it asked about. */
  return async function reconcile(): Promise<number> {
    const looks = await inTurn(
      () => store.read((client) => takePaymentsToLookAt(client, clock(), armful)),
      lookAt,
    )
    const refunds = await inTurn(
      () => store.read((client) => takeRefundsToAsk(client, clock(), armful)),
      refund,
    )
    return looks + refunds
  }
}
