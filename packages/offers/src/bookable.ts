import { parseOfferCode } from '@wojaz/travel/offer-code'
import { accepted, type Outcome } from '@wojaz/travel/outcome'
import { occupancyOf, type Party, wholeParty } from '@wojaz/travel/party'
import { tripTypeConfiguration } from '@wojaz/travel/trip'
import { type CharterOffer, repriceCharter } from './charter-offer.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import type { Offer, OfferView } from './offer.ts'
import { noPlaces, type OwnPlaces } from './own-places.ts'
import { type RepriceRefusal, reprice } from './reprice.ts'

/** Returns what can be put into a cart, priced now: a holiday, or a flight alone if the code has no hotel. */
export function bookable(
  index: OfferIndex,
  offerCode: string,
  view: OfferView,
  own: OwnPlaces = noPlaces,
): Outcome<Offer, RepriceRefusal> {
  const parts = parseOfferCode(offerCode)
  if (!parts.ok) return parts
  if (parts.value.hotelCode !== null) return reprice(index, offerCode, view, own)
  const charter = repriceCharter(index, parts.value, view, own)
  return charter.ok ? accepted(flightAlone(index, charter.value, parts.value.rooms)) : charter
}

/** All hotel fields are empty. The name is the route, the place is where the plane lands. */
function flightAlone(index: OfferIndex, charter: CharterOffer, rooms: readonly Party[]): Offer {
  const { departureAirport, destinationAirport, departureFlight, returnFlight } = charter
  const { register } = index
  const { latitude, longitude } = register.airports[register.airportNumber.get(destinationAirport.code)!]!
  const { offerCode, departureDate, returnDate, duration } = charter
  const { price, discountPrice, originalFullPrice, quote } = charter
  return {
    offerCode,
    departureDate,
    returnDate,
    duration,
    departureFlight,
    returnFlight,
    price,
    discountPrice,
    originalFullPrice,
    quote,
    latitude,
    longitude,
    tripType: 'CZ',
    hotelCode: '',
    hotelName: `${departureAirport.name} – ${destinationAirport.name}`,
    hotelUrl: tripTypeConfiguration.CZ.listingPath,
    stars: 0,
    rating: null,
    ratingCount: 0,
    boardCode: '',
    boardName: '',
    breadcrumbs: [...charter.places.slice(0, 1), { ...destinationAirport, seoName: '' }],
    airportCode: departureAirport.code,
    airportName: departureAirport.name,
    departureTime: departureFlight.departureTime,
    occupancies: [{ ...occupancyOf(wholeParty(rooms)), roomName: '', roomsLeft: 0 }],
  }
}
