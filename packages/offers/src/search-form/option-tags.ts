import { type AdditionalType, additionalTypes, offerTypes } from '@wojaz/travel'
import type { Columns } from '../engine/columns.ts'
import type { OfferIndex } from '../engine/offer-index.ts'
import type { Hotel } from '../store/catalogue.ts'
import type { SearchTag } from './global-search-options.ts'

export const searchTags: readonly SearchTag[] = [
  ...Object.values(offerTypes),
  ...(Object.keys(additionalTypes) as AdditionalType[]),
]

/** Of whatever is flown to. */
export const flyingTags = searchTags.filter((tag) => tag !== 'BY_CAR' && tag !== 'SKI')

/** What each departure airport and each place is good for. */
export interface OptionTags {
  ofAirport(code: string): readonly SearchTag[]
  ofPlace(code: string): readonly SearchTag[]
}

const bits = new Map(searchTags.map((tag, number) => [tag, 1 << number]))
const bitOf = (tag: SearchTag) => bits.get(tag)!
const [byPlane, charter, linear] = [bitOf('BY_PLANE'), bitOf('CHARTER'), bitOf('LINEARFLIGHT')]

const known = new WeakMap<OfferIndex, { readonly version: number; readonly tags: OptionTags }>()

/** Read off hotels and routes, whatever is sold out today: tags say where to look, counts what is found. */
export function tagsOfIndex(index: OfferIndex): OptionTags {
  const last = known.get(index)
  if (last?.version === index.version) return last.tags
  const tags = readTags(index)
  known.set(index, { version: index.version, tags })
  return tags
}

function readTags({ register, columns: c }: OfferIndex): OptionTags {
  const { airports, airportNumber, hotels, hotelResort, places, placeNumber, placeParent } = register
  const soldAt = new Uint8Array(airports.length)
  hotels.forEach((hotel, row) => {
    const airport = c.hotelDestination[row]!
    if (airport >= 0) soldAt[airport]! |= tagOf(hotel)
  })
  const ofAirports = new Uint8Array(airports.length)
  const flownTo = new Uint8Array(airports.length)
  register.routes.forEach((route, number) => {
    const [from, to] = [airportNumber.get(route.from)!, airportNumber.get(route.to)!]
    if (!airports[from]!.isDeparture) return
    const isLinear = (soldAt[to]! & byPlane) !== 0 && hasScheduledFlight(c, number)
    const flown = isLinear ? charter | linear : charter
    flownTo[to]! |= flown
    ofAirports[from]! |= soldAt[to]! | flown
  })
  const ofPlaces = new Uint8Array(places.length)
  hotels.forEach((hotel, row) => {
    const airport = c.hotelDestination[row]!
    const flown = airport < 0 ? 0 : flownTo[airport]! & (hotel.tripType === 'WS' ? charter | linear : charter)
    const tags = tagOf(hotel) | flown
    for (let place = hotelResort[row]!; place >= 0; place = placeParent[place]!) ofPlaces[place]! |= tags
  })
  return {
    ofAirport: (code) => tagsOf(ofAirports[airportNumber.get(code)!]!),
    ofPlace: (code) => tagsOf(ofPlaces[placeNumber.get(code)!]!),
  }
}

/** In the one order tags are written in. */
function tagsOf(bits: number): readonly SearchTag[] {
  return searchTags.filter((tag) => (bits & bitOf(tag)) !== 0)
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
