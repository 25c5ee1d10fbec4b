import type { Offer } from '@wojaz/offers'
import { type Locale, localisedPath } from '@wojaz/travel/locale'
import { hotelCardAddress } from '@wojaz/travel/offer-code'

/** The address of an offer: its hotel's card with the code of the offer. */
export function offerLink(
  { offerCode, hotelName, hotelUrl, tripType, discountPrice }: Offer,
  locale: Locale,
) {
  const path = hotelCardAddress(hotelUrl, tripType, offerCode)
  return { offerCode, label: hotelName, url: localisedPath(locale, path), price: discountPrice }
}
