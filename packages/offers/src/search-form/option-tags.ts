import { type AdditionalType, additionalTypes, offerTypes } from '@wojaz/travel'
import type { Columns } from '../engine/columns.ts'
import type { OfferIndex } from '../engine/offer-index.ts'
import type { Hotel } from '../store/catalogue.ts'
import type { SearchTag } from './global-search-options.ts'

export const searchTags: readonly SearchTag[] = [
  ...Object.values(offerTypes),
  ...(Object.keys(additionalTypes) as AdditionalType[]),
]

/** What each departure airport and each place is good for. */
export interface OptionTags {
  ofAirport(code: string): readonly SearchTag[]
  ofPlace(code: string): readonly SearchTag[]
}

/** Read off hotels and routes, whatever is sold out today: tags say where to look, counts what is found. */
export function readTags(index: OfferIndex): OptionTags {
  const { register, columns } = index
  const soldAt = new TagMap()
  for (const hotel of register.hotels) {
    if (hotel.arrivalAirport !== null) soldAt.add(hotel.arrivalAirport, [tagOf(hotel)])
  }
  const airports = new TagMap()
  const flownTo = new TagMap()
  register.routes.forEach(({ from, to }, route) => {
    if (!register.airports[register.airportNumber.get(from)!]!.isDeparture) return
    const sold = soldAt.of(to)
    const isLinear = sold.includes('BY_PLANE') && hasScheduledFlight(columns, route)
    const flown: SearchTag[] = isLinear ? ['CHARTER', 'LINEARFLIGHT'] : ['CHARTER']
    flownTo.add(to, flown)
    airports.add(from, [...sold, ...flown])
  })
  const places = new TagMap()
  for (const hotel of register.hotels) {
    const flown = hotel.arrivalAirport === null ? [] : flownTo.of(hotel.arrivalAirport)
    const tags = [tagOf(hotel), ...flown.filter((tag) => tag === 'CHARTER' || hotel.tripType === 'WS')]
    for (const { code } of index.pathOf(hotel.resortCode)) places.add(code, tags)
  }
  return { ofAirport: (code) => airports.of(code), ofPlace: (code) => places.of(code) }
}

function tagOf({ tripType, arrivalAirport }: Hotel): SearchTag {
  return tripType === 'NR' && arrivalAirport !== null ? 'SKIBYPLANE' : offerTypes[tripType]
}

function hasScheduledFlight(c: Columns, route: number): boolean {
  const flights = c.flightIsScheduled.subarray(
    c.routeDayStart[route * c.days],
    c.routeDayStart[(route + 1) * c.days],
  )
  return flights.includes(1)
}

class TagMap {
  readonly #tags = new Map<string, Set<SearchTag>>()

  add(key: string, tags: readonly SearchTag[]): void {
    const known = this.#tags.get(key) ?? new Set()
    this.#tags.set(key, known)
    for (const tag of tags) known.add(tag)
  }

  /** In the one order tags are written in. */
  of(key: string): readonly SearchTag[] {
    const tags = this.#tags.get(key)
    return tags ? searchTags.filter((tag) => tags.has(tag)) : []
  }
}
