import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { asRecord, type Json } from './ask-provider.ts'
import type {
  ChosenMethod,
  GatewayPayment,
  GatewayRefusal,
  PaymentGateway,
  PaymentWish,
  RefundState,
  RefundWish,
  StartedPayment,
} from './payment-gateway.ts'
import { answerLimitMs, type PayuAnswer, type PayuSettings, payuCalls } from './payu-calls.ts'
import { methodValues, readMethod } from './payu-methods.ts'
import { currencyCode, readPayment } from './payu-payment.ts'
import { isSignedBy } from './payu-signature.ts'

/** PayU REST 2.1. The local test bank has the same API, so switching to PayU is a change of settings. */
export function payuGateway(settings: PayuSettings): PaymentGateway {
  const call = payuCalls(settings)
  const patience = () => AbortSignal.timeout(settings.answerWithinMs ?? answerLimitMs)

  async function look(
    gatewayId: string,
    signal?: AbortSignal,
  ): Promise<Outcome<GatewayPayment, GatewayRefusal>> {
    const answer = await call('GET', `/api/v2_1/orders/${encodeURIComponent(gatewayId)}`, { signal })
    if (answer?.status !== 200) return refusedBy(answer)
    const payment = readPayment((answer.body.orders as readonly Json[] | undefined)?.[0], settings.posId)
    return payment
      ? accepted(payment)
      : refused({ code: 'unreachable', detail: 'an answer without an order' })
  }

  async function cancel(
    gatewayId: string,
    signal = patience(),
  ): Promise<Outcome<GatewayPayment, GatewayRefusal>> {
    const answer = await call('DELETE', `/api/v2_1/orders/${encodeURIComponent(gatewayId)}`, { signal })
    // Whatever the answer was, read the current state of the order: cancelled, or paid a moment before.
    return answer === null || answer.status >= 500 ? refusedBy(answer) : look(gatewayId, signal)
  }

  /** PayU finds no order by our id, but it accepts each id once: a new order either names the known one or takes its place. */
  async function find(
    { paymentId, amount }: Pick<PaymentWish, 'paymentId' | 'amount'>,
    signal = patience(),
  ): Promise<Outcome<GatewayPayment, GatewayRefusal>> {
    const body = {
      ...orderHead({ paymentId, amount, description: 'Wojaż', customerIp: '127.0.0.1' }, settings.posId),
      validityTime: '60',
    }
    const answer = await call('POST', '/api/v2_1/orders', { body, signal })
    if (answer && statusCode(answer) === 'ERROR_ORDER_NOT_UNIQUE') {
      const { orderId } = answer.body
      return typeof orderId === 'string' ? look(orderId, signal) : refusedBy(answer)
    }
    const made = isMade(answer) ? readStarted(answer.body) : refusedBy(answer)
    return made.ok ? cancel(made.value.gatewayId, signal) : made
  }

  /** The id was used before: an earlier call arrived, but its answer was lost. */
  async function afterNotUnique(
    answer: NonNullable<PayuAnswer>,
    wish: PaymentWish,
    signal: AbortSignal,
  ): Promise<Outcome<StartedPayment, GatewayRefusal>> {
    const gatewayId = answer.body.orderId
    if (typeof gatewayId !== 'string') return refusedBy(answer)
    const found = await look(gatewayId, signal)
    if (!found.ok) return found
    if (found.value.status === 'cancelled') return refusedBy(answer)
    if (found.value.status !== 'new' || wish.method.kind === 'blik')
      return accepted({ gatewayId, redirectUrl: null })
    // The URL of its page is lost, so it must not stay open beside the next attempt.
    const cancelled = await cancel(gatewayId, signal)
    return cancelled.ok ? refusedBy(answer) : cancelled
  }

  return {
    name: 'payu',
    patience,
    gatewayIdOf: () => null,
    look,
    find,
    // Our points of sale take money automatically. A payment that waits is only read again.
    take: ({ gatewayId }) => look(gatewayId),
    cancel,

    async methods(locale) {
      const answer = await call('GET', `/api/v2_1/paymethods?lang=${locale}`)
      if (answer?.status !== 200 || !Array.isArray(answer.body.payByLinks)) return refusedBy(answer)
      return accepted((answer.body.payByLinks as readonly Json[]).map(readMethod))
    },

    async start(wish, signal = patience()) {
      const body = orderOf(wish, settings.posId)
      const answer = await call('POST', '/api/v2_1/orders', { body, signal })
      if (isMade(answer)) return readStarted(answer.body)
      return statusCode(answer) === 'ERROR_ORDER_NOT_UNIQUE' && answer
        ? afterNotUnique(answer, wish, signal)
        : refusedBy(answer)
    },

    async refund(gatewayId, wish) {
      const path = `/api/v2_1/orders/${encodeURIComponent(gatewayId)}/refunds`
      const { description, amount, refundId } = wish
      const refund = { description, amount: String(amount), extRefundId: refundId }
      const answer = await call('POST', path, { body: { refund } })
      if (answer?.status === 200 || answer?.status === 201) return accepted(readRefund(answer.body.refund))
      if (answer?.status !== 400) return refusedBy(answer)
      // The refund may have been requested before. Then it is in the list, whatever its state.
      const list = await call('GET', path)
      if (list?.status !== 200) return refusedBy(list)
      const known = ((list.body.refunds ?? []) as readonly Json[]).find(isNamed(wish))
      return known ? accepted(readRefund(known)) : refusedBy(answer)
    },

    readNotification({ body, headers }) {
      const signature = headers['openpayu-signature']
      if (!isSignedBy(settings.secondKey, body, typeof signature === 'string' ? signature : undefined))
        return refused({ code: 'forged' })
      const document = asRecord(body.toString('utf8'))
      const refund = document.refund as Json | undefined
      if (refund) return accepted({ of: 'refund', refundId: String(refund.extRefundId) })
      const payment = readPayment(document.order as Json | undefined, settings.posId)
      return payment ? accepted({ of: 'payment', payment }) : refused({ code: 'unreadable' })
    },
  }
}

type Head = Pick<PaymentWish, 'paymentId' | 'amount' | 'description' | 'customerIp'>

/** What PayU requires of every order. */
function orderHead({ paymentId, amount, description, customerIp }: Head, posId: string) {
  return {
    extOrderId: paymentId,
    merchantPosId: posId,
    customerIp,
    description,
    currencyCode,
    totalAmount: String(amount),
    products: [{ name: description, unitPrice: String(amount), quantity: '1' }],
  }
}

function isMade(answer: PayuAnswer): answer is NonNullable<PayuAnswer> {
  return answer !== null && [200, 201, 302].includes(answer.status)
}

function orderOf(wish: PaymentWish, posId: string) {
  const { buyer } = wish
  return {
    ...orderHead(wish, posId),
    notifyUrl: wish.notifyUrl,
    continueUrl: wish.continueUrl,
    validityTime: String(wish.validSeconds),
    buyer: {
      email: buyer.email,
      phone: buyer.phone,
      firstName: buyer.firstName,
      lastName: buyer.lastName,
      language: buyer.locale,
    },
    payMethods: { payMethod: payMethodOf(wish.method) },
  }
}

function payMethodOf(method: ChosenMethod) {
  if (method.kind === 'blik') return { type: 'BLIK_AUTHORIZATION_CODE', value: method.code }
  return { type: 'PBL', value: method.kind === 'bank' ? method.value : methodValues[method.kind] }
}

function readStarted({ orderId, redirectUri }: Json): Outcome<StartedPayment, GatewayRefusal> {
  if (typeof orderId !== 'string')
    return refused({ code: 'unreachable', detail: 'an answer without orderId' })
  return accepted({ gatewayId: orderId, redirectUrl: typeof redirectUri === 'string' ? redirectUri : null })
}

const refundStates: ReadonlyMap<unknown, RefundState> = new Map([
  ['FINALIZED', 'paid-out'],
  ['CANCELED', 'rejected'],
])

const readRefund = (refund: unknown): RefundState =>
  refundStates.get((refund as Json | undefined)?.status) ?? 'waits'

const isNamed =
  ({ refundId }: RefundWish) =>
  ({ extRefundId }: Json) =>
    extRefundId === refundId

function statusCode(answer: PayuAnswer): string {
  return String((answer?.body.status as Json | undefined)?.statusCode ?? '')
}

/** Timeouts and provider errors leave the result open. Only a clear refusal counts as one. */
function refusedBy(answer: PayuAnswer): { readonly ok: false; readonly refusal: GatewayRefusal } {
  if (answer === null) return refused({ code: 'unreachable', detail: 'no answer' })
  const detail = `${answer.status} ${statusCode(answer)}`.trim()
  if (answer.status === 404) return refused({ code: 'unknown', detail })
  if (statusCode(answer) === 'ERROR_ORDER_NOT_UNIQUE') return refused({ code: 'not-unique', detail })
  if (answer.status === 400) return refused({ code: 'invalid', detail })
  return refused({ code: answer.status > 400 && answer.status < 500 ? 'refused' : 'unreachable', detail })
}
