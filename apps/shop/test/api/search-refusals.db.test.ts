import { locales } from '@wojaz/travel/locale'
import { describe, expect } from 'vitest'
import { refusals } from '../../server/api/search/refuse.ts'
import { shippedText } from '../../server/request/error-text.ts'
import {
  allOffersPaths,
  badBodies,
  badCircles,
  badSearches,
  formPaths,
  injection,
  pricePath,
  searchPaths,
} from '../bad-requests.ts'
import { type SearchShop, shopTest as test } from '../search-shop.ts'

let shop: SearchShop
/** The fields of every call; only hotel calls read the hotel code. */
let asked = { offerType: '', hotelCode: '' }
test.beforeAll(async ({ shop: opened }) => {
  shop = opened
  const { offers } = await shop.answer<{ offers: { hotelCode: string }[] }>('/api/www/search/offers', {
    offerType: 'BY_PLANE',
  })
  asked = { offerType: 'BY_PLANE', hotelCode: offers[0]?.hotelCode ?? '' }
})

const post: SearchShop['post'] = (...asked) => shop.post(...asked)

describe.each([...searchPaths, ...allOffersPaths])('POST %s', (path) => {
  test.each(badSearches)('refuses %s and names the field', async (_name, part, field) => {
    const { statusCode, body } = await post(path, { ...asked, ...part })
    const { code, message, fields } = JSON.parse(body)
    expect([400, 422]).toContain(statusCode)
    expect(Object.keys(fields)).toEqual([field])
    expect([code, message]).toEqual([
      expect.stringMatching(/^[\w-]+$/),
      expect.stringMatching(/\p{L}{2,}.*\.$/u),
    ])
  })

  test.each(badBodies)('a body of %j is no fault of ours', async (body) => {
    expect([400, 415]).toContain((await post(path, body)).statusCode)
  })

  test.each([
    ['1999-01-01', '1999-01-02'],
    ['2099-01-01', '2099-12-31'],
    [null, '1999-01-01'],
    ['1999-01-01', '2099-12-31'],
  ])('days from %s to %s, out of reach, are an answer', async (departureDateFrom, departureDateTo) => {
    const { statusCode } = await post(path, { ...asked, departureDateFrom, departureDateTo })
    expect(statusCode).toBe(200)
  })
})

test.each(['', 'rubbish', injection, '-'.repeat(251), 7, null])(
  'POST %j as a code to be priced is refused by its field',
  async (offerCode) => {
    const { statusCode, body } = await post(pricePath, { offerCode })
    expect([400, 422]).toContain(statusCode)
    expect(Object.keys(JSON.parse(body).fields)).toEqual(['offerCode'])
  },
)

test.each(badCircles)('POST /api/www/search/offers refuses %s', async (_name, part, field) => {
  const { statusCode, body } = await post('/api/www/search/offers', { offerType: 'BY_PLANE', ...part })
  expect([400, 422]).toContain(statusCode)
  expect(Object.keys(JSON.parse(body).fields)).toEqual([field])
})

test('a charter has no hotels to list', async () => {
  const { statusCode, body } = await post('/api/www/search/offers', { offerType: 'CHARTER' })
  expect([statusCode, Object.keys(JSON.parse(body).fields)]).toEqual([422, ['offerType']])
})

test('every search call there is, is asked all this', () => {
  const { paths } = shop.app.swagger() as { paths: Record<string, { post?: { tags?: string[] } }> }
  const calls = Object.keys(paths).filter((path) => paths[path]?.post?.tags?.includes('search'))
  const others = [...allOffersPaths, pricePath, '/api/www/search/offers/suggest']
  expect(calls.sort()).toEqual([...searchPaths, ...formPaths, ...others].sort())
})

test('POST /api/www/search/offers/suggest refuses what nobody types', async () => {
  const { statusCode, body } = await post('/api/www/search/offers/suggest', { text: '\u0000' })
  expect([statusCode, JSON.parse(body).code]).toEqual([400, 'invalid-request'])
})

test.each(['', ' ', 'x'.repeat(81), 7])('POST /api/www/search/offers/suggest refuses %j', async (text) => {
  const { statusCode, body } = await post('/api/www/search/offers/suggest', { text })
  expect([statusCode, Object.keys(JSON.parse(body).fields)]).toEqual([400, ['text']])
})

test.each(['łóżko', '%_%', injection, '💛💛💛'])('suggest finds nothing odd in %j', async (text) => {
  const { statusCode } = await post('/api/www/search/offers/suggest', { text })
  expect(statusCode).toBe(200)
})

test.each(locales)('a refusal speaks %s', async (locale) => {
  const asked = { offerType: 'BY_PLANE', departuresCodes: ['QQQ'] }
  const { body } = await post('/api/www/search/offers', asked, { 'x-market-language': locale })
  const message = shippedText('search.refusal.unknownAirport', locale)
  expect(JSON.parse(body)).toEqual({ code: 'unknown-airport', message, fields: { departuresCodes: message } })
  for (const { text } of Object.values(refusals)) expect(shippedText(text, locale)).not.toBe(text)
})
