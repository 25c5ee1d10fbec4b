import type { Offer } from '@wojaz/offers'
import { wholeParty } from '@wojaz/travel/party'

/** An offer for analytics, without its code, because that contains birth dates. */
export function offerAnalytics(offer: Offer) {
  const { adultsCount, childrenBirthDates } = wholeParty(offer.occupancies)
  const [country, region, resort] = offer.breadcrumbs
  return {
    hotelCode: offer.hotelCode,
    hotelName: offer.hotelName,
    tripType: offer.tripType,
    countryCode: country?.code ?? null,
    regionCode: region?.code ?? null,
    resortCode: resort?.code ?? null,
    airportCode: offer.airportCode,
    departureDate: offer.departureDate,
    duration: offer.duration,
    boardCode: offer.boardCode,
    roomCodes: offer.occupancies.flatMap(({ roomCode }) => roomCode ?? []),
    adultsCount,
    childCount: childrenBirthDates.length,
    value: offer.quote.total,
    discount: offer.quote.discount,
    currency: 'PLN' as const,
  }
}
