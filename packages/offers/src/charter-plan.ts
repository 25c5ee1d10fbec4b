import { accepted, type Outcome } from '@wojaz/travel/outcome'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import {
  airlineFilter,
  type BetterCabin,
  betterCabins,
  cabinFilter,
  checkedLuggage,
  flightFilters,
  flightWayFilter,
  luggageFilter,
  oneWay,
} from '@wojaz/travel/trip'
import { anyBoard } from './engine/columns.ts'
import { boardFacet } from './engine/facet-table.ts'
import type { OfferIndex } from './engine/offer-index.ts'
import { partyAgeBands } from './party-age-bands.ts'
import { planParty, type SearchPlan } from './plan-search.ts'
import { lowCostAirline } from './price-package.ts'
import { refuse } from './read-request.ts'
import type { SearchRefusal } from './search-refusal.ts'

/** Requirements on the flights themselves. */
export interface FlightWishes {
  /** Airline codes as numbers of the index; null: any. */
  readonly airlines: ReadonlySet<number> | null
  /** A suitcase included in the fare: no low-cost airline. */
  readonly hasLuggage: boolean
  /** Null: economy. */
  readonly cabin: BetterCabin | null
}

export const noWishes: FlightWishes = { airlines: null, hasLuggage: false, cabin: null }

/** True when there are no requirements. Then the cached fares of every day can be used. */
export function isAnyPlane({ airlines, hasLuggage, cabin }: FlightWishes): boolean {
  return airlines === null && !hasLuggage && cabin === null
}

/** A search for flights alone in the numbers of one index. */
export interface CharterPlan {
  /** With 0 nights if it is for one way. */
  readonly plan: SearchPlan
  readonly wishes: FlightWishes
  /** Numbers of airports. */
  readonly destinations: readonly number[]
}

export function planCharters(
  index: OfferIndex,
  request: OfferSearchRequest,
): Outcome<CharterPlan, SearchRefusal> {
  const wishes = readWishes(index, request)
  if (!wishes.ok) return wishes
  const ofAll = request.filters.filter(({ filterId }) => !flightFilters.includes(filterId))
  const planned = planParty(index, { ...request, filters: ofAll })
  if (!planned.ok) return planned
  const { facets, boards } = planned.value
  // Flights have no hotel facets.
  if (facets[0]) return refuse('unknown-filter', facets[0].facet.id)
  if (boards !== anyBoard) return refuse('unknown-filter', boardFacet)
  const destinations = destinationAirports(index, request.destinationsCodes)
  if (!destinations.ok) return destinations
  const plan = isOneWay(request) ? onTheWayOut(index, planned.value) : planned.value
  return accepted({ plan, wishes: wishes.value, destinations: destinations.value })
}

/** For one way, ages on the day of departure count. */
function onTheWayOut(index: OfferIndex, { scan, rooms, ...plan }: SearchPlan): SearchPlan {
  const { key, ...ageBands } = partyAgeBands(index, rooms, scan.firstDay, scan.lastDay)
  return { ...plan, rooms, partyKey: key, scan: { ...scan, nightsFrom: 0, nightsTo: 0, ...ageBands } }
}

function isOneWay(request: OfferSearchRequest): boolean {
  return valuesOf(request, flightWayFilter).length > 0
}

export function valuesOf({ filters }: OfferSearchRequest, filterId: string): readonly string[] {
  return filters.filter((one) => one.filterId === filterId).flatMap(({ selectedValues }) => selectedValues)
}

/** True when a flight meets the requirements. */
export function isWished({ airlines, hasLuggage }: FlightWishes, airline: number): boolean {
  return (airlines === null || airlines.has(airline)) && !(hasLuggage && airline === lowCostAirline)
}

function readWishes(index: OfferIndex, request: OfferSearchRequest): Outcome<FlightWishes, SearchRefusal> {
  const known = { [flightWayFilter]: [oneWay], [luggageFilter]: [checkedLuggage] }
  for (const [filterId, values] of Object.entries(known)) {
    const stranger = valuesOf(request, filterId).find((value) => !values.includes(value))
    if (stranger !== undefined) return refuse('unknown-filter-value', filterId, stranger)
  }
  const [wished, second] = valuesOf(request, cabinFilter)
  const cabin = betterCabins.find((one) => one === wished) ?? null
  // Only one class can be chosen.
  const noCabin = second ?? (cabin === null ? wished : undefined)
  if (noCabin !== undefined) return refuse('unknown-filter-value', cabinFilter, noCabin)
  const chosen = valuesOf(request, airlineFilter)
  const flying = chosen.length > 0 ? airlinesOf(index) : new Set<number>()
  const stranger = chosen.find((code) => !flying.has(lettersOf(code)))
  if (stranger !== undefined) return refuse('unknown-filter-value', airlineFilter, stranger)
  return accepted({
    airlines: chosen.length > 0 ? new Set(chosen.map(lettersOf)) : null,
    hasLuggage: valuesOf(request, luggageFilter).length > 0,
    cabin,
  })
}

const airlines = new WeakMap<OfferIndex, ReadonlySet<number>>()

/** Returns all airlines with flights. */
export function airlinesOf(index: OfferIndex): ReadonlySet<number> {
  const known = airlines.get(index) ?? new Set(index.register.flights.airline)
  airlines.set(index, known)
  return known
}

/** 'FR' as a number of the index. */
function lettersOf(code: string): number {
  return code.length === 2 ? (code.charCodeAt(0) << 8) | code.charCodeAt(1) : -1
}

/** Returns airports by airport code, by hotel code, or all that serve hotels of a place. */
function destinationAirports(index: OfferIndex, codes: readonly string[]): Outcome<number[], SearchRefusal> {
  const { register } = index
  if (codes.length === 0) {
    return accepted(register.airports.flatMap(({ isDeparture }, number) => (isDeparture ? [] : number)))
  }
  const numbers = new Set<number>()
  for (const code of codes) {
    const airport = register.airportNumber.get(code)
    if (airport !== undefined) numbers.add(airport)
    else if (!register.placeNumber.has(code) && !register.hotelNumber.has(code)) {
      return refuse('unknown-destination', 'destinationsCodes', code)
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
