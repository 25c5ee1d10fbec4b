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

/** A hotel of a search as a map shows it. */
export interface MapPin {
  readonly hotelCode: string
  readonly hotelName: string
  readonly stars: number
  readonly latitude: number
  readonly longitude: number
  /** Of its cheapest offer, in the price type of the search: what its card in the list says. */
  readonly price: number
}

export interface MapPins {
  /** In the order of the list. */
  readonly pins: readonly MapPin[]
  /** Hotels of the search; more than pins when there are more than a map can carry. */
  readonly totalResults: number
}

/** A map of more is no map: the guest comes nearer. */
const mostPins = 1_500

/** Where the hotels of a search stand and what they cost: all of them, whatever page of the list is open. */
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
