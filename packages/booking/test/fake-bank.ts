import { createHash } from 'node:crypto'
import { accepted, refused } from '@wojaz/travel/outcome'
import type {
  GatewayNews,
  GatewayPayment,
  PaymentGateway,
  PaymentWish,
} from '../src/gateway/payment-gateway.ts'

const secret = 'a key between bank and shop'
const sign = (body: Buffer) => createHash('sha256').update(body).update(secret).digest('hex')
const unreachable = refused({ code: 'unreachable', detail: 'nobody answers' })

/** An in-memory bank that does what the test tells it, at once. */
export function openFakeBank(name = 'document') {
  const payments = new Map<string, GatewayPayment>()
  const wishes: PaymentWish[] = []
  const refunds = new Map<string, number>()
  const mood = {
    isAway: false,
    refusesStart: false,
    refundsLater: false,
    rejects: false,
    takesFail: false,
    cannotCancel: false,
  }
  const taken: string[] = []
  const find = (gatewayId: string) => payments.get(gatewayId)
  const become = (gatewayId: string, status: GatewayPayment['status']) => {
    const known = find(gatewayId)
    if (!known) throw new Error(`No payment ${gatewayId}`)
    const payment = { ...known, status }
    payments.set(gatewayId, payment)
    return payment
  }

  const signed = (news: GatewayNews) => {
    const body = Buffer.from(JSON.stringify(news))
    return { body, headers: { 'document-signature': sign(body) } }
  }

  const gateway: PaymentGateway = {
    name,
    patience: () => new AbortController().signal,
    methods: async () => (mood.isAway ? unreachable : accepted([])),
    gatewayIdOf: () => null,
    async start(wish) {
      if (mood.isAway) return unreachable
      if (mood.refusesStart) return refused({ code: 'refused', detail: 'no' })
      wishes.push(wish)
      const gatewayId = `document-${wish.paymentId}`
      const { paymentId, amount } = wish
      payments.set(gatewayId, { gatewayId, paymentId, amount, status: 'pending' })
      return accepted({
        gatewayId,
        redirectUrl: wish.method.kind === 'blik' ? null : `https://bank/${gatewayId}`,
      })
    },
    async look(gatewayId) {
      const known = find(gatewayId)
      if (mood.isAway) return unreachable
      return known ? accepted(known) : refused({ code: 'unknown', detail: gatewayId })
    },
    async find({ paymentId }) {
      if (mood.isAway) return unreachable
      const known = [...payments.values()].find((one) => one.paymentId === paymentId)
      return known ? accepted(known) : refused({ code: 'unknown', detail: paymentId })
    },
    async take({ gatewayId }) {
      if (mood.isAway || mood.takesFail) return unreachable
      taken.push(gatewayId.slice(gatewayId.indexOf('-') + 1))
      return accepted(become(gatewayId, 'completed'))
    },
    async cancel(gatewayId) {
      if (mood.isAway) return unreachable
      const known = find(gatewayId)
      if (known && (mood.cannotCancel || known.status === 'completed')) return accepted(known)
      return accepted(become(gatewayId, 'cancelled'))
    },
    async refund(_gatewayId, { refundId, amount }) {
      if (mood.isAway) return unreachable
      if (!mood.rejects) refunds.set(refundId, amount)
      if (mood.rejects) return accepted('rejected')
      return accepted(mood.refundsLater ? 'waits' : 'paid-out')
    },
    readNotification({ body, headers }) {
      if (headers['document-signature'] !== sign(body)) return refused({ code: 'forged' })
      return accepted(JSON.parse(body.toString()))
    },
  }

  return {
    gateway,
    mood,
    refunds,
    wishes,
    payments,
    taken,
    becomes: (paymentId: string, status: GatewayPayment['status']) => become(`document-${paymentId}`, status),
    pays: (paymentId: string) => become(`document-${paymentId}`, 'completed'),
    refuses: (paymentId: string) => become(`document-${paymentId}`, 'cancelled'),
    /** The webhook that the bank would send. */
    notification(word: GatewayPayment) {
      return signed({ of: 'payment', payment: word })
    },
    newsOfRefund: (refundId: string) => signed({ of: 'refund', refundId }),
  }
}
