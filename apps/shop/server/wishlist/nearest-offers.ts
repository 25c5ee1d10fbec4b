import type { Offer } from '@wojaz/offers'
import type { Offers } from '@wojaz/offers/server'
import {
  addDays,
  daysBetween,
  defaultSearchState,
  type Locale,
  type OfferParts,
  type OfferSearchRequest,
  toOfferSearchRequest,
  wholeParty,
} from '@wojaz/travel'

/** So many days earlier or later may still fit somebody's holiday. */
const daysAround = 7
const fromSameHotel = 2
const inAll = 3

/**
 * What comes nearest to an offer that is gone: the same hotel on other days first, then its neighbours; for the same people and as
 * many nights, from the same airport.
 */
export async function nearestOffers(offers: Offers, parts: OfferParts, locale: Locale): Promise<Offer[]> {
  const hotel = parts.hotelCode === null ? null : await offers.hotel(parts.hotelCode, locale)
  if (!hotel?.ok) return []
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
  const distance = (offer: Offer) => Math.abs(daysBetween(parts.date, offer.departureDate))
  const here = (own.ok ? [...own.value.offers] : [])
    .sort((one, other) => distance(one) - distance(other) || one.quote.total - other.quote.total)
    .slice(0, fromSameHotel)
  const neighbours = (around.ok ? around.value.offers : []).filter(({ hotelCode }) => hotelCode !== code)
  return [...here, ...neighbours].slice(0, inAll)
}
