import type { CartRefusal, OrderRefusal } from '@wojaz/attractions/server'
import type { IdempotencyRefusal, PaymentRefusal } from '@wojaz/booking/server'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { shippedText } from '../../request/error-text.ts'
import { localeOf } from '../../request/locale.ts'
import { refuseCheckout } from '../checkout/refuse-checkout.ts'

export type AttractionRefusal =
  | CartRefusal
  | OrderRefusal
  | PaymentRefusal
  | IdempotencyRefusal
  | { readonly code: 'item-unknown' | 'order-unknown' | 'idempotency-key-missing' }

const own = {
  'cart-unknown': { status: 404, text: 'refused.cartUnknown' },
  'cart-closed': { status: 409, text: 'refused.cartClosed' },
  'cart-empty': { status: 409, text: 'refused.cartEmpty' },
  'cart-full': { status: 409, text: 'refused.cartFull' },
  'too-many-held': { status: 429, text: 'note.tooManyHeld' },
  'attraction-unknown': { status: 404, text: 'refused.attractionUnknown' },
  'item-unknown': { status: 404, text: 'refused.itemUnknown' },
  'choice-refused': { status: 422, text: 'note.choice' },
  'pickup-needed': { status: 422, text: 'note.pickup' },
  gone: { status: 409, text: 'note.gone' },
  'sold-out': { status: 409, text: 'note.soldOut' },
  'supplier-away': { status: 503, text: 'note.away' },
  'supplier-silent': { status: 503, text: 'note.silent' },
  'contact-missing': { status: 422, text: 'refused.contactMissing' },
  'consent-missing': { status: 422, text: 'refused.consentMissing' },
  'data-missing': { status: 422, text: 'refused.dataMissing' },
  'hold-over': { status: 409, text: 'note.hold' },
} as const

/** Answers in the shape of every error. Refusals about money and repeated calls use the texts of the trip checkout. */
export function refuseAttraction(request: FastifyRequest, reply: FastifyReply, refusal: AttractionRefusal) {
  const { code } = refusal
  if (!(code in own)) return refuseCheckout(request, reply, refusal as never)
  const { status, text } = own[code as keyof typeof own]
  if (status === 503) reply.header('retry-after', '10')
  const { code: _code, ...facts } = refusal
  // The key of a cart is sent only in the header.
  const told = Object.fromEntries(Object.entries(facts).filter(([name]) => name !== 'key'))
  return reply
    .code(status)
    .send({ code, message: shippedText(`tickets.${text}`, localeOf(request)), facts: told })
}
