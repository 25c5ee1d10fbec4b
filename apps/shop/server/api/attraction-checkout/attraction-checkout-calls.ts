import type { AttractionCart } from '@wojaz/attractions'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { attractionHolder } from '../../attraction-checkout/attraction-holder.ts'
import {
  attractionKeysCookie,
  attractionKeysOf,
  readAttractionKeys,
} from '../../checkout/attraction-cookies.ts'
import { householdOf } from '../../request/household.ts'
import { localeOf } from '../../request/locale.ts'
import type { Services } from '../../request/services.ts'
import type { FindCustomer } from '../../request/visitor.ts'
import { answerByIdempotencyKey, idOfNewItem, keyOfNewCart } from '../checkout/cart-of-call.ts'
import { backend } from '../search/call-paths.ts'
import * as schemas from './attraction-checkout.schema.ts'
import { cartAnswer, confirmationsAnswer, requiredAnswer, transactionAnswer } from './cart-answer.ts'
import { type AttractionRefusal, refuseAttraction } from './refuse-attraction.ts'

interface AttractionCheckoutServices
  extends Pick<Services, 'attractionSale' | 'attractionDocuments' | 'booking' | 'clock'> {
  readonly findCustomer: FindCustomer
  readonly secret: string
}

/** The result is unknown or temporary: the client should retry the same call. */
const comeBack: readonly AttractionRefusal['code'][] = ['supplier-away', 'supplier-silent', 'too-many-held']

const musement = '/api/services/tui-musment/api/musement'
const checkout = `${backend}/musement/checkout`

/** Buys attractions, by the same verbs as the pages. */
export const attractionCheckoutCalls: FastifyPluginAsyncZod<AttractionCheckoutServices> = async (
  api,
  services,
) => {
  const { attractionSale: sale, booking, clock, findCustomer, secret } = services

  const keyOf = (request: FastifyRequest) => attractionKeysOf(request)[0] ?? null

  function answered<Value>(
    request: FastifyRequest,
    reply: FastifyReply,
    outcome: Outcome<Value, AttractionRefusal>,
  ) {
    return outcome.ok ? outcome.value : refuseAttraction(request, reply, outcome.refusal)
  }

  const shown = (request: FastifyRequest, cart: AttractionCart) =>
    cartAnswer(cart, localeOf(request), clock())

  async function cartOf(request: FastifyRequest): Promise<AttractionCart | null> {
    const key = keyOf(request)
    return key ? sale.cart(key) : null
  }

  async function holderOf(request: FastifyRequest, reply: FastifyReply, transactionId: string) {
    const customer = await findCustomer(request, reply)
    const holder = attractionHolder(services, transactionId, { customer, cookies: request.headers.cookie })
    return { ...holder, cartKeys: attractionKeysOf(request) }
  }

  api.get(`${checkout}/info`, { schema: schemas.infoSchema }, async (request) => {
    const cart = await cartOf(request)
    const isOpen = cart?.state === 'open' || cart?.state === 'ordered'
    return cartAnswer(isOpen ? cart : null, localeOf(request), clock())
  })

  api.get(`${musement}/cart`, { schema: schemas.cartSchema }, async (request, reply) => {
    const cart = await cartOf(request)
    return cart ? shown(request, cart) : refuseAttraction(request, reply, { code: 'cart-unknown' })
  })

  api.post(`${musement}/cart`, { schema: schemas.addSchema }, async (request, reply) => {
    const { activityId, ...choice } = request.body
    const customer = await findCustomer(request, reply)
    const about = {
      locale: localeOf(request),
      customerId: customer?.uid ?? null,
      tripNumber: null,
      asker: { keys: attractionKeysOf(request), place: householdOf(request.ip) },
    }
    const known = keyOf(request)
    const wish = JSON.stringify(request.body)
    const newKey = keyOfNewCart(secret, String(request.headers['idempotency-key']), wish)
    const added = await answerByIdempotencyKey(
      booking,
      request,
      async (idempotencyKey) => {
        const once = { newKey, itemId: idOfNewItem(secret, idempotencyKey, wish) }
        const outcome = await sale.add(known, { ...choice, attractionNumber: activityId }, about, once)
        if (!outcome.ok) return outcome
        return accepted({ itemId: outcome.value.itemId, isKnown: outcome.value.key === known })
      },
      { cartKey: known, isAnswer: ({ code }) => !comeBack.includes(code) },
    )
    const answeredKey = added.ok
      ? (added.value.isKnown && known) || newKey
      : 'key' in added.refusal
        ? added.refusal.key
        : null
    if (answeredKey) {
      const keys = readAttractionKeys(request.headers.cookie)
      reply.header('cart-id', answeredKey).header('set-cookie', attractionKeysCookie(keys, answeredKey))
    }
    if (!added.ok) return refuseAttraction(request, reply, added.refusal)
    const cart = await sale.cart(answeredKey ?? '')
    if (!cart) return refuseAttraction(request, reply, { code: 'cart-unknown' })
    return { ...shown(request, cart), itemId: added.value.itemId }
  })

  api.patch(`${musement}/cart`, { schema: schemas.tellSchema }, async (request, reply) => {
    const key = keyOf(request)
    const { extend, ...told } = request.body
    const done = key ? await sale.tell(key, told) : refused({ code: 'cart-unknown' } as const)
    const after = done.ok && key && extend ? await sale.extend(key) : done
    return answered(request, reply, after.ok ? accepted(shown(request, after.value)) : after)
  })

  api.delete(`${musement}/cart/:itemId`, { schema: schemas.removeSchema }, async (request, reply) => {
    const key = keyOf(request)
    const { itemId } = request.params
    const cart = await cartOf(request)
    if (!key || !cart) return refuseAttraction(request, reply, { code: 'cart-unknown' })
    if (!cart.items.some(({ id }) => id === itemId))
      return refuseAttraction(request, reply, { code: 'item-unknown' })
    const left = await sale.remove(key, itemId)
    return answered(request, reply, left.ok ? accepted(shown(request, left.value)) : left)
  })

  api.get(`${musement}/required-info`, { schema: schemas.requiredSchemaOfCart }, async (request, reply) => {
    const cart = await cartOf(request)
    if (!cart) return refuseAttraction(request, reply, { code: 'cart-unknown' })
    return requiredAnswer(cart, localeOf(request)) as never
  })

  api.post(`${musement}/placeOrder`, { schema: schemas.placeSchema }, async (request, reply) => {
    const key = keyOf(request)
    if (!key) return refuseAttraction(request, reply, { code: 'cart-unknown' })
    const place = async () => {
      const outcome = await sale.placeOrder(key, request.body)
      return outcome.ok ? accepted(transactionAnswer(outcome.value)) : outcome
    }
    return answered(request, reply, await answerByIdempotencyKey(booking, request, place, { cartKey: key }))
  })

  api.get(`${checkout}/payment/info`, { schema: schemas.paymentInfoSchema }, async (request, reply) => {
    const cart = await cartOf(request)
    if (!cart) return refuseAttraction(request, reply, { code: 'cart-unknown' })
    return {
      total: cart.total,
      currency: 'PLN' as const,
      methods: [...(await booking.methods(localeOf(request)))],
    }
  })

  api.get(`${checkout}/available-banks`, { schema: schemas.banksSchema }, async (request, reply) => {
    const methods = await booking.methods(localeOf(request))
    if (methods.length > 0) return [...methods]
    return refuseAttraction(request, reply, { code: 'bank-unreachable', paymentId: null })
  })

  api.post(`${checkout}/advancedPayments`, { schema: schemas.paySchema }, async (request, reply) => {
    const { transactionId, method, gateway } = request.body
    const holder = await holderOf(request, reply, transactionId)
    const begin = () => sale.startPayment(transactionId, holder, { method, gateway, customerIp: request.ip })
    const begun = await answerByIdempotencyKey(booking, request, begin, { cartKey: keyOf(request) })
    return answered(request, reply, begun)
  })

  api.get(`${checkout}/transaction`, { schema: schemas.transactionSchema }, async (request, reply) => {
    const { transactionId } = request.query
    const order = await sale.order(transactionId, await holderOf(request, reply, transactionId))
    return order ? transactionAnswer(order) : refuseAttraction(request, reply, { code: 'order-unknown' })
  })

  api.get(`${checkout}/confirmations`, { schema: schemas.confirmationsSchema }, async (request, reply) => {
    const { transactionId } = request.query
    const order = await sale.order(transactionId, await holderOf(request, reply, transactionId))
    if (!order) return refuseAttraction(request, reply, { code: 'order-unknown' })
    return confirmationsAnswer(order, localeOf(request), clock())
  })
}
