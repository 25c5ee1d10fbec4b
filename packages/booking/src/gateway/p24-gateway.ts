import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { asRecord, type Json, type ProviderAnswer } from './ask-provider.ts'
import { type P24Settings, p24Calls } from './p24-calls.ts'
import { readMethods } from './p24-methods.ts'
import * as words from './p24-payment.ts'
import type { GatewayPayment, GatewayRefusal, PaymentGateway, RefundState } from './payment-gateway.ts'
import { answerLimitMs } from './payu-calls.ts'

/**
 * Przelewy24's REST API, version 1. It identifies a payment by the id that we gave it (`sessionId`). Its webhook reports only
 * money that arrived, and such money is ours only after we verify it. Unpaid payments expire by our clock.
 */
export function p24Gateway(settings: P24Settings): PaymentGateway {
  const call = p24Calls(settings)
  const patience = () => AbortSignal.timeout(settings.answerWithinMs ?? answerLimitMs)

  async function find(
    sessionId: string,
    signal?: AbortSignal,
  ): Promise<Outcome<words.Transaction, GatewayRefusal>> {
    const answer = await call('GET', `transaction/by/sessionId/${encodeURIComponent(sessionId)}`, { signal })
    if (answer?.status !== 200) return refusedBy(answer)
    const transaction = words.readTransaction(answer.body.data as Json | undefined)
    return transaction
      ? accepted(transaction)
      : refused({ code: 'unreachable', detail: 'an answer without a payment' })
  }

  async function look(sessionId: string, signal?: AbortSignal) {
    const found = await find(sessionId, signal)
    return found.ok ? accepted(found.value.payment) : found
  }

  async function take({
    gatewayId,
    amount,
  }: GatewayPayment): Promise<Outcome<GatewayPayment, GatewayRefusal>> {
    const found = await find(gatewayId)
    if (!found.ok) return found
    if (found.value.payment.status !== 'arrived') return accepted(found.value.payment)
    if (found.value.payment.amount !== amount) return refused({ code: 'invalid', detail: 'another amount' })
    const answer = await call('PUT', 'transaction/verify', { body: words.verifyBody(found.value, settings) })
    if (answer?.status === 200) return accepted({ ...found.value.payment, status: 'completed' })
    // It may have been verified by an earlier call whose answer was lost. Then the payment itself shows it.
    const after = answer && answer.status < 500 ? await look(gatewayId) : refusedBy(answer)
    return after.ok && after.value.status !== 'completed' ? refusedBy(answer) : after
  }

  /** Returns null when no such refund was requested. */
  async function refundOf(
    orderId: number,
    refundId: string,
  ): Promise<Outcome<RefundState | null, GatewayRefusal>> {
    const list = await call('GET', `refund/by/orderId/${orderId}`)
    if (list?.status !== 200 && list?.status !== 404) return refusedBy(list)
    return accepted(words.findRefund(list.body.data as Json | undefined, refundId))
  }

  return {
    name: 'p24',
    patience,
    gatewayIdOf: (paymentId) => paymentId,
    look,
    /** It knows a payment by our id alone. One that it never got runs out with our own time. */
    find: ({ paymentId }, signal) => look(paymentId, signal),
    take,
    /** Przelewy24 cannot cancel a payment. Money that arrives anyway is found and refunded. */
    cancel: look,

    async methods(locale) {
      const answer = await call('GET', `payment/methods/${locale === 'pl' ? 'pl' : 'en'}`)
      if (answer?.status !== 200 || !Array.isArray(answer.body.data)) return refusedBy(answer)
      return accepted(readMethods(answer.body.data as readonly Json[]))
    },

    async start(wish, signal = patience()) {
      const body = words.registerBody(wish, settings)
      const answer = await call('POST', 'transaction/register', { body, signal })
      const token = (answer?.body.data as Json | undefined)?.token
      if (answer?.status !== 200) return refusedBy(answer)
      if (typeof token !== 'string')
        return refused({ code: 'unreachable', detail: 'an answer without token' })
      const gatewayId = wish.paymentId
      if (wish.method.kind !== 'blik')
        return accepted({ gatewayId, redirectUrl: `${settings.url}/trnRequest/${token}` })
      const charge = { token, blikCode: wish.method.code }
      const charged = await call('POST', 'paymentMethod/blik/chargeByCode', { body: charge, signal })
      return charged?.status === 201 ? accepted({ gatewayId, redirectUrl: null }) : refusedBy(charged)
    },

    async refund(gatewayId, wish) {
      const found = await find(gatewayId)
      if (!found.ok) return found
      const { orderId } = found.value
      // The refund may have been requested before. Then it is in the list, whatever its state.
      const known = await refundOf(orderId, wish.refundId)
      if (!known.ok) return known
      if (known.value) return accepted(known.value)
      const answer = await call('POST', 'transaction/refund', { body: words.refundBody(found.value, wish) })
      if (answer?.status === 201) return accepted('waits')
      if (answer?.status !== 409) return refusedBy(answer)
      const meanwhile = await refundOf(orderId, wish.refundId)
      if (!meanwhile.ok) return meanwhile
      return meanwhile.value ? accepted(meanwhile.value) : refusedBy(answer)
    },

    readNotification({ body }) {
      const word = asRecord(body.toString('utf8'))
      if ('refundsUuid' in word)
        return words.isRefundSigned(word, settings)
          ? accepted({ of: 'refund', refundId: words.refundIdOf(word) })
          : refused({ code: 'forged' })
      if (!words.isPaidSigned(word, settings)) return refused({ code: 'forged' })
      const payment = words.readPaid(word, settings)
      return payment ? accepted({ of: 'payment', payment }) : refused({ code: 'unreadable' })
    },
  }
}

/** Timeouts and provider errors leave the result open. Only a clear refusal counts as one. */
function refusedBy(answer: ProviderAnswer): { readonly ok: false; readonly refusal: GatewayRefusal } {
  if (answer === null) return refused({ code: 'unreachable', detail: 'no answer' })
  const { status } = answer
  const detail = `${status} ${typeof answer.body.code === 'number' ? answer.body.code : ''}`.trim()
  if (status === 404) return refused({ code: 'unknown', detail })
  if (status === 400 || status === 409) return refused({ code: 'invalid', detail })
  return refused({ code: status > 400 && status < 500 ? 'refused' : 'unreachable', detail })
}
