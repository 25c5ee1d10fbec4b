import type { Locale } from '@wojaz/travel/locale'
import { type OfferCodeRefusal, type OfferParts, parseOfferCode } from '@wojaz/travel/offer-code'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { OfferIndex } from './engine/offer-index.ts'
import { makeOffer } from './make-offer.ts'
import type { Offer } from './offer.ts'
import { noPlaces, type OwnPlaces } from './own-places.ts'
import { type PastTotal, pastTotals } from './past-totals.ts'
import { type PackageChoice, type PackageRefusal, type PricedPackage, pricePackage } from './price-package.ts'
import { noChild } from './read-request.ts'

export type RepriceRefusal =
  | OfferCodeRefusal
  | PackageRefusal
  | { readonly code: 'offer-unknown'; readonly part: 'hotel' | 'room' | 'airport' }
  | { readonly code: 'child-birth-date-impossible' }

/** Prices an offer code now. The same code has the same total everywhere. */
export function reprice(
  index: OfferIndex,
  offerCode: string,
  view: { locale: Locale; perPerson: boolean },
  own: OwnPlaces = noPlaces,
): Outcome<Offer, RepriceRefusal> {
  const priced = priceCode(index, offerCode, own)
  return priced.ok ? accepted(makeOffer(index, priced.value, view)) : priced
}

/** Returns what the offer of a code cost before today, by week. */
export function pastPrices(index: OfferIndex, offerCode: string): Outcome<PastTotal[], RepriceRefusal> {
  const priced = priceCode(index, offerCode)
  return priced.ok ? accepted(pastTotals(priced.value.parts, priced.value.quote)) : priced
}

function priceCode(
  index: OfferIndex,
  offerCode: string,
  own: OwnPlaces = noPlaces,
): Outcome<PricedPackage, RepriceRefusal> {
  const parts = parseOfferCode(offerCode)
  if (!parts.ok) return parts
  if (noChild(index, parts.value.rooms) !== undefined) return refused({ code: 'child-birth-date-impossible' })
  const choice = choiceOf(index, parts.value)
  return choice.ok ? pricePackage(index, { ...choice.value, own }) : choice
}

function choiceOf(index: OfferIndex, parts: OfferParts): Outcome<PackageChoice, RepriceRefusal> {
  const { register, columns } = index
  const hotel = parts.hotelCode === null ? undefined : register.hotelNumber.get(parts.hotelCode)
  if (hotel === undefined) return refused({ code: 'offer-unknown', part: 'hotel' })
  const { arrivalAirport } = register.hotels[hotel]!
  const departure = parts.flight ? register.airportNumber.get(parts.flight.departureAirport) : null
  const isRightWay =
    departure !== undefined &&
    (departure === null || register.airports[departure]!.isDeparture) &&
    (parts.flight?.destinationAirport ?? null) === arrivalAirport
  if (!isRightWay) return refused({ code: 'offer-unknown', part: 'airport' })
  const rates = register.ratesOfHotel(hotel)
  const rooms = parts.rooms.map(({ roomCode, boardCode, adultsCount, childrenBirthDates }) => ({
    party: { adultsCount, childrenBirthDates },
    rate: rates.find((rate) => {
      const known = register.rates[rate]!
      return known.roomCode === roomCode && known.boardCode === boardCode
    }),
  }))
  const known = rooms.flatMap(({ party, rate }) => (rate === undefined ? [] : { party, rate }))
  const mayCombine = rooms.length === 1 || columns.hotelIsMultiroom[hotel] === 1
  if (known.length !== rooms.length || !mayCombine) {
    return refused({ code: 'offer-unknown', part: 'room' })
  }
  return accepted({
    hotel,
    departure,
    day: index.dayIndex(parts.date),
    nights: parts.nights,
    rooms: known,
    departs: minutesOf(parts.flight?.departureTime ?? null),
    isScheduled: parts.flight?.isScheduled ?? false,
  })
}

/** Reads 'HH:mm' into minutes of the day. */
export function minutesOf(time: string | null): number | null {
  if (time === null) return null
  const [hours = 0, minutes = 0] = time.split(':').map(Number)
  return hours * 60 + minutes
}
