import { createHash } from 'node:crypto'
import type { BankOrder, Notice, Protocol, Refund } from './bank-order.ts'
import type { BankSettings } from './settings.ts'

const minute = 60_000
const hour = 60 * minute

/** When the tries happen, counted from the first: at once, then at growing intervals. PayU goes on for three days. */
const payuTries = [
  ...[0, 1, 2, 5, 10, 30].map((minutes) => minutes * minute),
  ...[1, 2, 3, 6, 9, 12, 15, 18, 21, 24, 36, 48, 60, 72].map((hours) => hours * hour),
]

const p24Tries = [0, 3, 5, 15, 30, 60, 150, 450].map((minutes) => minutes * minute)
const triesAfterMs = { payu: payuTries, p24: p24Tries }

export function orderNotice(order: BankOrder, _settings: BankSettings, now: Date): object {
  return {
    order: describeOrder(order),
    localReceiptDateTime: now.toISOString(),
    properties: [{ name: 'PAYMENT_ID', value: order.paymentId ?? '' }],
  }
}

export function refundNotice(order: BankOrder, refund: Refund): object {
  return { orderId: order.orderId, extOrderId: order.extOrderId, refund: describeRefund(refund) }
}

export function noticeOf(url: string, document: object, now: Date): Notice {
  const since = now.toISOString()
  return { url, body: JSON.stringify(document), since, tries: 0, nextTryAt: since, isDelivered: false }
}

/** Plans the next try after an answer other than 200. */
export function afterFailedTry(notice: Notice, protocol: Protocol, haste: number): void {
  const after = triesAfterMs[protocol][notice.tries]
  notice.nextTryAt =
    after === undefined ? null : new Date(Date.parse(notice.since) + after / haste).toISOString()
}

const hashes = { MD5: 'md5', 'SHA-1': 'sha1', 'SHA-256': 'sha256' } as const

/** PayU's signature: a hash of the body followed by the second key. It is not an HMAC. */
export function signatureHeader(body: string, { secondKey, signature }: BankSettings): string {
  const hash = createHash(hashes[signature]).update(body, 'utf8').update(secondKey, 'utf8').digest('hex')
  return `sender=checkout;signature=${hash};algorithm=${signature};content=DOCUMENT`
}

/** The order as PayU's retrieve call and notifications show it. Empty fields are left out. */
export function describeOrder(order: BankOrder) {
  return {
    orderId: order.orderId,
    ...(order.extOrderId === null ? {} : { extOrderId: order.extOrderId }),
    orderCreateDate: order.createdAt,
    ...(order.notifyUrl === null ? {} : { notifyUrl: order.notifyUrl }),
    customerIp: order.customerIp,
    merchantPosId: order.posId,
    description: order.description,
    currencyCode: order.currencyCode,
    totalAmount: String(order.totalAmount),
    ...(order.buyer === null ? {} : { buyer: order.buyer }),
    ...(order.payMethod === null ? {} : { payMethod: { type: order.payMethod.type } }),
    products: order.products,
    status: order.status,
  }
}

export function describeRefund(refund: Refund) {
  return {
    refundId: refund.refundId,
    ...(refund.extRefundId === null ? {} : { extRefundId: refund.extRefundId }),
    amount: String(refund.amount),
    currencyCode: 'PLN',
    description: refund.description,
    creationDateTime: refund.createdAt,
    status: refund.status,
  }
}
