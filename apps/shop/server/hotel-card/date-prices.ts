import type { DayPrice, Offer } from '@wojaz/offers'
import type { Offers } from '@wojaz/offers/server'
import type { Locale } from '@wojaz/travel/locale'
import { toOfferSearchRequest } from '@wojaz/travel/search'
import { searchOfOffer } from './offer-request.ts'

/** The price of the same trip (airport, length, board, party) for each start day, in the cheapest rooms. */
export async function datePrices(offers: Offers, offer: Offer, locale: Locale): Promise<readonly DayPrice[]> {
  const open = { ...searchOfOffer(offer), startDate: null, endDate: null }
  const found = await offers.availability(offer.hotelCode, toOfferSearchRequest(open), locale)
  return found.ok ? found.value.dates : []
}
