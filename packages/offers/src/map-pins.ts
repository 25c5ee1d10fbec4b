import { accepted, type Outcome } from '@wojaz/travel/outcome'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import type { OfferIndex } from './engine/offer-index.ts'
import { rankingOf } from './engine/ranking.ts'
import type { Scanner } from './engine/scanner.ts'
import { firstInTurns } from './engine/sort-in-turns.ts'
import { Turn } from './engine/turn.ts'
import { findListed, placesOf } from './find-listing.ts'
import { planSearch, shownPrice } from './plan-search.ts'
import type { SearchRefusal } from './search-refusal.ts'

/** A hotel of a search on the map. */
export interface MapPin {
  readonly hotelCode: string
  readonly hotelName: string
  readonly stars: number
  readonly latitude: number
  readonly longitude: number
  /** Price of its cheapest offer, the same as on its card in the list. */
  readonly price: number
}

export interface MapPins {
  /** In the order of the list. */
  readonly pins: readonly MapPin[]
  /** Number of hotels of the search; higher than the number of pins if a map cannot show all. */
  readonly totalResults: number
}

/** A map with more pins is unreadable; the guest zooms in. */
const mostPins = 1_500

/** Returns the positions and prices of all hotels of a search, not only of the open page. */
export async function mapPins(
  index: OfferIndex,
  scanner: Scanner,
  request: OfferSearchRequest,
): Promise<Outcome<MapPins, SearchRefusal>> {
  const planned = planSearch(index, request)
  if (!planned.ok) return planned
  const plan = planned.value
  const listed = await findListed(index, scanner, plan)
  const order = rankingOf(plan.sorting, index.columns, listed)
  const ranked = await firstInTurns(placesOf(listed), order, mostPins, new Turn())
  const pins = ranked.map((at): MapPin => {
    const { code, name, stars, latitude, longitude } = index.register.hotels[listed.hotel[at]!]!
    const price = shownPrice(plan, listed.total[at]!)!
    return { hotelCode: code, hotelName: name, stars, latitude, longitude, price }
  })
  return accepted({ pins, totalResults: listed.count })
}
