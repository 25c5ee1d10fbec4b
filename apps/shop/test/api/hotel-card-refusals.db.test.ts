import { describe, expect } from 'vitest'
import { badBodies, badSearches, injection } from '../bad-requests.ts'
import { type SearchShop, shopTest as test } from '../search-shop.ts'

const root = '/api/www/hotel-cards'
const ofHotel = ['hotels', 'weather', 'nearby', 'reviews'].map((call) => `${root}/${call}`)
const ofSearch = ['configurators/dates', 'offers'].map((call) => `${root}/${call}`)
const ofOffer = [
  ...['configurators/filters', 'configurators/rooms', 'configurators/price-calendar', 'configurators/hours'],
  ...['other-airports', 'offerData', 'statistics', 'analytics', 'upsells', 'validations'],
].map((call) => `${root}/${call}`)
const alternatives = `${root}/alternatives/{offerCode}`

let shop: SearchShop
let asked = { offerCode: '', hotelCode: '' }
test.beforeAll(async ({ shop: opened }) => {
  shop = opened
  const { offers } = await shop.answer<{ offers: (typeof asked)[] }>('/api/www/search/offers', {
    offerType: 'BY_PLANE',
  })
  asked = { offerCode: offers[0]?.offerCode ?? '', hotelCode: offers[0]?.hotelCode ?? '' }
})

test('every call of the card there is, is asked all this', () => {
  const { paths } = shop.app.swagger() as {
    paths: Record<string, Partial<Record<'post' | 'get', { tags?: string[] }>>>
  }
  const calls = Object.keys(paths).filter((path) =>
    (paths[path]?.post ?? paths[path]?.get)?.tags?.includes('hotel-card'),
  )
  expect(calls.sort()).toEqual([...ofHotel, ...ofSearch, ...ofOffer, alternatives].sort())
})

const unreadable = ['', 'rubbish', injection, '-'.repeat(251), 7, null, undefined, ['x'], { $ne: 1 }]

describe.each(ofOffer)('POST %s', (path) => {
  test.each(unreadable)('%j is no code of an offer, and the refusal says so', async (offerCode) => {
    const refused = await shop.post(path, { offerCode })
    expect([400, 422]).toContain(refused.statusCode)
    expect(Object.keys(refused.json().fields)).toEqual(['offerCode'])
    expect(refused.json().message).toMatch(/\p{L}{2,}.*\.$/u)
  })

  test('a hotel nobody has is not found', async () => {
    const refused = await shop.post(path, { offerCode: 'WAWHRG260615-7-HRG99999-DZX1_AI_2' })
    expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([404, ['offerCode']])
  })

  test.each(badBodies)('a body of %j is no fault of ours', async (body) => {
    expect([400, 415]).toContain((await shop.post(path, body)).statusCode)
  })
})

test.each(ofOffer.filter((path) => !path.endsWith('/validations')))(
  'POST %s: what is not sold any more is a conflict, not a fault',
  async (path) => {
    const refused = await shop.post(path, { offerCode: asked.offerCode.replace(/\d{6}/, '200101') })
    expect([refused.statusCode, refused.json().code]).toEqual([409, 'date-not-on-sale'])
  },
)

describe.each([...ofHotel, ...ofSearch])('POST %s', (path) => {
  test.each(['', 7, null, undefined, injection, 'x'.repeat(300)])(
    '%j is no code of a hotel',
    async (hotelCode) => {
      const refused = await shop.post(path, { hotelCode })
      expect([400, 422, 404]).toContain(refused.statusCode)
      expect(Object.keys(refused.json().fields)).toEqual(['hotelCode'])
    },
  )

  test('a hotel nobody has is not found', async () => {
    const refused = await shop.post(path, { hotelCode: 'HRG99999' })
    expect([refused.statusCode, refused.json().code]).toEqual([404, 'hotel-not-found'])
  })

  test.each(badBodies)('a body of %j is no fault of ours', async (body) => {
    expect([400, 415]).toContain((await shop.post(path, body)).statusCode)
  })
})

describe.each(ofSearch)('POST %s', (path) => {
  test.each(badSearches)('refuses %s and names the field', async (_name, part, field) => {
    const refused = await shop.post(path, { hotelCode: asked.hotelCode, ...part })
    expect([400, 422]).toContain(refused.statusCode)
    expect(Object.keys(refused.json().fields)).toEqual([field])
  })
})

test.each(['2026-13', 'czerwiec', '2026', 7, ''])('%j is no month of a calendar', async (month) => {
  const refused = await shop.post(`${root}/configurators/price-calendar`, { ...asked, month })
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['month']])
})

test.each([-1, 1.5, '100'])('%j is no price that anybody has seen', async (total) => {
  const refused = await shop.post(`${root}/validations`, { ...asked, total })
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([400, ['total']])
})

test.each([
  ['rubbish', 422],
  [encodeURIComponent(injection), 422],
  ['x'.repeat(251), 400],
  ['WAWHRG260615-7-HRG99999-DZX1_AI_2', 404],
])('GET alternatives to %s is refused by its field', async (offerCode, status) => {
  const refused = await shop.app.inject(`${root}/alternatives/${offerCode}`)
  expect([refused.statusCode, Object.keys(refused.json().fields)]).toEqual([status, ['offerCode']])
})
