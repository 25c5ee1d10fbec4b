import { fewestCompared, mostCompared } from '@wojaz/wishlist'
import type { SavedOffer } from './saved-offer.ts'

export type Comparison =
  | { kind: 'too-few' }
  | { kind: 'compared'; offers: SavedOffer[] /** More were asked for than fit. */; isCut: boolean }

/** The chosen offers in the order they were chosen in; what is not on the list, or chosen twice, is passed over. */
export function compareOffers(list: readonly SavedOffer[], chosen: readonly string[]): Comparison {
  const offers = [...new Set(chosen)].flatMap((id) => list.find((offer) => String(offer.id) === id) ?? [])
  if (offers.length < fewestCompared) return { kind: 'too-few' }
  return { kind: 'compared', offers: offers.slice(0, mostCompared), isCut: offers.length > mostCompared }
}

/** The offers that cost a person least; with one price for all there is nothing to point at. */
export function cheapestOf(offers: readonly SavedOffer[]): ReadonlySet<number> {
  const prices = offers.flatMap(({ sale }) => sale?.perPerson ?? [])
  const lowest = Math.min(...prices)
  if (prices.every((price) => price === lowest)) return new Set()
  return new Set(offers.filter(({ sale }) => sale?.perPerson === lowest).map(({ id }) => id))
}
