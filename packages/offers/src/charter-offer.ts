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
import { inLocale } from './in-locale.ts'
import { clockTime, legOf } from './make-offer.ts'
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

/** Flights out and back without a hotel, or the outbound flight alone. */
export interface CharterOffer {
  readonly offerCode: string
  readonly departureAirport: { readonly code: string; readonly name: string }
  readonly destinationAirport: { readonly code: string; readonly name: string }
  /** Country and region of the destination. */
  readonly places: readonly OfferPlace[]
  readonly departureDate: IsoDay
  /** For one way: the day of departure. */
  readonly returnDate: IsoDay
  /** Nights; 0: one way. */
  readonly duration: number
  readonly departureFlight: OfferLeg
  readonly returnFlight: OfferLeg | null
  /** The requested class. It is sold in addition to the quote, as an upsell of the checkout. */
  readonly cabin: CabinClass
  /** The price of the class for everybody on both flights. */
  readonly cabinPrice: number
  /** Including the class. */
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

/** Prices an offer code without a hotel again. */
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
  // Sold as listed: out from a departure airport and back.
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

/** What the guest requires of the flights, by a search or by an offer code. */
interface CharterChoice {
  readonly departs?: number | null
  readonly dayParts?: number
  readonly wishes?: FlightWishes
  /** Flight numbers. */
  readonly outbound?: string | undefined
  readonly inbound?: string | undefined
  /** Places that the caller already has. */
  readonly own?: OwnPlaces
}

/** Returns null when a flight is no longer available. */
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
  /** The same in the requested class. */
  readonly inCabin: number
  readonly seatsLeft: number
}

/** If the guest chose an hour, the code has it. If the guest chose an airline, the code has the flight numbers. */
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
