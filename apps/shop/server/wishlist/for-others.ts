import { shareableOfferCode } from '@wojaz/travel/offer-code'
import type { SavedRow } from '@wojaz/wishlist/server'

/** A saved offer as those see it whom the list was sent to: the same trip at the same price, without anybody's birth date. */
export function forOthers(row: SavedRow): SavedRow {
  return { ...row, offerCode: shareableOfferCode(row.offerCode) }
}
