import type { IsoDay } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { encodeOfferCode, type OfferParts } from '@wojaz/travel/offer-code'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { type Party, wholeParty } from '@wojaz/travel/party'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { type FlightPair, PairList, pairOrder, visitPairs } from './charter-pairs.ts'
import { anyDayPart } from './engine/columns.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import { FirstInOrder } from './engine/ranking.ts'
import type { ScanMemory } from './engine/scan/scan-memory.ts'
import { fewInOrder } from './engine/sort-in-turns.ts'
import { Turn } from './engine/turn.ts'
import { clockTime, inLocale, legOf } from './make-offer.ts'
import type { OfferLeg } from './offer.ts'
import { planParty, shownPrice } from './plan-search.ts'
import {
  airportChargesOf,
  type FlightChoice,
  findFlight,
  isLowCost,
  isOnSale,
  type PackageRefusal,
} from './price-package.ts'
import { type Quote, quote } from './quote.ts'
import { noChild } from './read-request.ts'
import { minutesOf } from './reprice.ts'
import type { SearchRefusal } from './search-refusal.ts'
import type { Pagination } from './search-result.ts'

/** A flight there and back without a hotel. */
export interface CharterOffer {
  readonly offerCode: string
  readonly departureAirport: { readonly code: string; readonly name: string }
  readonly destinationAirport: { readonly code: string; readonly name: string }
  readonly departureDate: IsoDay
  readonly returnDate: IsoDay
  readonly duration: number
  readonly departureFlight: OfferLeg
  readonly returnFlight: OfferLeg
  readonly price: number
  readonly discountPrice: number
  readonly originalFullPrice: number
  readonly quote: Quote
}

export interface CharterResult {
  readonly offers: readonly CharterOffer[]
  readonly pagination: Pagination
  readonly fromPrice: number | null
}

/** Pairs of flights with a seat for everyone both ways: every departure, destination, day and length. */
export async function charterFlights(
  index: OfferIndex,
  memory: ScanMemory,
  request: OfferSearchRequest,
  locale: Locale,
): Promise<Outcome<CharterResult, SearchRefusal>> {
  const planned = planParty(index, request)
  if (!planned.ok) return planned
  const destinations = destinationAirports(index, request.destinationsCodes)
  if (!destinations.ok) return destinations
  const plan = planned.value
  const order = pairOrder(plan.sorting)
  const first = plan.page * plan.pageSize
  const isNear = first + plan.pageSize <= fewInOrder
  const found = new FirstInOrder(order, isNear ? first + plan.pageSize : 0)
  const all = new PairList()
  const pair = { departure: 0, destination: 0, day: 0, nights: 0, fare: 0 }
  let total = 0
  let least = Number.POSITIVE_INFINITY
  const turn = new Turn()
  for (const departure of plan.scan.departures) {
    for (const destination of destinations.value) {
      visitPairs(index, memory, plan, departure, destination, (day, nights, fare) => {
        total++
        if (fare < least) least = fare
        pair.departure = departure
        pair.destination = destination
        pair.day = day
        pair.nights = nights
        pair.fare = fare
        // Of hundreds of thousands a few are kept: only these become things of their own.
        if (!isNear) all.add(pair)
        else if (found.hasRoomFor(pair)) found.add({ ...pair })
      })
      if (turn.isOver) await turn.pass()
    }
  }
  const fees = plan.scan.charterFees * plan.scan.participants
  const shown = isNear
    ? found.things.slice(first)
    : first < total
      ? await all.inOrder(order, first, first + plan.pageSize, turn)
      : []
  const offers: CharterOffer[] = []
  for (const one of shown) {
    if (turn.isOver) await turn.pass()
    const offer = charterOffer(index, one, plan.rooms, { locale, perPerson: plan.perPerson }, plan.scan)
    if (offer) offers.push(offer)
  }
  return accepted({
    offers,
    pagination: { page: plan.page, pageSize: plan.pageSize, sorting: plan.sorting, totalResults: total },
    fromPrice: shownPrice(plan, least + fees),
  })
}

export type CharterRefusal =
  | PackageRefusal
  | { readonly code: 'offer-unknown'; readonly part: 'airport' }
  | { readonly code: 'child-birth-date-impossible' }

/** Prices the code of a flight without a hotel again. */
export function repriceCharter(
  index: OfferIndex,
  parts: OfferParts,
  view: { locale: Locale; perPerson: boolean },
): Outcome<CharterOffer, CharterRefusal> {
  if (noChild(index, parts.rooms) !== undefined) return refused({ code: 'child-birth-date-impossible' })
  const departure = index.register.airportNumber.get(parts.flight?.departureAirport ?? '')
  const destination = index.register.airportNumber.get(parts.flight?.destinationAirport ?? '')
  const [from, to] = [index.register.airports[departure ?? -1], index.register.airports[destination ?? -1]]
  // Sold as they are listed: out from here and back again.
  if (departure === undefined || destination === undefined || !from?.isDeparture || to?.isDeparture)
    return refused({ code: 'offer-unknown', part: 'airport' })
  const day = index.dayIndex(parts.date)
  if (!isOnSale(index, day)) return refused({ code: 'date-not-on-sale' })
  const pair = { departure, destination, day, nights: parts.nights, fare: 0 }
  const departs = minutesOf(parts.flight?.departureTime ?? null)
  const offer = charterOffer(index, pair, parts.rooms, view, { departs })
  return offer ? accepted(offer) : refused({ code: 'flight-sold-out' })
}

/** Airports by their own code, the one of a hotel, or all that serve hotels of a place. */
export function destinationAirports(
  index: OfferIndex,
  codes: readonly string[],
): Outcome<number[], SearchRefusal> {
  const { register } = index
  if (codes.length === 0) {
    return accepted(register.airports.flatMap(({ isDeparture }, number) => (isDeparture ? [] : number)))
  }
  const numbers = new Set<number>()
  for (const code of codes) {
    const airport = register.airportNumber.get(code)
    if (airport !== undefined) numbers.add(airport)
    else if (!register.placeNumber.has(code) && !register.hotelNumber.has(code)) {
      return refused<SearchRefusal>({ code: 'unknown-destination', field: 'destinationsCodes', value: code })
    }
  }
  const asked = new Set(codes)
  for (const { code: hotelCode, arrivalAirport, resortCode } of register.hotels) {
    if (arrivalAirport === null) continue
    if (asked.has(hotelCode) || index.pathOf(resortCode).some(({ code }) => asked.has(code))) {
      numbers.add(register.airportNumber.get(arrivalAirport)!)
    }
  }
  return accepted([...numbers].sort((a, b) => a - b))
}

function charterOffer(
  index: OfferIndex,
  { departure, destination, day, nights }: FlightPair,
  rooms: readonly Party[],
  { locale, perPerson }: { locale: Locale; perPerson: boolean },
  { departs = null, dayParts = anyDayPart }: Pick<FlightChoice, 'departs' | 'dayParts'>,
): CharterOffer | null {
  const { airports, flights } = index.register
  const party = wholeParty(rooms)
  const outbound = findFlight(index, departure, destination, day, [party], day + nights, {
    departs,
    dayParts,
  })
  const inbound = findFlight(index, destination, departure, day + nights, [party], day + nights)
  if (!outbound || !inbound) return null
  const participants = party.adultsCount + party.childrenBirthDates.length
  const priced = quote({
    today: index.dayAt(index.today),
    date: index.dayAt(day),
    participants,
    flights: outbound.fare + inbound.fare,
    airportCharges:
      airportChargesOf(index, outbound.flight, day, [party], day + nights) +
      airportChargesOf(index, inbound.flight, day + nights, [party], day + nights),
    rooms: [],
    transfer: { price: 0, seats: 0 },
    fees: index.charterFees(),
    promotions: [],
    levels: [],
    isLowCost: isLowCost(index, outbound.flight) || isLowCost(index, inbound.flight),
  })
  const named = ({ code, names }: (typeof airports)[number]) => ({ code, name: inLocale(names, locale) })
  const price = perPerson ? priced.perPerson : priced.total
  // Who chose by the hour gets a code that keeps it.
  const hour = departs ?? (dayParts === anyDayPart ? null : flights.departs[outbound.flight]!)
  return {
    offerCode: encodeOfferCode({
      flight: {
        departureAirport: airports[departure]!.code,
        destinationAirport: airports[destination]!.code,
        departureTime: hour === null ? null : clockTime(hour),
      },
      date: index.dayAt(day),
      nights,
      hotelCode: null,
      rooms: [{ roomCode: null, boardCode: null, ...party }],
    }),
    departureAirport: named(airports[departure]!),
    destinationAirport: named(airports[destination]!),
    departureDate: index.dayAt(day),
    returnDate: index.dayAt(day + nights),
    duration: nights,
    departureFlight: legOf(index, outbound.flight, day)!,
    returnFlight: legOf(index, inbound.flight, day + nights)!,
    price,
    discountPrice: price,
    originalFullPrice: priced.originalFullPrice,
    quote: priced,
  }
}
