import { parseCoordinates } from '@wojaz/travel/place'
import {
  decodeSearchParams,
  encodeSearchParams,
  listingHref as generalHref,
  type SearchState,
} from '@wojaz/travel/search'
import type { Around, ListingAddress, ListingView } from './listing-view.ts'
import { type PageRange, writePageRange } from './page-address.ts'

interface MoreParams {
  pages?: PageRange
  around?: Around | null
}

/**
 * The URL of a search, without a language prefix: this page, or the general listing if the search leaves this place or trip type.
 */
export function hrefOf(address: ListingAddress, state: SearchState, more: MoreParams = {}): string {
  const stays = state.tripType === address.tripType && hasItsPlaces(address, state)
  const [path = '', query = ''] = stays ? [address.path] : generalHref(state).split('?')
  const params = stays ? paramsOf(address, state) : new URLSearchParams(query)
  const page = more.pages && writePageRange(more.pages)
  if (page) params.set('page', page)
  if (more.around) params.set('map', writeAround(more.around))
  const text = params.toString()
  return text === '' ? path : `${path}?${text}`
}

/** The search of a listing. */
export function stateOf({ q, fullPrice }: Pick<ListingView, 'q' | 'fullPrice'>): SearchState {
  return decodeSearchParams(new URLSearchParams({ q, fullPrice: String(fullPrice) }))
}

/** The default search of the page needs no `q`. */
function paramsOf({ home }: ListingAddress, state: SearchState): URLSearchParams {
  const params = encodeSearchParams(state)
  if (!state.fullPrice) params.delete('fullPrice')
  if (params.get('q') === home) params.delete('q')
  return params
}

function hasItsPlaces({ destinations }: ListingAddress, { selectedDestinationsCodes }: SearchState): boolean {
  return destinations === null || [...destinations].sort().join() === selectedDestinationsCodes.join()
}

/** '37.95,23.72,40': latitude, longitude, kilometres. */
export function writeAround({ centre, radiusKm }: Around): string {
  return [centre.latitude.toFixed(3), centre.longitude.toFixed(3), Math.ceil(radiusKm)].map(Number).join()
}

export function readAround(text: string | null): Around | null {
  const [latitude, longitude, radius = '', ...rest] = text?.split(',') ?? []
  const centre = parseCoordinates(latitude, longitude)
  if (!centre || rest.length > 0 || !/^[1-9]\d{0,4}$/.test(radius) || Number(radius) > 20_000) return null
  return { centre, radiusKm: Number(radius) }
}
