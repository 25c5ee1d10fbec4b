import { createHmac } from 'node:crypto'
import type { Cart } from '@wojaz/booking'
import type { Booking } from '@wojaz/booking/server'
import { accepted, type Outcome, refused } from '@wojaz/travel'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type CheckoutRefusal, refuseCheckout } from './refuse-checkout.ts'

const keyShape = /^[\w-]{22}$/

/** The key a call sends; a browser without a cart sends the word `undefined`. */
export function cartKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const key = headers['cart-id']
  return typeof key === 'string' && keyShape.test(key) ? key : null
}

export interface KeyedCart {
  readonly cart: Cart
  readonly key: string
}

/** The cart of a call, with the answer's header that keeps it in the browser. */
async function cartOfCall(
  booking: Booking,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<Outcome<KeyedCart, CheckoutRefusal>> {
  const key = cartKeyOf(request)
  if (!key) return refused({ code: 'cart-unknown' })
  const found = await booking.cartOfKey(key)
  if (!found.ok) return found
  reply.header('cart-id', key)
  return accepted({ cart: found.value, key })
}

type Saved<Value> = { readonly value: Value } | { readonly refusal: CheckoutRefusal }

/** Does what creates or pays once for each `Idempotency-Key`, and answers the same to whoever repeats it. */
export async function onceForKey<Value>(
  booking: Booking,
  request: FastifyRequest,
  work: (idempotencyKey: string) => Promise<Outcome<Value, CheckoutRefusal>>,
): Promise<Outcome<Value, CheckoutRefusal>> {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || !/^[\x21-\x7e]{16,128}$/.test(key))
    return refused({ code: 'idempotency-key-missing' })
  const scope = `${request.routeOptions.url} ${cartMark(request)}`
  const saved = await booking.once<Saved<Value>>(scope, key, request.body, async () => {
    const outcome = await work(key)
    return outcome.ok ? { value: outcome.value } : { refusal: outcome.refusal }
  })
  if (!saved.ok) return saved
  return 'value' in saved.value ? accepted(saved.value.value) : refused(saved.value.refusal)
}

/** Two carts may use the same key; neither of them is written down. */
function cartMark(request: FastifyRequest): string {
  return createHmac('sha256', 'cart')
    .update(cartKeyOf(request) ?? '')
    .digest('base64url')
    .slice(0, 22)
}

/** The same for the same wish of the same browser, and never stored: who repeats a call that opened a cart gets its key again. */
export function keyOfNewCart(secret: string, idempotencyKey: string, offerCode: string): string {
  const mark = createHmac('sha256', secret).update(`new cart:${offerCode}:${idempotencyKey}`)
  return mark.digest('base64url').slice(0, 22)
}

/** Answers with what a cart is asked for, or with why not. */
export function answerForCart(booking: Booking) {
  return async <Answer>(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: (
      keyed: KeyedCart,
    ) => Promise<Outcome<Answer, CheckoutRefusal>> | Outcome<Answer, CheckoutRefusal>,
  ) => {
    const found = await cartOfCall(booking, request, reply)
    const outcome = found.ok ? await answer(found.value) : found
    return outcome.ok ? outcome.value : refuseCheckout(request, reply, outcome.refusal)
  }
}

/** Likewise, once for each `Idempotency-Key`; who repeats a call gets the first answer, and nobody looks at the cart again. */
export function answerOnceForCart(booking: Booking) {
  return async <Answer>(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: (key: string) => Promise<Outcome<Answer, CheckoutRefusal>>,
  ) => {
    const key = cartKeyOf(request)
    const outcome = key
      ? await onceForKey(booking, request, () => answer(key))
      : refused({ code: 'cart-unknown' } as const)
    if (key) reply.header('cart-id', key)
    return outcome.ok ? outcome.value : refuseCheckout(request, reply, outcome.refusal)
  }
}
