import { createHmac } from 'node:crypto'
import type { Cart } from '@wojaz/booking'
import type { Booking, OnceRefusal } from '@wojaz/booking/server'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type CheckoutRefusal, refuseCheckout } from './refuse-checkout.ts'

const keyShape = /^[\w-]{22}$/

/** The key a call sends; a browser without a cart sends the word `undefined`. */
export function cartKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const key = headers['cart-id']
  return typeof key === 'string' && keyShape.test(key) ? key : null
}

type Saved<Value, Refusal> = { readonly value: Value } | { readonly refusal: Refusal }
type NotOnce = OnceRefusal | { readonly code: 'idempotency-key-missing' }

/** Does what creates or pays once for each `Idempotency-Key`, and answers the same to whoever repeats it. */
export async function onceForKey<Value, Refusal>(
  booking: Pick<Booking, 'once'>,
  request: FastifyRequest,
  work: (idempotencyKey: string) => Promise<Outcome<Value, Refusal>>,
): Promise<Outcome<Value, Refusal | NotOnce>> {
  const key = request.headers['idempotency-key']
  if (typeof key !== 'string' || !/^[\x21-\x7e]{16,128}$/.test(key))
    return refused({ code: 'idempotency-key-missing' })
  const scope = `${request.routeOptions.url} ${cartMark(request)}`
  const saved = await booking.once<Saved<Value, Refusal>>(scope, key, request.body, async () => {
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

/** Answers with what whoever has a key asks for, or with why not; the answer's header keeps the key in the browser. */
export async function answerForKey<Answer>(
  request: FastifyRequest,
  reply: FastifyReply,
  answer: (key: string) => Promise<Outcome<Answer, CheckoutRefusal>>,
) {
  const key = cartKeyOf(request)
  const outcome = key ? await answer(key) : refused({ code: 'cart-unknown' } as const)
  if (key && (outcome.ok || outcome.refusal.code !== 'cart-unknown')) reply.header('cart-id', key)
  return outcome.ok ? outcome.value : refuseCheckout(request, reply, outcome.refusal)
}

/** Likewise, with the cart itself. */
export function answerForCart(booking: Booking) {
  return <Answer>(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: (cart: Cart) => Promise<Outcome<Answer, CheckoutRefusal>> | Outcome<Answer, CheckoutRefusal>,
  ) =>
    answerForKey(request, reply, async (key) => {
      const found = await booking.cartOfKey(key)
      return found.ok ? answer(found.value) : found
    })
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
