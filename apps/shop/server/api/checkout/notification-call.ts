import { notifyPath } from '@wojaz/booking/server'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { Fault } from '../../request/errors.ts'
import { notificationSchema } from './checkout-calls.schema.ts'
import type { CheckoutServices } from './checkout-services.ts'
import { refuseCheckout } from './refuse-checkout.ts'

/** The signature is over the bytes as they came: nobody parses them before it is checked. */
export const notificationCall: FastifyPluginAsyncZod<CheckoutServices> = async (api, { booking }) => {
  api.removeContentTypeParser('application/json')
  api.addContentTypeParser('application/json', { parseAs: 'buffer' }, (_request, body, done) =>
    done(null, body),
  )

  const route = { schema: notificationSchema, bodyLimit: 64 * 1024, config: { rateLimit: false } }
  api.post(notifyPath, route, async (request, reply) => {
    const signature = request.headers['openpayu-signature']
    const body = Buffer.isBuffer(request.body) ? request.body : Buffer.alloc(0)
    const heard = await booking.notified(body, typeof signature === 'string' ? signature : undefined)
    if (heard.ok) return { isDone: true as const }
    const { refusal } = heard
    if (refusal.code === 'forged' || refusal.code === 'unreadable') throw new Fault('invalid-request')
    return refuseCheckout(request, reply, refusal)
  })
}
