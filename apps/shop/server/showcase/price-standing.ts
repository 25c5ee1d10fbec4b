import type { Offer } from '@wojaz/offers'
import type { Offers } from '@wojaz/offers/server'
import { type PriceStanding, priceStanding } from '@wojaz/travel/money'

/** Compares the offer's price with its past prices: the same days, rooms, board and people. */
export async function standingOf(offers: Offers, { offerCode, quote }: Offer): Promise<PriceStanding | null> {
  const past = await offers.pastPrices(offerCode)
  if (!past.ok) return null
  return priceStanding(
    quote.total,
    past.value.map(({ total }) => total),
  )
}
