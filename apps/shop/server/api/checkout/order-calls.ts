import { accepted, refused } from '@wojaz/travel/outcome'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { askerOf } from '../../checkout/asker.ts'
import { householdOf } from '../../request/household.ts'
import { localeOf } from '../../request/locale.ts'
import { backend } from '../search/call-paths.ts'
import { answerByKeyForCart, cartKeyOf } from './cart-of-call.ts'
import * as schemas from './checkout-calls.schema.ts'
import { type CheckoutServices, cartPath } from './checkout-services.ts'
import { orderStateOf, unpaid } from './order-state.ts'
import { refuseCheckout } from './refuse-checkout.ts'

/** Placing an order, paying, and its state. */
export const orderCalls: FastifyPluginAsyncZod<CheckoutServices> = async (api, { booking, findCustomer }) => {
  const once = answerByKeyForCart(booking)

  api.post(cartPath('shortOrder'), { schema: schemas.orderSchema }, (request, reply) =>
    once(request, reply, async (key) => {
      const customer = await findCustomer(request, reply)
      const asker = askerOf(request.headers.cookie, householdOf(request.ip), key)
      const placed = await booking.placeOrderOfKey(key, { ...request.body, customerId: customer?.uid, asker })
      return placed.ok ? accepted(orderStateOf(placed.value)) : placed
    }),
  )

  api.post(cartPath('payment'), { schema: schemas.paySchema }, (request, reply) =>
    once(request, reply, async (key) => {
      const begun = await booking.startPaymentOfKey(key, { ...request.body, customerIp: request.ip })
      if (begun.ok || begun.refusal.code !== 'order-unknown') return begun
      return refused({ code: (await booking.cartIdOf(key)) === null ? 'cart-unknown' : 'order-missing' })
    }),
  )

  api.get(
    `${backend}/checkout/banks-availabilities`,
    { schema: schemas.methodsSchema },
    async (request, reply) => {
      const methods = await booking.methods(localeOf(request))
      if (methods.length > 0) return methods
      return refuseCheckout(request, reply, { code: 'bank-unreachable', paymentId: null })
    },
  )

  for (const [call, schema] of [
    ['common', schemas.commonSchema],
    ['success', schemas.successSchema],
  ] as const)
    api.get(`${backend}/payment/${call}/:orderNumber`, { schema }, async (request, reply) => {
      const order = await ownOrder(request.headers, request.params.orderNumber)
      if (!order) return refuseCheckout(request, reply, { code: 'order-unknown' })
      if (call === 'success' && order.state !== 'confirmed')
        return refuseCheckout(request, reply, unpaid(order))
      return orderStateOf(order)
    })

  api.post(
    `${backend}/payment/confirm/:orderNumber`,
    { schema: schemas.confirmSchema },
    async (request, reply) => {
      const order = await ownOrder(request.headers, request.params.orderNumber)
      if (!order) return refuseCheckout(request, reply, { code: 'order-unknown' })
      const unsettled = order.payments.find(({ state }) => state === 'waiting')
      const settled = unsettled && (await booking.settle({ paymentId: unsettled.id }))
      // If the bank does not answer now, it is queried again later; the stored state is still true.
      return orderStateOf(settled?.ok ? settled.value : order)
    },
  )

  async function ownOrder(headers: Parameters<typeof cartKeyOf>[0]['headers'], number: string) {
    const key = cartKeyOf({ headers })
    return key ? booking.ownOrder(number, { keys: [key], customer: null }) : null
  }
}
