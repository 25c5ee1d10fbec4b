import { type CharterOffer, hasHotel, type Offer } from '@wojaz/offers'
import { priceSelector } from '@wojaz/travel/search'

/** An offer in the format of the specification, which repeats its first day and the flight time under several names. */
export function offerAnswer(offer: Offer) {
  const { departureDate, departureTime } = offer
  return {
    ...offer,
    priceType: priceTypeOf(offer),
    startDate: departureDate,
    date: departureDate,
    departureHours: departureTime,
    // The first night is on the day of departure.
    accommodationDate: hasHotel(offer) ? departureDate : null,
  }
}

/** The same for a return flight. */
export function charterAnswer(charter: CharterOffer) {
  const { departureDate, departureFlight } = charter
  const { departureTime } = departureFlight
  return {
    ...charter,
    priceType: priceTypeOf(charter),
    startDate: departureDate,
    date: departureDate,
    departureHours: departureTime,
  }
}

export function withOfferAnswers<Found extends { readonly offers: readonly Offer[] }>(found: Found) {
  return { ...found, offers: found.offers.map(offerAnswer) }
}

/** Of a single traveller both prices are the same, and it is called the full one. */
function priceTypeOf({ price, originalFullPrice }: Pick<Offer, 'price' | 'originalFullPrice'>) {
  return price === originalFullPrice ? priceSelector.full : priceSelector.perPerson
}
