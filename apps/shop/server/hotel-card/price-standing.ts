import type { DayPrice, Offer } from '@wojaz/offers'
import type { Offers } from '@wojaz/offers/server'
import type { Locale } from '@wojaz/travel/locale'
import { type PriceStanding, priceStanding } from '@wojaz/travel/money'
import { toOfferSearchRequest } from '@wojaz/travel/search'
import { searchOfOffer } from './offer-request.ts'

/** What the same trip – airport, length, board, people – costs on each day it begins, in the cheapest rooms. */
export async function datePrices(offers: Offers, offer: Offer, locale: Locale): Promise<readonly DayPrice[]> {
  const open = { ...searchOfOffer(offer), startDate: null, endDate: null }
  const found = await offers.availability(offer.hotelCode, toOfferSearchRequest(open), locale)
  return found.ok ? found.value.dates : []
}

/** How the price of the offer stands among those it had before: the very same days, rooms, board and people. */
export async function standingOf(offers: Offers, { offerCode, quote }: Offer): Promise<PriceStanding | null> {
  const past = await offers.pastPrices(offerCode)
  if (!past.ok) return null
  return priceStanding(
    quote.total,
    past.value.map(({ total }) => total),
  )
}
