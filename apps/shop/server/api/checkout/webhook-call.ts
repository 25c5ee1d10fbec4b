import { notifyPath } from '@wojaz/booking/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Fault } from '../../request/errors.ts'
import { namedNotificationSchema, notificationSchema } from './checkout-calls.schema.ts'
import type { CheckoutServices } from './checkout-services.ts'
import { refuseCheckout } from './refuse-checkout.ts'

/** Each bank authenticates its webhooks differently. PayU signs the raw bytes, so the body is not parsed here. */
export const webhookCall: FastifyPluginAsyncZod<CheckoutServices> = async (api, { booking }) => {
  api.removeContentTypeParser('application/json')
  api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )

  const options = { bodyLimit: 64 * 1024, config: { rateLimit: false } }
  const route = { ...options, schema: notificationSchema }
  const namedRoute = { ...options, schema: namedNotificationSchema }
  const receive = async (gateway: string, request: FastifyRequest, reply: FastifyReply) => {
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const outcome = await booking.notified(gateway, { body, headers: request.headers })
    if (outcome.ok) return { isDone: true as const }
    const { refusal } = outcome
    if (refusal.code === 'forged' || refusal.code === 'unreadable') throw new Fault('invalid-request')
    return refuseCheckout(request, reply, refusal)
  }

  api.post(`${notifyPath}/:gateway`, namedRoute, (request, reply) =>
    receive(request.params.gateway, request, reply),
  )
  // The URL without a gateway name belongs to PayU payments.
  api.post(notifyPath, route, (request, reply) => receive('payu', request, reply))
}
