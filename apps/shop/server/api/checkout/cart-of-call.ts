import { createHmac } from 'node:crypto'
import type { Cart } from '@wojaz/booking'
import type { Booking, IdempotencyRefusal } from '@wojaz/booking/server'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { type CheckoutRefusal, refuseCheckout } from './refuse-checkout.ts'

const keyShape = /^[\w-]{22}$/

/** The cart key from the header; a browser without a cart sends the word `undefined`. */
export function cartKeyOf({ headers }: Pick<FastifyRequest, 'headers'>): string | null {
  const key = headers['cart-id']
  return typeof key === 'string' && keyShape.test(key) ? key : null
}

type Saved<Value, Refusal> = { readonly value: Value } | { readonly refusal: Refusal }
type KeyRefusal = IdempotencyRefusal | { readonly code: 'idempotency-key-missing' }

interface IdempotencyOptions<Refusal> {
  /** The key of the cart that the call is about. */
  readonly cartKey?: string | null
  /** Whether the refusal is a final answer. Others are not stored, so that a retry runs again. */
  readonly isAnswer?: (refusal: Refusal) => boolean
}

/** Runs a creating or paying call once for each `Idempotency-Key`, and repeats its answer for repeated calls. */
export async function answerByIdempotencyKey<Value, Refusal>(
  booking: Pick<Booking, 'byIdempotencyKey'>,
  request: FastifyRequest,
  work: (idempotencyKey: string) => Promise<Outcome<Value, Refusal>>,
  { cartKey = cartKeyOf(request), isAnswer = () => true }: IdempotencyOptions<Refusal> = {},
): Promise<Outcome<Value, Refusal | KeyRefusal>> {
  const key = idempotencyKeyOf(request)
  if (key === null) return refused({ code: 'idempotency-key-missing' })
  const scope = `${request.routeOptions.url} ${cartMark(cartKey)}`
  try {
    const saved = await booking.byIdempotencyKey<Saved<Value, Refusal>>(
      scope,
      key,
      request.body,
      async () => {
        const outcome = await work(key)
        if (outcome.ok) return { value: outcome.value }
        if (!isAnswer(outcome.refusal)) throw new NoAnswer(outcome.refusal)
        return { refusal: outcome.refusal }
      },
    )
    if (!saved.ok) return saved
    return 'value' in saved.value ? accepted(saved.value.value) : refused(saved.value.refusal)
  } catch (fault) {
    if (fault instanceof NoAnswer) return refused(fault.refusal as Refusal)
    throw fault
  }
}

class NoAnswer extends Error {
  readonly refusal: unknown
  constructor(refusal: unknown) {
    super('This is not kept as an answer.')
    this.refusal = refusal
  }
}

/** Null: missing or unusable. */
function idempotencyKeyOf({ headers }: FastifyRequest): string | null {
  const key = headers['idempotency-key']
  return typeof key === 'string' && /^[\x21-\x7e]{16,128}$/.test(key) ? key : null
}

/** A hash of the cart key: two carts may use the same idempotency key, and the cart key itself is not stored. */
function cartMark(cartKey: string | null): string {
  return createHmac('sha256', 'cart')
    .update(cartKey ?? '')
    .digest('base64url')
    .slice(0, 22)
}

/** Derives the cart key from the request, so it is never stored and a repeated call gets the same key. */
export function keyOfNewCart(secret: string, idempotencyKey: string, wish: string): string {
  const mark = createHmac('sha256', secret).update(`new cart:${wish}:${idempotencyKey}`)
  return mark.digest('base64url').slice(0, 22)
}

/** Derives the id of a cart item the same way: a UUID of version 8. */
export function idOfNewItem(secret: string, idempotencyKey: string, wish: string): string {
  const mark = createHmac('sha256', secret).update(`new item:${wish}:${idempotencyKey}`).digest('hex')
  return [
    mark.slice(0, 8),
    mark.slice(8, 12),
    `8${mark.slice(12, 15)}`,
    `8${mark.slice(15, 18)}`,
    mark.slice(18, 30),
  ].join('-')
}

/** Runs `answer` for the holder of a cart key, or refuses. The response header gives the key back to the browser. */
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

/** The same with the cart itself. */
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

/** The same, once for each `Idempotency-Key`. A repeated call gets the first answer without reading the cart again. */
export function answerByKeyForCart(booking: Booking) {
  return async <Answer>(
    request: FastifyRequest,
    reply: FastifyReply,
    answer: (key: string) => Promise<Outcome<Answer, CheckoutRefusal>>,
  ) => {
    const key = cartKeyOf(request)
    const outcome = key
      ? await answerByIdempotencyKey(booking, request, () => answer(key))
      : refused({ code: 'cart-unknown' } as const)
    if (key) reply.header('cart-id', key)
    return outcome.ok ? outcome.value : refuseCheckout(request, reply, outcome.refusal)
  }
}
