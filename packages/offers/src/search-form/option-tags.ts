import { type AdditionalType, additionalTypes, offerTypes } from '@wojaz/travel/trip'
import type { Columns } from '../engine/columns.ts'
import type { OfferIndex } from '../engine/offer-index.ts'
import { Turn } from '../engine/turn.ts'
import type { Hotel } from '../store/catalogue.ts'
import type { SearchTag } from './global-search-options.ts'

export const searchTags: readonly SearchTag[] = [
  ...Object.values(offerTypes),
  ...(Object.keys(additionalTypes) as AdditionalType[]),
]

/** Tags of everything with flights. */
export const flyingTags = searchTags.filter((tag) => tag !== 'BY_CAR' && tag !== 'SKI')

/** The tags of each departure airport and each place. */
export interface OptionTags {
  ofAirport(code: string): readonly SearchTag[]
  ofPlace(code: string): readonly SearchTag[]
}

const bits = new Map(searchTags.map((tag, number) => [tag, 1 << number]))
const bitOf = (tag: SearchTag) => bits.get(tag)!
const [byPlane, charter, linear] = [bitOf('BY_PLANE'), bitOf('CHARTER'), bitOf('LINEARFLIGHT')]

const known = new WeakMap<OfferIndex, Promise<OptionTags>>()

/**
 * Derived from hotels and routes, even if they are sold out today: tags say where to look, counts what is found. Rows of an index
 * keep their hotels and routes, so the tags are computed once.
 */
export function tagsOfIndex(index: OfferIndex): Promise<OptionTags> {
  const tags = known.get(index) ?? readTags(index, new Turn())
  known.set(index, tags)
  return tags
}

async function readTags({ register, columns: c }: OfferIndex, turn: Turn): Promise<OptionTags> {
  const { airports, airportNumber, hotels, hotelResort, places, placeNumber, placeParent } = register
  const soldAt = new Uint8Array(airports.length)
  for (const [row, hotel] of hotels.entries()) {
    const airport = c.hotelDestination[row]!
    if (airport >= 0) soldAt[airport]! |= tagOf(hotel)
    if (turn.isOver) await turn.pass()
  }
  const ofAirports = new Uint8Array(airports.length)
  const flownTo = new Uint8Array(airports.length)
  for (const [number, route] of register.routes.entries()) {
    if (turn.isOver) await turn.pass()
    const [from, to] = [airportNumber.get(route.from)!, airportNumber.get(route.to)!]
    if (!airports[from]!.isDeparture) continue
    const isLinear = (soldAt[to]! & byPlane) !== 0 && hasScheduledFlight(c, number)
    const flown = isLinear ? charter | linear : charter
    flownTo[to]! |= flown
    ofAirports[from]! |= soldAt[to]! | flown
  }
  const ofPlaces = new Uint8Array(places.length)
  for (const [row, hotel] of hotels.entries()) {
    const airport = c.hotelDestination[row]!
    const flown = airport < 0 ? 0 : flownTo[airport]! & (hotel.tripType === 'WS' ? charter | linear : charter)
    const tags = tagOf(hotel) | flown
    for (let place = hotelResort[row]!; place >= 0; place = placeParent[place]!) ofPlaces[place]! |= tags
    if (turn.isOver) await turn.pass()
  }
  return {
    ofAirport: (code) => tagsOf(ofAirports[airportNumber.get(code)!]!),
    ofPlace: (code) => tagsOf(ofPlaces[placeNumber.get(code)!]!),
  }
}

const lists = new Map<number, readonly SearchTag[]>()

/** Returns tags in a fixed order. Hundreds of places share a few lists. */
function tagsOf(bits: number): readonly SearchTag[] {
  const list = lists.get(bits) ?? searchTags.filter((tag) => (bits & bitOf(tag)) !== 0)
  lists.set(bits, list)
  return list
}

function tagOf({ tripType, arrivalAirport }: Hotel): number {
  return bitOf(tripType === 'NR' && arrivalAirport !== null ? 'SKIBYPLANE' : offerTypes[tripType])
}

function hasScheduledFlight(c: Columns, route: number): boolean {
  const flights = c.flightIsScheduled.subarray(
    c.routeDayStart[route * c.days],
    c.routeDayStart[(route + 1) * c.days],
  )
  return flights.includes(1)
}
