import type { Json } from './ask-provider.ts'
import type { P24Settings } from './p24-calls.ts'
import { methodFields } from './p24-methods.ts'
import { isSignOf, signFields } from './p24-sign.ts'
import type { GatewayPayment, PaymentWish, RefundState, RefundWish } from './payment-gateway.ts'
import { currencyCode, uuid } from './payu-payment.ts'

type Keys = Pick<P24Settings, 'merchantId' | 'posId' | 'crc'>

/** A Przelewy24 transaction: a payment, and the number that verifies and refunds it. */
export interface Transaction {
  readonly orderId: number
  readonly payment: GatewayPayment
}

/** 1 is an advance payment, which becomes ours when we verify it. 3 was paid and refunded. */
const statuses: ReadonlyMap<unknown, GatewayPayment['status']> = new Map([
  [0, 'new'],
  [1, 'arrived'],
  [2, 'completed'],
  [3, 'completed'],
])

/** Returns null when it is not a payment of our shop in złoty. */
export function readTransaction(data: Json | undefined): Transaction | null {
  const status = statuses.get(data?.status)
  return status ? transactionOf(data, status) : null
}

function transactionOf(data: Json | undefined, status: GatewayPayment['status']): Transaction | null {
  const { sessionId, orderId, amount, currency } = data ?? {}
  if (currency !== currencyCode || !Number.isSafeInteger(amount) || !Number.isSafeInteger(orderId))
    return null
  if (typeof sessionId !== 'string' || !uuid.test(sessionId)) return null
  const payment = { gatewayId: sessionId, paymentId: sessionId, status, amount: amount as number }
  return { orderId: orderId as number, payment }
}

/** The signed fields of a payment webhook, in this order. */
const paidFields = [
  ...['merchantId', 'posId', 'sessionId', 'amount', 'originAmount', 'currency', 'orderId', 'methodId'],
  'statement',
]
/** The signed fields of a refund webhook. */
const refundFields = [
  ...['orderId', 'sessionId', 'refundsUuid', 'merchantId', 'amount', 'currency', 'status'],
]

export const isPaidSigned = (word: Json, { crc }: Keys) => isSignOf(word.sign, pick(word, paidFields), crc)
export const isRefundSigned = (word: Json, { crc }: Keys) =>
  isSignOf(word.sign, pick(word, refundFields), crc)

/** Returns null for another shop, another amount than requested, or another currency. */
export function readPaid(word: Json, { merchantId, posId }: Keys): GatewayPayment | null {
  if (word.merchantId !== merchantId || word.posId !== posId || word.amount !== word.originAmount) return null
  return transactionOf(word, 'arrived')?.payment ?? null
}

function pick(word: Json, fields: readonly string[]): Record<string, string | number> {
  return Object.fromEntries(fields.map((field) => [field, word[field] as string | number]))
}

/** Its pages have no Ukrainian; these guests get Polish. */
const languages = { pl: 'pl', cs: 'cs', ro: 'ro', hu: 'hu', uk: 'pl' } as const
const mostMinutes = 99

export function registerBody(wish: PaymentWish, { merchantId, posId, crc }: Keys) {
  const { paymentId: sessionId, amount, buyer } = wish
  const minutes = Math.min(mostMinutes, Math.max(1, Math.floor(wish.validSeconds / 60)))
  return {
    merchantId,
    posId,
    sessionId,
    amount,
    currency: currencyCode,
    description: wish.description,
    email: buyer.email,
    client: `${buyer.firstName} ${buyer.lastName}`.slice(0, 40),
    address: buyer.street?.slice(0, 80),
    zip: buyer.postalCode?.slice(0, 10),
    city: buyer.city?.slice(0, 50),
    country: 'PL',
    phone: buyer.phone.replace(/\D/g, '').slice(0, 12),
    language: languages[buyer.locale],
    ...methodFields(wish.method),
    urlReturn: wish.continueUrl,
    urlStatus: wish.notifyUrl,
    timeLimit: minutes,
    waitForResult: false,
    // Required for a BLIK code.
    additional: { PSU: { IP: wish.customerIp, userAgent: 'Wojaz' } },
    sign: signFields({ sessionId, merchantId, amount, currency: currencyCode }, crc),
  }
}

export function verifyBody({ orderId, payment }: Transaction, { merchantId, posId, crc }: Keys) {
  const { paymentId: sessionId, amount } = payment
  const signed = { sessionId, orderId, amount, currency: currencyCode }
  return { merchantId, posId, ...signed, sign: signFields(signed, crc) }
}

export function refundBody({ orderId, payment }: Transaction, wish: RefundWish) {
  const { refundId, amount, description, notifyUrl } = wish
  return {
    requestId: refundId,
    refundsUuid: shortName(refundId),
    refunds: [{ orderId, sessionId: payment.paymentId, amount, description: description.slice(0, 35) }],
    urlStatus: notifyUrl,
  }
}

/** At most 35 characters, so a UUID is sent without its dashes. */
const shortName = (id: string) => id.replaceAll('-', '')

/** Returns our id of the refund in a webhook, from its signed field. */
export const refundIdOf = ({ refundsUuid }: Json): string =>
  String(refundsUuid).replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5')

const refundStates: ReadonlyMap<unknown, RefundState> = new Map([
  [1, 'paid-out'],
  [4, 'rejected'],
])

/** Returns the state of this refund, or null when it was not requested. */
export function findRefund(data: Json | undefined, refundId: string): RefundState | null {
  const refunds = Array.isArray(data?.refunds) ? (data.refunds as readonly Json[]) : []
  const known = refunds.find(({ requestId }) => requestId === refundId)
  return known ? (refundStates.get(known.status) ?? 'waits') : null
}
