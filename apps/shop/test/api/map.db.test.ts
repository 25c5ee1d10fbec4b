import type { MapPins, SearchResult } from '@wojaz/offers'
import { distanceKm } from '@wojaz/travel/place'
import { expect } from 'vitest'
import type { OfferFacts } from '../../app/features/offer-cards/offer-cards.ts'
import { type SearchShop, shopTest as test } from '../search-shop.ts'

const byPlane = { offerType: 'BY_PLANE', durationFrom: 5, durationTo: 9 }
const forAll = { filters: [{ filterId: 'priceSelector', selectedValues: ['fullPrice'] }] }

let shop: SearchShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

const pinsOf = (asked: object) => shop.answer<MapPins>('/api/www/search/offers/map', asked)
const offerOf = (asked: object) =>
  shop.answer<{ offer: OfferFacts | null }>('/api/www/search/offers/map/offer', asked)

test.each([
  ['for one person', {}],
  ['for all', forAll],
])(
  'POST /api/www/search/offers/map has every hotel of the list, not only its first page, %s',
  async (_, part) => {
    const asked = { ...byPlane, ...part }
    const { offers, pagination } = await shop.answer<SearchResult>('/api/www/search/offers', {
      ...asked,
      metaData: { pageSize: 100 },
    })
    const { pins, totalResults } = await pinsOf(asked)
    expect(totalResults).toBe(pagination.totalResults)
    expect(pins.length).toBeGreaterThan(10)
    expect(pins.map(({ hotelCode, price }) => [hotelCode, price])).toEqual(
      offers.map(({ hotelCode, discountPrice }) => [hotelCode, discountPrice]),
    )
  },
)

test('POST /api/www/search/offers/map stays inside the circle that is asked for', async () => {
  const { pins } = await pinsOf(byPlane)
  const centre = { latitude: pins[0]?.latitude ?? 0, longitude: pins[0]?.longitude ?? 0 }
  const near = await pinsOf({ ...byPlane, radius: 40, regionLocation: centre })
  const inside = pins.filter((pin) => distanceKm(centre, pin) <= 40)
  expect(near.pins).toEqual(inside)
  expect(near.pins.length).toBeLessThan(pins.length)
})

test('POST /api/www/search/offers/map/offer costs what its pin says, with a picture and the way to it', async () => {
  const { pins } = await pinsOf(byPlane)
  const last = pins.at(-1)
  const { offer } = await offerOf({ ...byPlane, hotelCode: last?.hotelCode })
  expect(offer).toMatchObject({ hotelCode: last?.hotelCode, perPerson: last?.price, stars: last?.stars })
  expect(offer?.url).toContain(offer?.code)
  expect(offer?.picture.src).toMatch(/^\/file\//)
})

test('POST /api/www/search/offers/map/offer has none where the search finds none there', async () => {
  const { pins } = await pinsOf(byPlane)
  const filters = [{ filterId: 'amountRange', selectedValues: ['1#2'] }]
  expect(await offerOf({ ...byPlane, filters, hotelCode: pins[0]?.hotelCode })).toEqual({ offer: null })
})

test('POST /api/www/search/offers/map/offer of a hotel nobody knows is not found', async () => {
  const { statusCode, body } = await shop.post('/api/www/search/offers/map/offer', {
    ...byPlane,
    hotelCode: 'NOSUCH',
  })
  expect([statusCode, Object.keys(JSON.parse(body).fields)]).toEqual([404, ['hotelCode']])
})
