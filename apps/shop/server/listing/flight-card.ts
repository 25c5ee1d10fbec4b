import { luggageOn } from '@wojaz/booking'
import type { Direction } from '@wojaz/content'
import type { CharterOffer, OfferLeg } from '@wojaz/offers'
import { addDays } from '@wojaz/travel/dates'
import { parseOfferCode } from '@wojaz/travel/offer-code'
import { participantsCount, wholeParty } from '@wojaz/travel/party'
import { airlineName } from '@wojaz/travel/trip'
import { placeUrl } from '../../app/features/directions/direction-address.ts'
import type { FlightLeg, ListingFlight } from '../../app/features/offer-cards/offer-facts.ts'
import { fewSeatsLeft } from '../showcase/few-left.ts'
import { seenFromAbove } from '../showcase/seen-from-above.ts'

/** A flight alone as a list shows it, with the picture that editors gave to the place where it lands. */
export function flightCard(offer: CharterOffer, directions: readonly Direction[]): ListingFlight {
  const { departureAirport, destinationAirport, departureFlight, returnFlight, quote } = offer
  const parts = parseOfferCode(offer.offerCode)
  const written = offer.places.flatMap(({ code }) => directions.find((one) => one.code === code) ?? [])
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
    perPerson: quote.perPerson,
    total: quote.total,
    people: parts.ok ? participantsCount(wholeParty(parts.value.rooms)) : 1,
  }
}

function legOf({ date, departureTime, arrivalTime, airLineCode, flightNumber }: OfferLeg): FlightLeg {
  return {
    date,
    departs: departureTime,
    arrives: arrivalTime,
    // Who lands at an earlier hour than he took off lands on the next day.
    landsOn: arrivalTime < departureTime ? addDays(date, 1) : date,
    airline: airlineName(airLineCode),
    number: `${airLineCode} ${flightNumber}`,
  }
}
