import type { Offer } from '@wojaz/offers'
import { hotelCardAddress, type Locale, localisedPath } from '@wojaz/travel'

/** The address of an offer: its hotel's card with the code of the offer. */
export function offerLink(
  { offerCode, hotelName, hotelUrl, tripType, discountPrice }: Offer,
  locale: Locale,
) {
  const path = hotelCardAddress(hotelUrl, tripType, offerCode)
  return { offerCode, label: hotelName, url: localisedPath(locale, path), price: discountPrice }
}
