import { shareableOfferCode } from '@wojaz/travel/offer-code'
import type { SavedRow } from '@wojaz/wishlist/server'

/** A saved offer for people the list was shared with: the same trip and price without birth dates. */
export function forOthers(row: SavedRow): SavedRow {
  return { ...row, offerCode: shareableOfferCode(row.offerCode) }
}
