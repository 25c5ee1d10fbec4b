import { addDays, daysBetween, type IsoDay } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import type { OfferParts } from '@wojaz/travel/offer-code'
import { wholeParty } from '@wojaz/travel/party'
import { defaultSearchState, type OfferSearchRequest, toOfferSearchRequest } from '@wojaz/travel/search'
import type { Offer } from './offer.ts'
import type { Offers } from './open-offers.ts'

/** A departure this many days earlier or later may still be acceptable. */
const daysAround = 7
const fromSameHotel = 2
const inAll = 3

/**
 * Returns the nearest offers to one that is gone: the same hotel on other days first, then hotels nearby; for the same people,
 * nights and airport.
 */
export async function nearestOffers(offers: Offers, parts: OfferParts, locale: Locale): Promise<Offer[]> {
  if (parts.hotelCode === null) return nearestFlights(offers, parts, locale)
  const hotel = await offers.hotel(parts.hotelCode, locale)
  if (!hotel.ok) return []
  const { code, tripType, regionCode } = hotel.value
  const request = (destinations: string[], pageSize: number): OfferSearchRequest =>
    toOfferSearchRequest(
      {
        ...defaultSearchState,
        ...wholeParty(parts.rooms),
        occupancies: parts.rooms.length > 1 ? parts.rooms : [],
        tripType,
        selectedAirports: parts.flight ? [parts.flight.departureAirport] : [],
        selectedDestinationsCodes: destinations,
        startDate: addDays(parts.date, -daysAround),
        endDate: addDays(parts.date, daysAround),
        durationFrom: parts.nights,
        durationTo: parts.nights,
      },
      { pageSize },
    )
  const [own, around] = await Promise.all([
    offers.allOffers(code, request([], 100), locale),
    offers.search(request([regionCode], inAll + 1), locale),
  ])
  const here = (own.ok ? [...own.value.offers] : []).sort(nearestTo(parts.date)).slice(0, fromSameHotel)
  const neighbours = (around.ok ? around.value.offers : []).filter(({ hotelCode }) => hotelCode !== code)
  return [...here, ...neighbours].slice(0, inAll)
}

/** The same route on other days, for about as long. */
async function nearestFlights(offers: Offers, parts: OfferParts, locale: Locale): Promise<Offer[]> {
  const { flight, date, nights } = parts
  if (!flight) return []
  const request = toOfferSearchRequest(
    {
      ...defaultSearchState,
      ...wholeParty(parts.rooms),
      tripType: 'CZ',
      selectedAirports: [flight.departureAirport],
      selectedDestinationsCodes: [flight.destinationAirport],
      startDate: addDays(date, -daysAround),
      endDate: addDays(date, daysAround),
      durationFrom: Math.max(1, nights - 1),
      durationTo: nights + 1,
    },
    { pageSize: 100 },
  )
  const found = await offers.charterFlights(request, locale)
  const codes = (found.ok ? [...found.value.offers] : [])
    .sort(nearestTo(date))
    .slice(0, inAll)
    .map(({ offerCode }) => offers.bookable(offerCode, { locale, perPerson: false }))
  return (await Promise.all(codes)).flatMap((priced) => (priced.ok ? priced.value : []))
}

function nearestTo(date: IsoDay) {
  const distance = ({ departureDate }: Dated) => Math.abs(daysBetween(date, departureDate))
  return (one: Dated, other: Dated) => distance(one) - distance(other) || one.quote.total - other.quote.total
}

type Dated = Pick<Offer, 'departureDate' | 'quote'>
