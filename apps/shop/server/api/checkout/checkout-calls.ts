import type { FastifyPluginAsync } from 'fastify'
import { cartCalls } from './cart-calls.ts'
import type { CheckoutServices } from './checkout-services.ts'
import { orderCalls } from './order-calls.ts'
import { webhookCall } from './webhook-call.ts'

/** The API calls of checkout and payment. Their pages use the same verbs. */
export const checkoutCalls: FastifyPluginAsync<CheckoutServices> = async (api, services) => {
  // As in the search calls: types and tests check the answers, so they are not validated at run time.
  api.setSerializerCompiler(() => JSON.stringify)
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  for (const calls of [cartCalls, orderCalls, webhookCall]) await api.register(calls, services)
}
