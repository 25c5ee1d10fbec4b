import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { z } from 'zod'
import type { Bank } from '../bank.ts'
import type { BankOrder } from '../bank-order.ts'
import { p24Methods } from '../pay-methods.ts'
import type { BankSettings } from '../settings.ts'
import * as requests from './p24-requests.ts'

interface P24CallsOptions {
  readonly bank: Bank
  readonly settings: BankSettings
}

/** 0: no payment, 1: advance payment, 2: payment made, 3: payment returned. */
function statusOf(order: BankOrder): 0 | 1 | 2 | 3 {
  if (order.status === 'WAITING_FOR_CONFIRMATION') return 1
  if (order.status !== 'COMPLETED') return 0
  return order.refunds.some(({ status }) => status === 'FINALIZED') ? 3 : 2
}

const refundStatus = { FINALIZED: 1, PENDING: 2, CANCELED: 4 } as const

/** The part of Przelewy24's REST API that a shop needs. */
export const p24Calls: FastifyPluginAsync<P24CallsOptions> = async (app, { bank, settings }) => {
  const { merchantId, posId, apiKey, crc } = settings.p24
  const login = `Basic ${Buffer.from(`${posId}:${apiKey}`).toString('base64')}`
  const isSigned = (sign: string, fields: Record<string, string | number>) =>
    sign === requests.signOf(fields, crc)
  const isOurs = (wish: { merchantId: number; posId: number }) =>
    wish.merchantId === merchantId && wish.posId === posId

  await app.register(
    async (api) => {
      api.addHook('onRequest', async (request, reply) => {
        if (request.headers.authorization !== login) return refuse(reply, 401, 'Incorrect authentication')
      })

      api.get('/testAccess', async () => ({ data: true, error: '' }))

      api.post('/transaction/register', async ({ body }, reply) => {
        const wish = read(requests.registerRequest, body)
        if (!wish || !isOurs(wish)) return refuse(reply, 400, 'Wrong input data')
        const { sessionId, amount, currency } = wish
        if (!isSigned(wish.sign, { sessionId, merchantId, amount, currency }))
          return refuse(reply, 400, 'Incorrect CRC value')
        const order = bank.register(wish)
        return order ? ok({ token: order.payToken }) : refuse(reply, 400, 'sessionId is not unique')
      })

      api.put('/transaction/verify', async ({ body }, reply) => {
        const wish = read(requests.verifyRequest, body)
        if (!wish || !isOurs(wish)) return refuse(reply, 400, 'Wrong input data')
        const { sessionId, orderId, amount, currency, sign } = wish
        const order = bank.findBySession(sessionId)
        if (!isSigned(sign, { sessionId, orderId, amount, currency }))
          return refuse(reply, 400, 'Incorrect CRC value')
        if (order?.orderId !== String(orderId) || order.totalAmount !== amount)
          return refuse(reply, 400, 'Transaction not found')
        return bank.capture(order).ok
          ? ok({ status: 'success' })
          : refuse(reply, 400, 'Transaction in wrong status')
      })

      api.get<{ Params: { sessionId: string } }>(
        '/transaction/by/sessionId/:sessionId',
        async (request, reply) => {
          const order = bank.findBySession(request.params.sessionId)
          return order ? ok(describe(order)) : refuse(reply, 404, 'Transaction not exist')
        },
      )

      api.post('/paymentMethod/blik/chargeByCode', async ({ body }, reply) => {
        const wish = read(requests.chargeRequest, body)
        const order = wish && bank.findByToken(wish.token)
        if (!wish || order?.status !== 'NEW') return refuse(reply, 400, 'Invalid input data')
        bank.charge(order, wish.blikCode)
        return reply.code(201).send(ok({ orderId: Number(order.orderId), message: 'success' }))
      })

      api.post('/transaction/refund', async ({ body }, reply) => {
        const wish = read(requests.refundRequest, body)
        const [refund] = wish?.refunds ?? []
        if (!wish || !refund) return refuse(reply, 400, 'Invalid input data')
        const order = bank.findBySession(refund.sessionId)
        const known = order?.orderId === String(refund.orderId) ? order : null
        const made = known && bank.refund(known, refundOf(wish))
        const answer = [{ ...refund, status: made?.ok === true }]
        return made?.ok
          ? reply.code(201).send(ok(answer))
          : reply.code(409).send({ error: answer, code: 409 })
      })

      api.get<{ Params: { orderId: string } }>('/refund/by/orderId/:orderId', async (request, reply) => {
        const order = bank.find(request.params.orderId)
        if (order?.protocol !== 'p24' || order.refunds.length === 0)
          return refuse(reply, 404, 'Refund with given Order Id not found')
        return ok({
          orderId: Number(order.orderId),
          sessionId: order.extOrderId,
          amount: order.totalAmount,
          currency: order.currencyCode,
          refunds: order.refunds.map(({ extRefundId, amount, description, createdAt, status }) => ({
            requestId: extRefundId,
            amount,
            description,
            date: createdAt,
            status: refundStatus[status],
            batchId: 0,
          })),
        })
      })

      api.get('/payment/methods/:lang', async () => ({
        data: p24Methods(settings.kinds),
        agreements: [],
        responseCode: 0,
      }))
    },
    { prefix: '/api/v1' },
  )
}

function describe(order: BankOrder) {
  return {
    orderId: Number(order.orderId),
    sessionId: order.extOrderId,
    status: statusOf(order),
    amount: order.totalAmount,
    currency: order.currencyCode,
    statement: `p24-${order.orderId}`,
    date: order.createdAt,
    description: order.description,
    clientEmail: order.buyer?.email ?? '',
    paymentMethod: Number(order.payMethod?.value) || 0,
  }
}

function refundOf({ requestId, urlStatus, refunds: [refund] }: requests.RefundRequest) {
  const { description = '', amount } = refund ?? {}
  return { description, amount: String(amount), extRefundId: requestId, notifyUrl: urlStatus }
}

const ok = (data: object) => ({ data, responseCode: 0 })

function refuse(reply: FastifyReply, code: 400 | 401 | 404 | 409, error: string) {
  return reply.code(code).send({ error, code })
}

function read<Body>(schema: z.ZodType<Body>, body: unknown): Body | null {
  const { data } = schema.safeParse(body)
  return data ?? null
}
