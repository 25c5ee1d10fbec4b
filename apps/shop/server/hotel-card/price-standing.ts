import type { DayPrice, Offer } from '@wojaz/offers'
import type { Offers } from '@wojaz/offers/server'
import { type Locale, type PriceStanding, priceStanding, toOfferSearchRequest } from '@wojaz/travel'
import { searchOfOffer } from './offer-request.ts'

/** What the same trip – airport, length, board, people – costs on each day it begins, in the cheapest rooms. */
export async function datePrices(offers: Offers, offer: Offer, locale: Locale): Promise<readonly DayPrice[]> {
  const open = { ...searchOfOffer(offer), startDate: null, endDate: null }
  const found = await offers.availability(offer.hotelCode, toOfferSearchRequest(open), locale)
  return found.ok ? found.value.dates : []
}

/** How the day of the offer stands among the others. Rooms do not blur it: of every day the cheapest is compared. */
export function standingOf({ departureDate }: Offer, prices: readonly DayPrice[]): PriceStanding | null {
  const own = prices.find(({ date }) => date === departureDate)
  return (
    (own &&
      priceStanding(
        own.price,
        prices.map(({ price }) => price),
      )) ??
    null
  )
}
