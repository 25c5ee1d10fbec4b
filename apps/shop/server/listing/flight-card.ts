import { luggageOn } from '@wojaz/booking'
import type { Destination } from '@wojaz/content'
import { type CharterOffer, cabinName, type OfferLeg, pricePerPerson } from '@wojaz/offers'
import { addDays } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { parseOfferCode } from '@wojaz/travel/offer-code'
import { participantsCount, wholeParty } from '@wojaz/travel/party'
import { airlineName } from '@wojaz/travel/trip'
import { placeUrl } from '../../app/features/destinations/destination-address.ts'
import type { FlightLeg, ListingFlight } from '../../app/features/offer-cards/offer-facts.ts'
import { fewSeatsLeft } from '../showcase/few-left.ts'
import { seenFromAbove } from '../showcase/seen-from-above.ts'

/** A flight for a list, with the editors' picture of its destination. */
export function flightCard(
  offer: CharterOffer,
  destinations: readonly Destination[],
  locale: Locale,
): ListingFlight {
  const { departureAirport, destinationAirport, departureFlight, returnFlight, quote } = offer
  const parts = parseOfferCode(offer.offerCode)
  const people = parts.ok ? participantsCount(wholeParty(parts.value.rooms)) : 1
  const total = quote.total + offer.cabinPrice
  const written = offer.places.flatMap(({ code }) => destinations.find((one) => one.code === code) ?? [])
  const country = written[0]
  return {
    code: offer.offerCode,
    from: departureAirport,
    to: destinationAirport,
    place: country ? { name: country.name, url: placeUrl(country) } : null,
    picture:
      written.findLast(({ picture }) => picture !== null)?.picture ?? seenFromAbove(destinationAirport.name),
    out: legOf(departureFlight),
    back: returnFlight && legOf(returnFlight),
    nights: offer.duration,
    luggage: luggageOn(offer),
    seatsLeft: fewSeatsLeft(offer),
    cabin: offer.cabin === 'Economy' ? null : { code: offer.cabin, name: cabinName(offer.cabin, locale) },
    perPerson: pricePerPerson(total, people),
    total,
    people,
  }
}

function legOf({ date, departureTime, arrivalTime, airLineCode, flightNumber }: OfferLeg): FlightLeg {
  return {
    date,
    departs: departureTime,
    arrives: arrivalTime,
    // If the arrival time is earlier than the departure time, the flight lands on the next day.
    landsOn: arrivalTime < departureTime ? addDays(date, 1) : date,
    airline: airlineName(airLineCode),
    number: `${airLineCode} ${flightNumber}`,
  }
}
