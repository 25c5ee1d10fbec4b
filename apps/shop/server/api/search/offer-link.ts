import type { Offer } from '@wojaz/offers'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { hotelCardAddress } from '@wojaz/travel/offer-code'

/** The URL of an offer: its hotel card with the offer code. */
export function offerLink(
  { offerCode, hotelName, hotelUrl, tripType, discountPrice }: Offer,
  locale: Locale,
) {
  const path = hotelCardAddress(hotelUrl, tripType, offerCode)
  return { offerCode, label: hotelName, url: localisedPath(locale, path), price: discountPrice }
}
