import { type Cart, paymentSchedule, paymentVariants } from '@wojaz/booking'
import { dayOf } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod'
import { cartsCookie, readCarts, withCart } from '../../checkout/carts-cookie.ts'
import { changeCart } from '../../checkout/change-cart.ts'
import { householdOf } from '../../request/household.ts'
import { localeOf } from '../../request/locale.ts'
import { describedUpsell } from '../../upsells/described-upsell.ts'
import { offerAnswer } from '../search/offer-answer.ts'
import {
  answerByIdempotencyKey,
  answerForCart,
  answerForKey,
  cartKeyOf,
  keyOfNewCart,
} from './cart-of-call.ts'
import * as schemas from './checkout-calls.schema.ts'
import { type CheckoutServices, cartPath } from './checkout-services.ts'
import { orderStateOf } from './order-state.ts'
import { type CheckoutRefusal, refuseCheckout } from './refuse-checkout.ts'

/** The calls of a cart, from its creation to the order. */
export const cartCalls: FastifyPluginAsyncZod<CheckoutServices> = async (api, services) => {
  const { booking, cartCounts, documents, content, clock, secret, wordsOf } = services
  const orderOf = async ({ orderNumber }: Cart) => (orderNumber === null ? null : booking.order(orderNumber))
  const ofCart = answerForCart(booking)

  api.post(cartPath('product'), { schema: schemas.openSchema }, async (request, reply) => {
    const { offerCode } = request.body
    const made: { cart?: Cart } = {}
    const opened = await answerByIdempotencyKey(booking, request, async (idempotencyKey) => {
      const newKey = keyOfNewCart(secret, idempotencyKey, offerCode)
      const known = cartKeyOf(request)
      const keys = known ? [known, newKey] : [newKey]
      await cartCounts.count()
      const outcome = await booking.openCart({ offerCode, locale: localeOf(request), keys, newKey })
      if (!outcome.ok) return outcome
      made.cart = outcome.value
      return accepted({ isKnown: outcome.value.key === known })
    })
    if (!opened.ok) return refuseCheckout(request, reply, opened.refusal)
    const newKey = keyOfNewCart(secret, String(request.headers['idempotency-key']), offerCode)
    const key = (opened.value.isKnown && cartKeyOf(request)) || newKey
    const cart = made.cart ? accepted(made.cart) : await booking.cartOfKey(key)
    if (!cart.ok) return refuseCheckout(request, reply, cart.refusal)
    const carts = withCart(readCarts(request.headers.cookie), { id: cart.value.id, key })
    reply.header('cart-id', key).header('set-cookie', cartsCookie(carts))
    return cartAnswer(cart.value)
  })

  api.get(cartPath('product'), { schema: schemas.productSchema }, (request, reply) =>
    ofCart(request, reply, ({ id, offerCode, offer }) =>
      accepted({ cartId: id, offerCode, offer: offer && offerAnswer(offer) }),
    ),
  )

  api.get(cartPath('price'), { schema: schemas.priceSchema }, (request, reply) =>
    ofCart(request, reply, async (cart) => {
      const requoted = await booking.requote(cart)
      const alternatives = requoted.alternatives.map(offerAnswer)
      return accepted({ ...requoted, alternatives, price: cart.price })
    }),
  )

  api.get(cartPath(':cartId/information'), { schema: schemas.informationSchema }, (request, reply) =>
    ofCart(request, reply, (cart) =>
      [cart.id, cartKeyOf(request)].includes(request.params.cartId)
        ? accepted(cartAnswer(cart))
        : refused({ code: 'cart-not-yours' }),
    ),
  )

  api.get(cartPath('upsell'), { schema: schemas.upsellSchema }, (request, reply) =>
    ofCart(request, reply, async ({ offeredUpsells, upsells: chosen }) => {
      const [words, pages] = await Promise.all([wordsOf(localeOf(request)), content.pageUrls()])
      const upsells = offeredUpsells.map((upsell) => ({
        ...describedUpsell(upsell, words, pages),
        personRefs: upsell.personRefs,
        childRefs: upsell.childRefs,
      }))
      return accepted({ upsells, chosen })
    }),
  )

  api.get(cartPath('class-availability'), { schema: schemas.classesSchema }, (request, reply) =>
    ofCart(request, reply, (cart) => accepted(classesOf(cart))),
  )

  api.get(cartPath('flight-information'), { schema: schemas.flightsSchema }, (request, reply) =>
    ofCart(request, reply, ({ offer }) =>
      accepted({
        departureFlight: offer?.departureFlight ?? null,
        returnFlight: offer?.returnFlight ?? null,
      }),
    ),
  )

  api.get(cartPath('paymentVariant'), { schema: schemas.variantsSchema }, (request, reply) =>
    ofCart(request, reply, ({ price }) => {
      const schedules = paymentVariants.map((variant) => ({
        variant,
        schedule: price && paymentSchedule(variant, price, dayOf(clock())),
      }))
      return accepted(schedules.flatMap(({ variant, schedule }) => (schedule ? { variant, schedule } : [])))
    }),
  )

  api.post(cartPath('update'), { schema: schemas.updateSchema }, (request, reply) =>
    answerForKey(request, reply, async (key) => {
      const changed = await changeCart(services, key, request.body, localeOf(request))
      return changed.ok ? accepted(cartAnswer(changed.value)) : changed
    }),
  )

  api.post(cartPath('saveEmailAddress'), { schema: schemas.emailSchema }, (request, reply) =>
    answerForKey(request, reply, (key) => done(booking.updateOfKey(key, { savedEmail: request.body.email }))),
  )

  api.post(cartPath('email-finish-later'), { schema: schemas.laterSchema }, (request, reply) =>
    answerForKey(request, reply, (key) => {
      const later = { email: request.body.email, place: householdOf(request.ip) }
      return done(booking.updateOfKey(key, { later }))
    }),
  )

  api.get(cartPath('last-order'), { schema: schemas.lastOrderSchema }, (request, reply) =>
    ofCart(request, reply, async (cart) => {
      const order = await orderOf(cart)
      return order ? accepted(orderStateOf(order)) : refused({ code: 'order-missing' })
    }),
  )

  api.get(cartPath('details-file'), { schema: schemas.fileSchema }, (request, reply) =>
    ofCart(request, reply, async (cart) => {
      const order = await orderOf(cart)
      if (order?.state !== 'confirmed') return refused({ code: 'document-missing' })
      const { fileName, type, bytes } = await documents.drawDocument(order, 'potwierdzenie')
      reply.header('content-type', type).header('content-disposition', `attachment; filename="${fileName}"`)
      return accepted(bytes)
    }),
  )
}

/** Returns only documented fields: a cart contains more than the guest may see here. */
function cartAnswer(cart: Cart) {
  const { id, state, locale, offerCode, agreedTotal, price, participants, contact, upsells } = cart
  const { seats, consents, wishes, orderNumber } = cart
  return {
    id,
    state,
    locale,
    offerCode,
    agreedTotal,
    price,
    contact,
    upsells,
    seats,
    consents,
    orderNumber,
    wishes,
    participants: participants.map(({ documentId, ...one }) => ({
      ...one,
      hasDocument: documentId !== undefined,
    })),
  }
}

function classesOf({ offeredUpsells, upsells }: Cart) {
  const offered = offeredUpsells.find(({ type }) => type === 'FLIGHT_CLASS')
  const chosen = upsells.find(({ type }) => type === 'FLIGHT_CLASS')?.code
  return (offered?.variants ?? []).map(({ code, price, isIncluded }) => ({
    cabin: code,
    price,
    isIncluded,
    isChosen: code === chosen || (isIncluded && chosen === undefined),
  }))
}

async function done(
  change: Promise<Outcome<unknown, CheckoutRefusal>>,
): Promise<Outcome<{ isDone: true }, CheckoutRefusal>> {
  const outcome = await change
  return outcome.ok ? accepted({ isDone: true }) : outcome
}
