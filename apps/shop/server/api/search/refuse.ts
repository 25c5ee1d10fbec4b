import type { HotelUnknown, RepriceRefusal, SearchRefusal } from '@wojaz/offers'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { shippedText } from '../../request/error-text.ts'
import { localeOf } from '../../request/locale.ts'

export type Refusal = SearchRefusal | HotelUnknown | RepriceRefusal

/** Status and text of every refusal of the engine. A new refusal does not compile until it has both. */
export const refusals = {
  'unknown-airport': { status: 422, text: 'search.refusal.unknownAirport' },
  'unknown-destination': { status: 422, text: 'search.refusal.unknownDestination' },
  'unknown-filter': { status: 422, text: 'search.refusal.unknownFilter' },
  'unknown-filter-value': { status: 422, text: 'search.refusal.unknownFilterValue' },
  'dates-inverted': { status: 422, text: 'search.refusal.datesInverted' },
  'nights-inverted': { status: 422, text: 'search.refusal.nightsInverted' },
  'nights-out-of-range': { status: 422, text: 'search.refusal.nightsOutOfRange' },
  'nights-incomplete': { status: 400, text: 'search.refusal.nightsIncomplete' },
  'party-impossible': { status: 422, text: 'search.refusal.partyImpossible' },
  'child-birth-date-impossible': { status: 400, text: 'search.refusal.childBirthDateImpossible' },
  'price-range-unreadable': { status: 422, text: 'search.refusal.priceRangeUnreadable' },
  priceFromGreaterThanPriceTo: { status: 422, text: 'search.refusal.priceFromGreaterThanPriceTo' },
  priceToLessThanZero: { status: 422, text: 'search.refusal.priceToLessThanZero' },
  'radius-impossible': { status: 422, text: 'search.refusal.radiusImpossible' },
  'page-out-of-range': { status: 422, text: 'search.refusal.pageOutOfRange' },
  'offer-type-without-hotel': { status: 422, text: 'search.refusal.offerTypeWithoutHotel' },
  'hotel-not-found': { status: 404, text: 'search.refusal.hotelNotFound' },
  'offer-code-unreadable': { status: 422, text: 'search.refusal.offerCodeUnreadable' },
  'offer-unknown': { status: 404, text: 'search.refusal.offerUnknown' },
  'date-not-on-sale': { status: 409, text: 'search.refusal.dateNotOnSale' },
  'room-sold-out': { status: 409, text: 'search.refusal.roomSoldOut' },
  'flight-sold-out': { status: 409, text: 'search.refusal.flightSoldOut' },
} as const satisfies Record<
  Refusal['code'],
  { status: 400 | 404 | 409 | 422; text: `search.refusal.${string}` }
>

/** Answers in the shape of every error: the code, the field and a text in the language of the request. */
export function refuse(
  request: FastifyRequest,
  reply: FastifyReply,
  refusal: Refusal,
  field = fieldOf(refusal),
) {
  const { status, text } = refusals[refusal.code]
  const message = shippedText(text, localeOf(request))
  reply.code(status).header('cache-control', 'no-store')
  return reply.send({ code: refusal.code, message, fields: { [field]: message } })
}

/** For every refused offer code the field is the code. */
export function fieldOf(refusal: Refusal): string {
  return 'field' in refusal ? refusal.field : 'offerCode'
}
