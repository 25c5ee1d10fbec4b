import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { ageOn, countPassengers, type Party, wholeParty } from '@wojaz/travel/party'
import { anyDayPart, horizonDays, maxNights } from './engine/columns.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import {
  isSellable,
  isSellableWithOwn,
  nightlySum,
  type OwnNights,
  roomFactor,
  roomStayPrice,
} from './engine/scan/stay-price.ts'
import { noPlaces, type OwnPlaces } from './own-places.ts'
import { chargesOfSeats, type Quote, type QuoteParts, quote } from './quote.ts'

/** One package in numbers of the index. */
export interface PackageChoice {
  readonly hotel: number
  /** Departure airport; null with own transport. */
  readonly departure: number | null
  readonly day: number
  readonly nights: number
  readonly rooms: readonly { readonly party: Party; readonly rate: number }[]
  /** Departure in minutes of the day, when the guest chose one; otherwise the cheapest flight. */
  readonly departs?: number | null
  /** Scheduled flights only, both ways. */
  readonly isScheduled?: boolean
  /** Bits of the parts of the day in which the outbound flight may depart. If set, the code has the exact departure time. */
  readonly dayParts?: number
  /** Places that the caller already has. */
  readonly own?: OwnPlaces
}

export interface PricedPackage {
  readonly choice: PackageChoice
  readonly outbound: number | null
  readonly inbound: number | null
  readonly quote: Quote
  /** What the quote was made from. */
  readonly parts: QuoteParts
}

export type PackageRefusal = { readonly code: 'date-not-on-sale' | 'room-sold-out' | 'flight-sold-out' }

/** Prices one package for all callers: listing, calendar, card, or an old offer code. */
export function pricePackage(
  index: OfferIndex,
  choice: PackageChoice,
): Outcome<PricedPackage, PackageRefusal> {
  const { hotel, departure, day, nights, rooms, own = noPlaces } = choice
  if (!isOnSale(index, day) || nights > maxNights) return refused({ code: 'date-not-on-sale' })
  const parties = rooms.map(({ party }) => party)
  const roomPrices = rooms.map(({ party, rate }) =>
    priceRoom(index, rate, party, day, nights, rooms.length, ownRooms(index, rate, own)),
  )
  if (roomPrices.some((room) => room === null)) return refused({ code: 'room-sold-out' })
  const destination = index.columns.hotelDestination[hotel]!
  const byPlane = departure !== null
  const { departs, isScheduled, dayParts } = choice
  const outbound = byPlane
    ? findFlight(index, departure, destination, day, parties, day + nights, {
        departs,
        isScheduled,
        dayParts,
        own,
      })
    : null
  const inbound = byPlane
    ? findFlight(index, destination, departure, day + nights, parties, day + nights, { isScheduled, own })
    : null
  if (byPlane && (!outbound || !inbound)) return refused({ code: 'flight-sold-out' })
  const { code } = index.register.hotels[hotel]!
  const party = wholeParty(parties)
  const passengers = countPassengers(party, index.dayAt(day + nights))
  const made: QuoteParts = {
    today: index.dayAt(index.today),
    date: index.dayAt(day),
    participants: party.adultsCount + party.childrenBirthDates.length,
    flights: (outbound?.fare ?? 0) + (inbound?.fare ?? 0),
    airportCharges: 0,
    rooms: roomPrices.flatMap((room) => room ?? []),
    transfer: { price: index.columns.hotelTransfer[hotel]!, seats: passengers.ADULT + passengers.CHILD },
    fees: index.feesOfHotel(hotel),
    promotions: index.register.promotionsOfHotel.get(code) ?? [],
    levels: index.register.levelsOfHotel.get(code) ?? [],
    isLowCost: [outbound, inbound].some((leg) => leg && isLowCost(index, leg.flight)),
  }
  return accepted({
    choice: withHour(index, choice, outbound?.flight ?? null),
    outbound: outbound?.flight ?? null,
    inbound: inbound?.flight ?? null,
    quote: quote(made),
    parts: made,
  })
}

/** If the guest chose by hour, the code gets the departure time. */
function withHour({ register }: OfferIndex, choice: PackageChoice, outbound: number | null): PackageChoice {
  // Taking the other fields out of a choice would copy it, some sixty times per card.
  if (choice.dayParts === undefined) return choice
  const { dayParts, ...rest } = choice
  if (outbound === null || dayParts === anyDayPart) return rest
  return { ...rest, departs: register.flights.departs[outbound] }
}

/** Finds the cheapest rooms of a product, each party separately. Among equal prices the lowest rate id wins. */
export function cheapestRooms(
  index: OfferIndex,
  product: number,
  parties: readonly Party[],
  day: number,
  nights: number,
): PackageChoice['rooms'] | null {
  const { columns: c } = index
  const rooms: { party: Party; rate: number }[] = []
  for (const party of parties) {
    let best: { rate: number; price: number } | null = null
    for (let rate = c.productRateStart[product]!; rate < c.productRateStart[product + 1]!; rate++) {
      const room = priceRoom(index, rate, party, day, nights, parties.length)
      const price = room && roomStayPrice(room.nightly, room.factor)
      if (price !== null && (!best || price < best.price)) best = { rate, price }
    }
    if (!best) return null
    rooms.push({ party, rate: best.rate })
  }
  return rooms
}

function priceRoom(
  index: OfferIndex,
  rate: number,
  { adultsCount, childrenBirthDates }: Party,
  day: number,
  nights: number,
  rooms: number,
  own: OwnNights = none,
): { nightly: number; factor: number } | null {
  const { columns: c } = index
  const isFree =
    own === none
      ? isSellable(c, rate, day, nights, rooms)
      : isSellableWithOwn(c, rate, { day, nights, rooms }, own)
  if (!isFree) return null
  const returnDate = index.dayAt(day + nights)
  const ages = childrenBirthDates.map((birthDate) => ageOn(birthDate, returnDate))
  const factor = roomFactor(c, rate, adultsCount, ages.length, ages)
  return factor === 0 ? null : { nightly: nightlySum(c, rate, day, nights), factor }
}

const none: OwnNights = () => 0

/** Rooms of the rate's type that the caller already has, by night. */
function ownRooms(index: OfferIndex, rate: number, { rooms }: OwnPlaces): OwnNights {
  const { hotelCode, roomCode } = index.register.rates[rate]!
  const own = rooms
    .filter((room) => room.hotelCode === hotelCode && room.roomCode === roomCode)
    .map(({ firstNight, lastNight, count }) => ({
      first: index.dayIndex(firstNight),
      last: index.dayIndex(lastNight),
      count,
    }))
  if (own.length === 0) return none
  return (night) =>
    own.reduce((sum, { first, last, count }) => (first <= night && night <= last ? sum + count : sum), 0)
}

type FlightChoice = Pick<PackageChoice, 'departs' | 'isScheduled' | 'dayParts' | 'own'>

/** Finds the flight of a day and route: the cheapest with a seat for everybody, then the earliest. */
function findFlight(
  index: OfferIndex,
  from: number,
  to: number,
  day: number,
  parties: readonly Party[],
  returnDay: number,
  { departs = null, isScheduled = false, dayParts = anyDayPart, own = noPlaces }: FlightChoice = {},
): { flight: number; fare: number } | null {
  let best: { flight: number; fare: number } | null = null
  for (const { flight, fare } of flightsOfDay(index, from, to, day, parties, returnDay, own)) {
    if (departs !== null && index.register.flights.departs[flight] !== departs) continue
    if ((index.columns.flightDayPart[flight]! & dayParts) === 0) continue
    if (isScheduled && index.columns.flightIsScheduled[flight] === 0) continue
    if (!best || fare < best.fare) best = { flight, fare }
  }
  return best
}

/** Returns all flights of a day with seats for everybody, by departure, each with the party's fare. */
export function flightsOfDay(
  index: OfferIndex,
  from: number,
  to: number,
  day: number,
  parties: readonly Party[],
  returnDay: number,
  own: OwnPlaces = noPlaces,
): { flight: number; fare: number }[] {
  const { columns: c } = index
  const route = c.route[from * c.airports + to]!
  if (route < 0) return []
  const { ADULT, CHILD, INFANT } = countPassengers(wholeParty(parties), index.dayAt(returnDay))
  const flights: { flight: number; fare: number }[] = []
  const cell = route * c.days + day
  for (let flight = c.routeDayStart[cell]!; flight < c.routeDayStart[cell + 1]!; flight++) {
    const left = c.flightLeft[flight]! + (own.flights.get(index.register.flights.id[flight]!) ?? 0)
    if (left < ADULT + CHILD) continue
    const fare =
      ADULT * c.flightAdult[flight]! + CHILD * c.flightChild[flight]! + INFANT * c.flightInfant[flight]!
    flights.push({ flight, fare })
  }
  return flights
}

/** Returns the airport charges within the party's fare. Infants on a lap pay none. */
export function airportChargesOf(
  index: OfferIndex,
  flight: number,
  day: number,
  parties: readonly Party[],
  returnDay: number,
): number {
  const { ADULT, CHILD } = countPassengers(wholeParty(parties), index.dayAt(returnDay))
  const route = index.register.routes[index.routeOf(flight)]!
  return chargesOfSeats(index.airportCharges(route, day), [
    { price: index.columns.flightAdult[flight]!, count: ADULT },
    { price: index.columns.flightChild[flight]!, count: CHILD },
  ])
}

/** 'FR' as a number of the index. */
export const lowCostAirline = 0x4652

export function isLowCost({ register }: OfferIndex, flight: number): boolean {
  return register.flights.airline[flight] === lowCostAirline
}

export function airlineOf({ register }: OfferIndex, flight: number): string {
  const letters = register.flights.airline[flight]!
  return String.fromCharCode(letters >> 8, letters & 255)
}

/** Stays begin tomorrow at the earliest, and within the horizon. */
export function isOnSale(index: OfferIndex, day: number): boolean {
  return day > index.today && day <= index.today + horizonDays
}
