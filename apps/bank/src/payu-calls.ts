import { isLocale } from '@wojaz/travel/locale'
import type { Outcome } from '@wojaz/travel/outcome'
import type { FastifyPluginAsync, FastifyReply } from 'fastify'
import type { Bank } from './bank.ts'
import type { BankOrder } from './bank-order.ts'
import { describeOrder, describeRefund } from './notification.ts'
import { blikCodeIn, readBody, readOrder, refundRequest } from './order-request.ts'
import { payByLinks } from './pay-methods.ts'
import { errorBody, notFound, type PayuError } from './payu-error.ts'
import type { BankSettings } from './settings.ts'
import { type Tokens, tokenLivesSeconds } from './tokens.ts'

interface PayuCallsOptions {
  readonly bank: Bank
  readonly tokens: Tokens
  readonly settings: BankSettings
  readonly publicUrl: () => string
}

type OrderCall = { Params: { orderId: string } }

const success = { statusCode: 'SUCCESS', statusDesc: 'Request processing successful' }

/** The part of PayU REST 2.1 that a shop needs. */
export const payuCalls: FastifyPluginAsync<PayuCallsOptions> = async (app, options) => {
  const { bank, tokens, settings, publicUrl } = options

  app.post<{ Body: Record<string, string> }>('/pl/standard/user/oauth/authorize', async ({ body }, reply) => {
    const wish = body ?? {}
    if (wish.grant_type !== 'client_credentials')
      return reply
        .code(400)
        .send({ error: 'unsupported_grant_type', error_description: 'Unsupported grant type' })
    if (wish.client_id !== settings.clientId || wish.client_secret !== settings.clientSecret)
      return reply.code(401).send({ error: 'invalid_client', error_description: 'Bad client credentials' })
    return {
      access_token: tokens.issue(),
      token_type: 'bearer',
      expires_in: tokenLivesSeconds,
      grant_type: 'client_credentials',
    }
  })

  await app.register(async (api) => {
    api.addHook('onRequest', async (request, reply) => {
      const [, token = ''] = /^Bearer (.+)$/i.exec(request.headers.authorization ?? '') ?? []
      if (!tokens.isValid(token))
        return refuse(reply, {
          status: 401,
          statusCode: 'UNAUTHORIZED',
          statusDesc: 'Incorrect authentication.',
        })
    })

    api.post('/api/v2_1/orders', async ({ body }, reply) => {
      const wish = readOrder(body)
      if (!wish.ok) return refuse(reply, wish.refusal)
      const made = bank.create(wish.value)
      if (!made.ok) return refuse(reply, made.refusal)
      const { orderId, extOrderId, payToken, buyer } = made.value
      const answer = { status: { statusCode: 'SUCCESS' }, orderId, ...(extOrderId ? { extOrderId } : {}) }
      if (blikCodeIn(wish.value) !== null) return reply.code(201).send(answer)
      const query = new URLSearchParams({ orderId, token: payToken, lang: buyer?.language ?? 'pl' })
      const redirectUri = `${publicUrl()}/pay/?${query}`
      return reply
        .code(302)
        .header('location', redirectUri)
        .send({ ...answer, redirectUri })
    })

    api.get<OrderCall>('/api/v2_1/orders/:orderId', async ({ params }, reply) =>
      onOrder(params, reply, (order) => ({
        orders: [describeOrder(order)],
        status: success,
        properties: order.paymentId === null ? [] : [{ name: 'PAYMENT_ID', value: order.paymentId }],
      })),
    )

    api.get<OrderCall>('/api/v2_1/orders/:orderId/transactions', async ({ params }, reply) =>
      onOrder(params, reply, (order) => ({
        transactions: [
          {
            payMethod: { value: order.payMethod?.value ?? '' },
            ...(order.resultCode === null ? {} : { resultCode: order.resultCode }),
          },
        ],
      })),
    )

    api.delete<OrderCall>('/api/v2_1/orders/:orderId', async ({ params }, reply) =>
      onOrder(params, reply, (order) =>
        sendOutcome(reply, bank.cancel(order), ({ orderId, extOrderId }) => ({
          orderId,
          extOrderId,
          status: success,
        })),
      ),
    )

    api.post<OrderCall>('/api/v2_1/orders/:orderId/captures', async ({ params }, reply) =>
      onOrder(params, reply, (order) => sendOutcome(reply, bank.capture(order), () => ({ status: success }))),
    )

    api.post<OrderCall>('/api/v2_1/orders/:orderId/refunds', async ({ params, body }, reply) =>
      onOrder(params, reply, (order) => {
        const wish = readBody(refundRequest, body)
        if (!wish.ok) return refuse(reply, wish.refusal)
        return sendOutcome(reply, bank.refund(order, wish.value.refund), (refund) => ({
          orderId: order.orderId,
          refund: describeRefund(refund),
          status: { statusCode: 'SUCCESS', statusDesc: 'Refund queued for processing' },
        }))
      }),
    )

    api.get<OrderCall>('/api/v2_1/orders/:orderId/refunds', async ({ params }, reply) =>
      onOrder(params, reply, (order) => ({ refunds: order.refunds.map(describeRefund) })),
    )

    api.get<{ Querystring: { lang?: string } }>('/api/v2_1/paymethods', async ({ query }) => {
      const locale = isLocale(query.lang ?? '') ? query.lang : 'pl'
      return {
        cardTokens: [],
        pexTokens: [],
        payByLinks: payByLinks(locale as Parameters<typeof payByLinks>[0], settings.kinds).map((method) => ({
          ...method,
          brandImageUrl: `${publicUrl()}/brand/${method.value}.svg`,
        })),
        status: { statusCode: 'SUCCESS' },
      }
    })
  })

  function onOrder(params: OrderCall['Params'], reply: FastifyReply, answer: (order: BankOrder) => unknown) {
    const order = bank.find(params.orderId)
    return order ? answer(order) : refuse(reply, notFound)
  }
}

function sendOutcome<Value>(
  reply: FastifyReply,
  outcome: Outcome<Value, PayuError>,
  answer: (value: Value) => unknown,
) {
  return outcome.ok ? answer(outcome.value) : refuse(reply, outcome.refusal)
}

function refuse(reply: FastifyReply, error: PayuError) {
  return reply.code(error.status).send(errorBody(error))
}
