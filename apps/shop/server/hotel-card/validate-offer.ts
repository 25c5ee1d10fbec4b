import type { RepriceRefusal } from '@wojaz/offers'
import type { Offers } from '@wojaz/offers/server'
import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome } from '@wojaz/travel/outcome'

export interface OfferValidity {
  offerCode: string
  isBookable: boolean
  /** Null: it can be booked. */
  reason: RepriceRefusal['code'] | null
  /** The current total price in grosze; null: it cannot be booked. */
  total: number | null
  /** Compared with the price the guest has seen; null: nothing to compare. */
  isPriceChanged: boolean | null
}

/** Checks whether an offer is still available, and at the same price. An invalid code is refused. */
export async function validateOffer(
  offers: Offers,
  offerCode: string,
  seenTotal: number | null,
  locale: Locale,
): Promise<Outcome<OfferValidity, RepriceRefusal>> {
  const found = await offers.offer(offerCode, { locale, perPerson: false })
  if (found.ok) {
    const { total } = found.value.quote
    const isPriceChanged = seenTotal === null ? null : seenTotal !== total
    return accepted({ offerCode, isBookable: true, reason: null, total, isPriceChanged })
  }
  const { code } = found.refusal
  if (code === 'offer-code-unreadable' || code === 'offer-unknown') return found
  return accepted({ offerCode, isBookable: false, reason: code, total: null, isPriceChanged: null })
}
