import type { CartRefusal, CheckoutFaults } from '@wojaz/booking'
import type { IdempotencyRefusal, PaymentRefusal, PlaceRefusal, SettleRefusal } from '@wojaz/booking/server'
import type { Locale } from '@wojaz/travel/locale'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { aboutMeSentences } from '../../account/about-me/fault-sentences.ts'
import type { ToldRefusal } from '../../checkout/change-cart.ts'
import { shippedText } from '../../request/error-text.ts'
import { localeOf } from '../../request/locale.ts'
import { mend } from '../account/answer-account.ts'
import { refusals as offerRefusals } from '../search/refuse.ts'

/** Refusals that only API calls have. */
type CallRefusal = {
  readonly code: 'order-missing' | 'order-unpaid' | 'document-missing' | 'idempotency-key-missing'
}

export type CheckoutRefusal =
  | CartRefusal
  | PlaceRefusal
  | PaymentRefusal
  | Exclude<SettleRefusal, { code: 'forged' } | { code: 'unreadable' }>
  | IdempotencyRefusal
  | CallRefusal
  | ToldRefusal

const own = {
  'cart-unknown': { status: 404, text: 'cartUnknown' },
  'cart-not-yours': { status: 403, text: 'cartNotYours' },
  'cart-closed': { status: 409, text: 'cartClosed' },
  'cart-incomplete': { status: 409, text: 'cartIncomplete' },
  'emails-used-up': { status: 429, text: 'emailsUsedUp' },
  'participants-missing': { status: 422, text: 'participantsMissing' },
  'room-without-adult': { status: 422, text: 'roomWithoutAdult' },
  'upsell-refused': { status: 409, text: 'upsellRefused' },
  'price-changed': { status: 409, text: 'priceChanged' },
  'seats-lost': { status: 409, text: 'seatsLost' },
  'too-many-unpaid': { status: 429, text: 'tooManyUnpaid' },
  'order-unknown': { status: 404, text: 'orderUnknown' },
  'order-expired': { status: 409, text: 'orderExpired' },
  'order-closed': { status: 409, text: 'orderClosed' },
  'order-paid': { status: 409, text: 'orderPaid' },
  'order-unpaid': { status: 409, text: 'orderUnpaid' },
  'order-missing': { status: 409, text: 'orderMissing' },
  'variant-not-offered': { status: 409, text: 'variantNotOffered' },
  'amount-refused': { status: 422, text: 'amountRefused' },
  'payment-in-progress': { status: 409, text: 'paymentInProgress' },
  'payment-refused': { status: 409, text: 'paymentRefused' },
  'payment-unknown': { status: 404, text: 'orderUnknown' },
  'amount-differs': { status: 409, text: 'paymentRefused' },
  'bank-unreachable': { status: 503, text: 'bankUnreachable' },
  'document-missing': { status: 409, text: 'documentMissing' },
  'idempotency-key-missing': { status: 400, text: 'keyMissing' },
  'key-used-for-something-else': { status: 409, text: 'keyUsed' },
  'still-being-done': { status: 409, text: 'stillBeingDone' },
} as const satisfies Record<
  Exclude<CheckoutRefusal['code'], keyof typeof offerRefusals | 'form-faulty'>,
  { status: number; text: string }
>

/** Answers in the shape of every error, with the facts a page needs to continue. */
export function refuseCheckout(request: FastifyRequest, reply: FastifyReply, refusal: CheckoutRefusal) {
  if (refusal.code === 'form-faulty')
    return mend(request, reply, toldSentences(refusal.faults, localeOf(request)))
  const { code, ...facts } = refusal
  const known = code in own ? own[code as keyof typeof own] : null
  const { status, text } = known
    ? { status: known.status, text: `checkout.refused.${ownText(refusal) ?? known.text}` }
    : offerRefusals[code as keyof typeof offerRefusals]
  if (status === 503) reply.header('retry-after', '10')
  return reply.code(status).send({ code, message: shippedText(text, localeOf(request)), facts })
}

/** Sentences by the field names of the API: `documents.1.documentNumber`, `wishes.text`. */
function toldSentences(faults: CheckoutFaults, locale: Locale): Record<string, string> {
  const named = (field: string) => field.replace(/^p(\d+)\./, 'documents.$1.').replace(/^wish\./, 'wishes.')
  return aboutMeSentences(
    Object.fromEntries(Object.entries(faults).map(([field, fault]) => [named(field), fault])),
    locale,
  )
}

/** A single lost seat has a text in the singular. */
function ownText(refusal: CheckoutRefusal): 'seatLost' | null {
  return refusal.code === 'seats-lost' && refusal.seats.length === 1 ? 'seatLost' : null
}
