import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { GatewayPayment, Notification, PaymentGateway } from '../gateway/payment-gateway.ts'
import type { BookingOptions } from '../open-booking.ts'
import type { Order } from '../order.ts'
import { findOrder } from '../orders/order-rows.ts'
import type { Store } from '../store.ts'
import { isBeginning } from './is-beginning.ts'
import { isOver } from './is-over.ts'
import { findPayment, type PaymentRow } from './payment-rows.ts'
import { hurryRefund } from './refund-rows.ts'
import type { ApplyStatus, SettleRefusal } from './settle.ts'

export type ApplyStatusFrom = (
  gateway: PaymentGateway,
  word: GatewayPayment,
) => Promise<Outcome<Order | null, SettleRefusal>>

/** Queries a payment and returns its order if that has changed. */
export type AskBank = (payment: PaymentRow) => Promise<Outcome<Order | null, SettleRefusal>>

/** Applies what the banks report, by webhook or when queried. */
export function bankAsking({ gateways, clock, log }: BookingOptions, store: Store, applyStatus: ApplyStatus) {
  /** Takes money that has arrived, because it counts only then. A different amount than requested is not taken. */
  const applyStatusFrom: ApplyStatusFrom = async (gateway, word) => {
    const from = gateway.name
    if (word.status !== 'arrived') return applyStatus({ ...word, status: word.status, gateway: from })
    const isKnown = await applyStatus({ ...word, status: 'pending', gateway: from })
    if (!isKnown.ok) return isKnown
    const taken = await gateway.take(word)
    if (!taken.ok) return refused({ code: 'bank-unreachable', reason: taken.refusal.code })
    const { status } = taken.value
    return applyStatus({ ...taken.value, status: status === 'arrived' ? 'pending' : status, gateway: from })
  }

  /** Called after the guest's return, while a BLIK code waits, and until there is a final answer. */
  const ask: AskBank = async (payment) => {
    const { id: paymentId, gatewayId, amount } = payment
    const now = clock()
    const gateway = gateways.named(payment.gateway)
    if (!gateway) return refused({ code: 'bank-unreachable', reason: 'unknown' })
    const look = await lookFor(gateway, payment, now)
    if (isOver(payment, look, now))
      return applyStatus({ gateway: gateway.name, gatewayId, paymentId, amount, status: 'cancelled' })
    return look?.ok
      ? applyStatusFrom(gateway, look.value)
      : refused({ code: 'bank-unreachable', reason: look?.refusal.code ?? 'unknown' })
  }

  /** Without an answer to its start it is found by our own id; null: its start may still be answered. */
  async function lookFor(gateway: PaymentGateway, payment: PaymentRow, now: Date) {
    const { id: paymentId, gatewayId, amount } = payment
    if (gatewayId !== null) return gateway.look(gatewayId)
    return isBeginning(payment, now) ? null : gateway.find({ paymentId, amount })
  }

  return {
    applyStatusFrom,
    ask,

    /** Queries the bank about a payment of an order, and returns the order. */
    async settle({ paymentId }: { readonly paymentId: string }): Promise<Outcome<Order, SettleRefusal>> {
      const payment = await store.read((client) => findPayment(client, paymentId))
      if (!payment || payment.orderNumber === null) return refused({ code: 'payment-unknown' })
      const { orderNumber } = payment
      const heard = await ask(payment)
      if (!heard.ok) return heard
      const order = heard.value ?? (await store.read((client) => findOrder(client, orderNumber)))
      return accepted(order as Order)
    },

    /** Applies a webhook. Null: it is authentic, and there is nothing to do. */
    async notified(
      from: string,
      notification: Notification,
      askRefunds: (gateway: PaymentGateway) => Promise<unknown>,
    ): Promise<Outcome<Order | null, SettleRefusal>> {
      const gateway = gateways.named(from)
      const news = gateway?.readNotification(notification) ?? refused({ code: 'forged' } as const)
      if (!gateway || !news.ok) {
        log.warn({ gateway: from, refusal: news.ok ? 'unknown' : news.refusal.code }, 'notification refused')
        return refused({ code: news.ok ? 'forged' : news.refusal.code })
      }
      if (news.value.of === 'payment') return applyStatusFrom(gateway, news.value.payment)
      const { refundId } = news.value
      await store.read((client) => hurryRefund(client, gateway.name, refundId, clock()))
      await askRefunds(gateway)
      return accepted(null)
    },
  }
}
