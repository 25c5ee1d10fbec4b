import { type CharterOffer, hasHotel, type Offer } from '@wojaz/offers'

/** An offer in the words of the specification, which has several for its first day and the hour of its flight. */
export function offerAnswer(offer: Offer) {
  const { departureDate, departureTime } = offer
  return {
    ...offer,
    startDate: departureDate,
    date: departureDate,
    departureHours: departureTime,
    // The first night is that of the day of departure.
    accommodationDate: hasHotel(offer) ? departureDate : null,
  }
}

/** The same for a flight there and back. */
export function charterAnswer(charter: CharterOffer) {
  const { departureDate, departureFlight } = charter
  const { departureTime } = departureFlight
  return { ...charter, startDate: departureDate, date: departureDate, departureHours: departureTime }
}

export function withOfferAnswers<Found extends { readonly offers: readonly Offer[] }>(found: Found) {
  return { ...found, offers: found.offers.map(offerAnswer) }
}
