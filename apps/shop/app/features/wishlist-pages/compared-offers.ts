import { fewestCompared, mostCompared } from '@wojaz/wishlist'
import type { SavedOffer } from './saved-offer.ts'

export type Comparison =
  | { kind: 'too-few' }
  | { kind: 'compared'; offers: SavedOffer[] /** There were more. */; isCut: boolean }

/** The chosen offers in the order of choice. Offers that are not on the list or chosen twice are ignored. */
export function compareOffers(list: readonly SavedOffer[], chosen: readonly string[]): Comparison {
  const offers = [...new Set(chosen)].flatMap((id) => list.find((offer) => String(offer.id) === id) ?? [])
  if (offers.length < fewestCompared) return { kind: 'too-few' }
  return { kind: 'compared', offers: offers.slice(0, mostCompared), isCut: offers.length > mostCompared }
}

/** The offers with the lowest price per person. Empty if all prices are the same. */
export function cheapestOf(offers: readonly SavedOffer[]): ReadonlySet<number> {
  const prices = offers.flatMap(({ sale }) => sale?.perPerson ?? [])
  const lowest = Math.min(...prices)
  if (prices.every((price) => price === lowest)) return new Set()
  return new Set(offers.filter(({ sale }) => sale?.perPerson === lowest).map(({ id }) => id))
}
