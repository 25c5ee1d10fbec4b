import type { CharterOffer, Offer, OfferLeg, SearchResult } from '@wojaz/offers'
import { expect } from 'vitest'
import { type SearchShop, services, shopTest as test } from '../search-shop.ts'

let shop: SearchShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

const everything = { metaData: { page: 0, pageSize: 100 } }
const legsOf = ({ departureFlight, returnFlight }: Pick<Offer, 'departureFlight' | 'returnFlight'>) =>
  [departureFlight, returnFlight].filter((leg): leg is OfferLeg => leg !== null)

function expectLowCostMarked(offers: readonly (Offer | CharterOffer)[]) {
  const isFr = (offer: Offer | CharterOffer) => legsOf(offer).some(({ airLineCode }) => airLineCode === 'FR')
  for (const offer of offers)
    for (const leg of legsOf(offer)) expect(leg.isLowCost, leg.airLineCode).toBe(leg.airLineCode === 'FR')
  expect(offers.filter(isFr).length).toBeGreaterThan(0)
  expect(offers.filter((offer) => !isFr(offer)).length).toBeGreaterThan(0)
  for (const offer of offers)
    expect(offer.quote.peakworkPrice, offer.offerCode).toBe(isFr(offer) ? offer.originalFullPrice : null)
}

test.each(['/api/www/search/offers', `${services}/search/offers`])(
  'POST %s marks flights of FR and gives their packages a peakwork price, the price before any reduction',
  async (url) => {
    const { offers } = await shop.answer<SearchResult>(url, { offerType: 'BY_PLANE', ...everything })
    expectLowCostMarked(offers)
    const reduced = offers.filter(({ quote }) => quote.peakworkPrice !== null && quote.discount > 0)
    expect(reduced.length).toBeGreaterThan(0)
    for (const { quote } of reduced) expect(quote.peakworkPrice).toBe(quote.total + quote.discount)
  },
)

test('POST /api/www/search/offers/charter does the same for flights alone', async () => {
  const body = { offerType: 'CHARTER', ...everything }
  const { offers } = await shop.answer<{ offers: CharterOffer[] }>('/api/www/search/offers/charter', body)
  expectLowCostMarked(offers)
})

test('a package priced again by its code keeps the flag and the price', async () => {
  const { offers } = await shop.answer<SearchResult>('/api/www/search/offers', {
    offerType: 'LINEARFLIGHT',
    ...everything,
  })
  const [offer] = offers
  const again = await shop.answer<Offer>(`${services}/search/offers/price`, { offerCode: offer?.offerCode })
  expect(legsOf(again).every(({ isLowCost }) => isLowCost)).toBe(true)
  expect(again.quote.peakworkPrice).toBe(offer?.quote.originalFullPrice)
})
