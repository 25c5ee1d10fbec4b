import type { FastifyPluginAsync } from 'fastify'
import { cartCalls } from './cart-calls.ts'
import type { CheckoutServices } from './checkout-services.ts'
import { orderCalls } from './order-calls.ts'
import { webhookCall } from './webhook-call.ts'

/** The calls of checkout and payment; their pages ask the same verbs. */
export const checkoutCalls: FastifyPluginAsync<CheckoutServices> = async (api, services) => {
  // As with the search calls: answers are our own verbs', checked by types and not once more for every guest.
  api.setSerializerCompiler(() => JSON.stringify)
  api.addHook('onRequest', async (_request, reply) => {
    reply.header('cache-control', 'no-store')
  })
  for (const calls of [cartCalls, orderCalls, webhookCall]) await api.register(calls, services)
}
