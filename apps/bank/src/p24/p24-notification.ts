import type { BankOrder, Refund } from '../bank-order.ts'
import type { BankSettings } from '../settings.ts'
import { signOf } from './p24-requests.ts'

/** Only for received money; Przelewy24 does not notify about refused or expired payments. */
export function p24OrderNotice(order: BankOrder, { p24 }: BankSettings): object | null {
  if (order.status !== 'WAITING_FOR_CONFIRMATION') return null
  const signed = {
    merchantId: p24.merchantId,
    posId: p24.posId,
    sessionId: order.extOrderId ?? '',
    amount: order.totalAmount,
    originAmount: order.totalAmount,
    currency: order.currencyCode,
    orderId: Number(order.orderId),
    methodId: Number(order.payMethod?.value) || 154,
    statement: `p24-${order.orderId}`,
  }
  return { ...signed, sign: signOf(signed, p24.crc) }
}

export function p24RefundNotice(order: BankOrder, refund: Refund, { p24 }: BankSettings, now: Date): object {
  const name = refund.extRefundId ?? ''
  const signed = {
    orderId: Number(order.orderId),
    sessionId: order.extOrderId ?? '',
    refundsUuid: name.replaceAll('-', ''),
    merchantId: p24.merchantId,
    amount: refund.amount,
    currency: order.currencyCode,
    status: refund.status === 'CANCELED' ? 1 : 0,
  }
  const timestamp = Math.floor(now.getTime() / 1_000)
  return { ...signed, requestId: name, timestamp, sign: signOf(signed, p24.crc) }
}
