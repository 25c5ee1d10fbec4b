import type { Offer } from '@wojaz/offers'
import type { Offers } from '@wojaz/offers/server'
import { type PriceStanding, priceStanding } from '@wojaz/travel/money'

/** How the price of the offer stands among those it had before: the very same days, rooms, board and people. */
export async function standingOf(offers: Offers, { offerCode, quote }: Offer): Promise<PriceStanding | null> {
  const past = await offers.pastPrices(offerCode)
  if (!past.ok) return null
  return priceStanding(
    quote.total,
    past.value.map(({ total }) => total),
  )
}
