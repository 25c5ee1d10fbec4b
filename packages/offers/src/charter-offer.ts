import type { IsoDay } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { encodeOfferCode, type OfferParts } from '@wojaz/travel/offer-code'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { countPassengers, type Party, wholeParty } from '@wojaz/travel/party'
import type { CabinClass } from '@wojaz/travel/trip'
import { placesOfAirport } from './airport-places.ts'
import { fareOnFlight, seatsOnFlight } from './charter-cabin.ts'
import type { FlightPair } from './charter-pairs.ts'
import { type FlightWishes, isAnyPlane, isWished, noWishes } from './charter-plan.ts'
import { anyDayPart } from './engine/columns.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import { clockTime, inLocale, legOf } from './make-offer.ts'
import type { OfferLeg, OfferPlace } from './offer.ts'
import { noPlaces, type OwnPlaces } from './own-places.ts'
import {
  airlineOf,
  airportChargesOf,
  flightsOfDay,
  isLowCost,
  isOnSale,
  type PackageRefusal,
} from './price-package.ts'
import { pricePerPerson, type Quote, quote } from './quote.ts'
import { noChild } from './read-request.ts'
import { minutesOf } from './reprice.ts'

/** A flight there and back without a hotel, or the way out alone. */
export interface CharterOffer {
  readonly offerCode: string
  readonly departureAirport: { readonly code: string; readonly name: string }
  readonly destinationAirport: { readonly code: string; readonly name: string }
  /** Country and region where the plane lands. */
  readonly places: readonly OfferPlace[]
  readonly departureDate: IsoDay
  /** The same day when it is one way. */
  readonly returnDate: IsoDay
  /** Nights; 0: one way. */
  readonly duration: number
  readonly departureFlight: OfferLeg
  readonly returnFlight: OfferLeg | null
  /** The class that was asked for; it is sold on top of the quote, as an extra of the checkout. */
  readonly cabin: CabinClass
  /** What it costs all of them on both flights. */
  readonly cabinPrice: number
  /** With the class. */
  readonly price: number
  readonly discountPrice: number
  readonly originalFullPrice: number
  /** In economy. */
  readonly quote: Quote
}

export type CharterRefusal =
  | PackageRefusal
  | { readonly code: 'offer-unknown'; readonly part: 'airport' }
  | { readonly code: 'child-birth-date-impossible' }

interface View {
  readonly locale: Locale
  readonly perPerson: boolean
}

/** Prices the code of a flight without a hotel again. */
export function repriceCharter(
  index: OfferIndex,
  parts: OfferParts,
  view: View,
  own: OwnPlaces = noPlaces,
): Outcome<CharterOffer, CharterRefusal> {
  if (noChild(index, parts.rooms) !== undefined) return refused({ code: 'child-birth-date-impossible' })
  const departure = index.register.airportNumber.get(parts.flight?.departureAirport ?? '')
  const destination = index.register.airportNumber.get(parts.flight?.destinationAirport ?? '')
  const [from, to] = [index.register.airports[departure ?? -1], index.register.airports[destination ?? -1]]
  // Sold as they are listed: out from here, and back again.
  if (departure === undefined || destination === undefined || !from?.isDeparture || to?.isDeparture)
    return refused({ code: 'offer-unknown', part: 'airport' })
  const day = index.dayIndex(parts.date)
  if (!isOnSale(index, day)) return refused({ code: 'date-not-on-sale' })
  const pair = { departure, destination, day, nights: parts.nights, fare: 0 }
  const { departureTime = null, outbound, inbound } = parts.flight ?? {}
  const offer = charterOffer(index, pair, parts.rooms, view, {
    departs: minutesOf(departureTime),
    outbound,
    inbound,
    own,
  })
  return offer ? accepted(offer) : refused({ code: 'flight-sold-out' })
}

/** What the guest asked of the flights, in a search or by the code of an offer. */
interface CharterChoice {
  readonly departs?: number | null
  readonly dayParts?: number
  readonly wishes?: FlightWishes
  /** Numbers of the very flights. */
  readonly outbound?: string | undefined
  readonly inbound?: string | undefined
  /** What whoever asks has already. */
  readonly own?: OwnPlaces
}

/** Null: a flight is gone. */
export function charterOffer(
  index: OfferIndex,
  { departure, destination, day, nights }: FlightPair,
  rooms: readonly Party[],
  { locale, perPerson }: View,
  choice: CharterChoice,
): CharterOffer | null {
  const { departs = null, dayParts = anyDayPart, wishes = noWishes } = choice
  const { airports, flights } = index.register
  const party = wholeParty(rooms)
  const returnDay = day + nights
  const { ADULT: adults, CHILD: children, INFANT: infants } = countPassengers(party, index.dayAt(returnDay))
  const cheapest = (from: number, to: number, on: number, isRight: (flight: number) => boolean) =>
    flightsOfDay(index, from, to, on, [party], returnDay, choice.own)
      .filter(({ flight }) => isWished(wishes, flights.airline[flight]!) && isRight(flight))
      .flatMap(({ flight, fare }) => {
        const inCabin =
          wishes.cabin === null
            ? fare
            : fareOnFlight(index, flight, { adults, children, infants }, wishes.cabin)
        return inCabin === null
          ? []
          : { flight, fare, inCabin, seatsLeft: seatsOnFlight(index, flight, wishes.cabin) }
      })
      .reduce<Found | null>((best, one) => (best && best.inCabin <= one.inCabin ? best : one), null)
  const isNumbered = (flight: number, number = numberOf(index, flight)) => numberOf(index, flight) === number
  const outbound = cheapest(
    departure,
    destination,
    day,
    (flight) =>
      isNumbered(flight, choice.outbound) &&
      (index.columns.flightDayPart[flight]! & dayParts) !== 0 &&
      (departs === null || flights.departs[flight] === departs),
  )
  const inbound =
    nights === 0
      ? null
      : cheapest(destination, departure, returnDay, (flight) => isNumbered(flight, choice.inbound))
  if (!outbound || (nights > 0 && !inbound)) return null
  const legs = [{ ...outbound, day }, ...(inbound ? [{ ...inbound, day: returnDay }] : [])]
  const priced = quote({
    today: index.dayAt(index.today),
    date: index.dayAt(day),
    participants: party.adultsCount + party.childrenBirthDates.length,
    flights: legs.reduce((sum, { fare }) => sum + fare, 0),
    airportCharges: legs.reduce(
      (sum, { flight, day: on }) => sum + airportChargesOf(index, flight, on, [party], returnDay),
      0,
    ),
    rooms: [],
    transfer: { price: 0, seats: 0 },
    fees: index.charterFees(),
    promotions: [],
    levels: [],
    isLowCost: legs.some(({ flight }) => isLowCost(index, flight)),
  })
  const named = ({ code, names }: (typeof airports)[number]) => ({ code, name: inLocale(names, locale) })
  const cabinPrice = legs.reduce((sum, { fare, inCabin }) => sum + inCabin - fare, 0)
  const total = priced.total + cabinPrice
  const price = perPerson ? pricePerPerson(total, adults + children + infants) : total
  return {
    offerCode: encodeOfferCode({
      flight: {
        departureAirport: airports[departure]!.code,
        destinationAirport: airports[destination]!.code,
        ...keptChoice(index, choice, outbound.flight, inbound?.flight ?? null),
      },
      date: index.dayAt(day),
      nights,
      hotelCode: null,
      rooms: [{ roomCode: null, boardCode: null, ...party }],
    }),
    departureAirport: named(airports[departure]!),
    destinationAirport: named(airports[destination]!),
    places: placesOfAirport(index, airports[destination]!.code, locale),
    departureDate: index.dayAt(day),
    returnDate: index.dayAt(returnDay),
    duration: nights,
    departureFlight: { ...legOf(index, outbound.flight, day)!, seatsLeft: outbound.seatsLeft },
    returnFlight: inbound && { ...legOf(index, inbound.flight, returnDay)!, seatsLeft: inbound.seatsLeft },
    cabin: wishes.cabin ?? 'Economy',
    cabinPrice,
    price,
    discountPrice: price,
    originalFullPrice: priced.originalFullPrice + cabinPrice,
    quote: priced,
  }
}

interface Found {
  readonly flight: number
  readonly fare: number
  /** The same in the class that was asked for. */
  readonly inCabin: number
  readonly seatsLeft: number
}

/** Who chose by the hour gets a code that keeps it; who chose by the airline one that names the flights. */
function keptChoice(
  index: OfferIndex,
  { departs = null, dayParts = anyDayPart, wishes = noWishes, outbound, inbound }: CharterChoice,
  out: number,
  back: number | null,
) {
  const isNamed = outbound !== undefined || inbound !== undefined || !isAnyPlane(wishes)
  if (isNamed)
    return {
      departureTime: null,
      outbound: numberOf(index, out),
      ...(back !== null && { inbound: numberOf(index, back) }),
    }
  const hour = departs ?? (dayParts === anyDayPart ? null : index.register.flights.departs[out]!)
  return { departureTime: hour === null ? null : clockTime(hour) }
}

/** '7Z1234'. */
function numberOf(index: OfferIndex, flight: number): string {
  return airlineOf(index, flight) + index.register.flights.number[flight]
}
