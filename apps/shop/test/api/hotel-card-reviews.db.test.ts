import type { Offer } from '@wojaz/offers'
import { defaultSearchState, toOfferSearchRequest } from '@wojaz/travel/search'
import { expect, vi } from 'vitest'
import { addressOf, type CardShop, cardTest as test } from '../hotel-card-shop.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 120_000 })

let shop: CardShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

test('reviews of the call are those of the page, and their rating is the one the list is sorted by', async () => {
  const request = toOfferSearchRequest({ ...defaultSearchState, tripType: 'WS' }, { pageSize: 20 })
  const found = await shop.services.offers.search(
    { ...request, metaData: { ...request.metaData, sorting: 'hotelRating' } },
    'pl',
  )
  const listed = found.ok ? found.value.offers : []
  expect(listed.length).toBeGreaterThan(5)
  for (const offer of listed) {
    const { hotelCode, rating, ratingCount } = offer
    expect(await shop.call('reviews', { hotelCode })).toMatchObject({ rating, ratingCount })
  }
  const [best] = listed as [Offer]
  const { view } = await shop.open(addressOf(best))
  const { choice, ...shown } = view.reviews as NonNullable<typeof view.reviews>
  expect(shown).toEqual(await shop.call('reviews', { hotelCode: best.hotelCode }))
  expect(view.hotel).toMatchObject({ rating: shown.rating, ratingCount: shown.ratingCount })
})

test('reviews come page by page, sorted and filtered, by call and by address', async () => {
  const [{ hotelCode, hotelUrl }] = (await reviewed()) as [Offer]
  type Page = {
    total: number
    next: string | null
    reviews: { id: number; score: number; language: string }[]
  }
  const ask = (question: object) => shop.call<Page>('reviews', { hotelCode, ...question })
  const first = await ask({ sorting: 'lowest' })
  const second = await ask({ sorting: 'lowest', after: first.next })
  const scores = [...first.reviews, ...second.reviews].map(({ score }) => score)
  expect(scores).toEqual(scores.toSorted())
  expect(new Set([...first.reviews, ...second.reviews].map(({ id }) => id)).size).toBe(6)
  const czech = await ask({ language: 'cs', pageSize: 20 })
  expect(czech.reviews.map(({ language }) => language)).toEqual(Array(czech.total).fill('cs'))
  const byAddress = await shop.open(`${hotelUrl}?reviewsSort=lowest&reviews=2`)
  expect(byAddress.view.reviews?.reviews.map(({ id }) => id)).toEqual(
    [...first.reviews, ...second.reviews].map(({ id }) => id),
  )
})

test('a question about reviews that makes no sense is refused by its field', async () => {
  const [{ hotelCode }] = (await reviewed()) as [Offer]
  const url = '/api/www/hotel-cards/reviews'
  const status = async (payload: object) =>
    (await shop.app.inject({ method: 'POST', url, payload })).statusCode
  expect(await status({ hotelCode: 'AAA00000' })).toBe(404)
  for (const wrong of [
    { score: 9 },
    { language: 'en' },
    { sorting: 'best' },
    { after: 'x' },
    { pageSize: 0 },
  ]) {
    expect([400, 422], JSON.stringify(wrong)).toContain(await status({ hotelCode, ...wrong }))
  }
})

async function reviewed(): Promise<Offer[]> {
  return (await shop.listed('WS', 20)).filter(({ ratingCount }) => ratingCount > 0)
}
