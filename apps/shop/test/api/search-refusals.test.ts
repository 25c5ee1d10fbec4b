import { addDays, locales } from '@wojaz/travel'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { refusals } from '../../server/api/search/refuse.ts'
import { shippedText } from '../../server/error-text.ts'
import { openSearchShop, type SearchShop, services, today } from '../search-shop.ts'

let shop: SearchShop
/** What every call needs; only those for one hotel read its code. */
let asked = { offerType: '', hotelCode: '' }
beforeAll(async () => {
  shop = await openSearchShop()
  const { offers } = await shop.answer<{ offers: { hotelCode: string }[] }>('/api/www/search/offers', {
    offerType: 'BY_PLANE',
  })
  asked = { offerType: 'BY_PLANE', hotelCode: offers[0]?.hotelCode ?? '' }
})
afterAll(() => shop?.close())

const post: SearchShop['post'] = (...asked) => shop.post(...asked)

const repeated = (count: number, value: string) => Array.from({ length: count }, () => value)
const injection = "'; drop table offers.hotels; --"
const facets = (filterId: string, ...selectedValues: string[]) => ({
  filters: [{ filterId, selectedValues }],
})

const searchPaths = [
  '/api/www/search/offers',
  `${services}/search/offers`,
  '/api/www/search/offers/count',
  `${services}/search/offers/count`,
  '/api/www/search/offers/charter',
  '/api/www/search/offers/promoted',
  `${services}/search/promoted`,
  '/api/www/search/offers/regions',
  '/api/www/search/offers/same-day',
  '/api/www/search/offers/listing/filters',
  '/api/www/search/listing/filters',
  `${services}/listing/filters`,
  '/api/www/lowest-prices/statistics',
  '/api/www/lowest-prices/destinations-filter',
  `${services}/external/offers/count`,
  `${services}/top-offers`,
  `${services}/offers-links`,
  `${services}/calendar/offers`,
]

const allOffersPath = `${services}/hotel-cards/configurators/all-offers`
const pricePath = `${services}/search/offers/price`

const badSearches: [string, object, string][] = [
  ['an unknown airport', { departuresCodes: ['QQQ'] }, 'departuresCodes'],
  ['SQL in an airport', { departuresCodes: [injection] }, 'departuresCodes'],
  ['too many airports', { departuresCodes: repeated(25, 'WAW') }, 'departuresCodes'],
  ['a number for an airport', { departuresCodes: [7] }, 'departuresCodes.0'],
  ['a sort that does not exist', { metaData: { sorting: 'cheap' } }, 'metaData.sorting'],
  ['a page before the first', { metaData: { page: -1 } }, 'metaData.page'],
  ['a thousand offers at once', { metaData: { pageSize: 1_000 } }, 'metaData.pageSize'],
  ['inverted nights', { durationFrom: 9, durationTo: 3 }, 'durationTo'],
  ['a hundred nights', { durationFrom: 100 }, 'durationFrom'],
  ['NaN nights', { durationFrom: 'NaN' }, 'durationFrom'],
  ['half a night', { durationTo: 1.5 }, 'durationTo'],
  ['40 children', { childrenBirthdays: repeated(40, '2020-01-01') }, 'childrenBirthdays'],
  ['a child of tomorrow', { childrenBirthdays: [addDays(today, 1)] }, 'childrenBirthdays'],
  ['a child of seventy', { childrenBirthdays: ['1956-01-01'] }, 'childrenBirthdays'],
  ['the 31st of February', { childrenBirthdays: ['2020-02-31'] }, 'childrenBirthdays.0'],
  ['no adults', { numberOfAdults: 0 }, 'numberOfAdults'],
  ['NaN adults', { numberOfAdults: Number.NaN }, 'numberOfAdults'],
  ['nine travellers', { numberOfAdults: 5, childrenBirthdays: repeated(4, '2020-01-01') }, 'numberOfAdults'],
  ['four rooms', { occupancies: Array.from({ length: 4 }, () => ({ adultsCount: 1 })) }, 'occupancies'],
  ['a room of children', { occupancies: [{ adultsCount: 0 }] }, 'occupancies.0.adultsCount'],
  ['an unknown filter', facets('astrology', 'leo'), 'astrology'],
  ['an unknown value', facets('facilities', injection), 'facilities'],
  ['SQL in a filter', facets(injection, 'x'), 'filters.0.filterId'],
  ['a thousand values', facets('facilities', ...repeated(1_000, 'pool')), 'filters.0.selectedValues'],
  ['an inverted price range', facets('amountRange', '900#100'), 'amountRange'],
  ['a price range up to nothing', facets('amountRange', '0#0'), 'amountRange'],
  ['a price range of words', facets('amountRange', 'cheap'), 'amountRange'],
  ['another market', { site: 'de' }, 'site'],
  ['an unknown trip type', { offerType: 'SPACE' }, 'offerType'],
  ['an unknown kind', facets('additionalType', 'BYBOAT'), 'additionalType'],
]

const badPlaces: [string, object, string][] = [
  ['inverted dates', { departureDateFrom: '2026-07-09', departureDateTo: '2026-07-01' }, 'departureDateTo'],
  ['a day as guests write it', { departureDateFrom: '01.07.2026' }, 'departureDateFrom'],
]

/** Not asked of trees of places, which count without the destination. */
const badCircles: [string, object, string][] = [
  ['an unknown destination', { destinationsCodes: [injection] }, 'destinationsCodes'],
  ['a circle without a centre', { radius: 5 }, 'regionLocation'],
  [
    'a circle around the pole',
    { radius: 5, regionLocation: { latitude: 90, longitude: 0 } },
    'regionLocation.latitude',
  ],
  ['an infinite circle', { radius: 1e9, regionLocation: { latitude: 0, longitude: 0 } }, 'radius'],
]

describe.each([...searchPaths, allOffersPath])('POST %s', (path) => {
  test.each([...badSearches, ...badPlaces])('refuses %s and names the field', async (_name, part, field) => {
    const { statusCode, body } = await post(path, { ...asked, ...part })
    const { code, message, fields } = JSON.parse(body)
    expect([400, 422]).toContain(statusCode)
    expect(Object.keys(fields)).toEqual([field])
    expect([code, message]).toEqual([
      expect.stringMatching(/^[\w-]+$/),
      expect.stringMatching(/\p{L}{2,}.*\.$/u),
    ])
  })

  test.each(['', 'null', '[]', '"text"', '{"offerType":NaN}', '{"offerType":{"$ne":1}}', '{'])(
    'a body of %j is no fault of ours',
    async (body) => {
      expect([400, 415]).toContain((await post(path, body)).statusCode)
    },
  )

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

const formPaths = ['/api/www/gs', `${services}/gs`, '/api/www/listing/gs/initial', `${services}/gs/initial`]

test('every search call there is, is asked all this', () => {
  const { paths } = shop.app.swagger() as { paths: Record<string, { post?: { tags?: string[] } }> }
  const calls = Object.keys(paths).filter((path) => paths[path]?.post?.tags?.includes('search'))
  const others = [allOffersPath, pricePath, '/api/www/search/offers/suggest']
  expect(calls.sort()).toEqual([...searchPaths, ...formPaths, ...others].sort())
})

describe.each(formPaths)('POST %s', (path) => {
  test.each([
    ['an unknown airport', { selectedAirports: ['QQQ'] }, 'selectedAirports'],
    ['an unknown destination', { selectedDestinationsCodes: [injection] }, 'selectedDestinationsCodes'],
    ['inverted dates', { startDate: '2026-07-09', endDate: '2026-07-01' }, 'endDate'],
    ['half a length', { durationFrom: 7 }, 'durationTo'],
    ['40 children', { childrenBirthDates: repeated(40, '2020-01-01') }, 'childrenBirthDates'],
    ['a child of seventy', { childrenBirthDates: ['1956-01-01'] }, 'childrenBirthDates'],
    ['a child of tomorrow', { childrenBirthDates: [addDays(today, 1)] }, 'childrenBirthDates'],
    ['nine travellers', { adultsCount: 6, childrenBirthDates: repeated(3, '2020-01-01') }, 'adultsCount'],
    ['an unknown trip type', { tripType: 'XX' }, 'tripType'],
    ['an unknown filter', { selectedFilterValues: { astrology: ['leo'] } }, 'astrology'],
    ['an unknown kind', { selectedFilterValues: { additionalType: ['BYBOAT'] } }, 'additionalType'],
    ['an unknown airport in q', { q: ':price:byPlane:T:a:QQQ:ctAdult:2:tripType:WS' }, 'q'],
    ['a q of two megabytes', { q: 'a:'.repeat(2 ** 20) }, 'q'],
  ])('refuses %s and names the field', async (_name, body, field) => {
    const refused = await post(path, body)
    expect([400, 422]).toContain(refused.statusCode)
    expect(Object.keys(refused.json().fields)).toEqual([field])
  })

  test.each(['rubbish', ':::::', '%00%', ':price:byPlane:F:ctAdult:99:birthDate:x', injection])(
    'a link with q=%s still opens',
    async (q) => {
      expect((await post(path, { q })).statusCode).toBe(200)
    },
  )
})

describe('POST /api/www/gs with filters', () => {
  const types = (...codes: string[]) => ({
    filterType: 'TYPE',
    options: codes.map((code) => ({ code, selected: true })),
  })
  const chosen = (filterType: string, ...codes: string[]) => ({
    filterType,
    options: codes.map((code) => ({ code, selected: true })),
  })
  test.each<[string, object[], string]>([
    ['a filter nobody knows', [{ filterType: 'ASTROLOGY' }], '0.filterType'],
    ['a filter without its options', [{ filterType: 'AIRPORT' }], '0.options'],
    ['the same filter twice', [types('WS'), types('WS')], 'TYPE'],
    ['two trip types at once', [types('WS', 'DW')], 'TYPE'],
    ['a trip type nobody knows', [types('XX')], '0.options.0.code'],
    ['two lengths at once', [chosen('DURATION', '7-7', '14-14')], 'DURATION'],
    ['a length that is none', [chosen('DURATION', 'NaN-7')], '0.options.0.code'],
    ['an inverted length', [chosen('DURATION', '9-7')], 'DURATION'],
    ['an unknown airport', [types('WS'), chosen('AIRPORT', 'QQQ')], 'AIRPORT'],
    ['SQL in an airport', [chosen('AIRPORT', injection)], 'AIRPORT'],
    ['too many airports', [chosen('AIRPORT', ...repeated(25, 'WAW'))], 'AIRPORT'],
    ['an unknown place', [chosen('REGION', injection)], 'REGION'],
    ['too many places', [chosen('REGION', ...repeated(41, 'C0'))], 'REGION'],
    ['more options than a form has', [chosen('REGION', ...repeated(1_001, 'C0'))], '0.options'],
    [
      'inverted dates',
      [{ filterType: 'CALENDAR', selectedFrom: '2026-07-09', selectedTo: '2026-07-01' }],
      'CALENDAR',
    ],
    ['no adults', [{ filterType: 'ADULTS', selectedCount: 0 }], '0.selectedCount'],
    ['NaN adults', [{ filterType: 'ADULTS', selectedCount: Number.NaN }], '0.selectedCount'],
    ['40 children', [{ filterType: 'CHILDREN', birthDates: repeated(40, '2020-01-01') }], '0.birthDates'],
    ['a child of seventy', [{ filterType: 'CHILDREN', birthDates: ['1956-01-01'] }], 'CHILDREN'],
    [
      'nine travellers',
      [
        { filterType: 'ADULTS', selectedCount: 6 },
        { filterType: 'CHILDREN', birthDates: repeated(3, '2020-01-01') },
      ],
      'ADULTS',
    ],
    [
      'nine travellers in rooms',
      [{ filterType: 'OCCUPANCY', occupancies: [{ adultsCount: 5 }, { adultsCount: 4 }] }],
      'OCCUPANCY',
    ],
  ])('refuses %s and names the field', async (_name, filters, field) => {
    const alone = await post('/api/www/gs', filters)
    expect([400, 422]).toContain(alone.statusCode)
    expect(Object.keys(alone.json().fields)[0]).toBe(field)
    const beside = await post('/api/www/gs', { filters })
    expect(beside.statusCode).toBe(alone.statusCode)
    expect(Object.keys(beside.json().fields)[0]).toMatch(new RegExp(`(^|\\.)${field}$`))
  })

  test.each(['', 'null', '"text"', '[1]', '[[]]', '{"filters":{}}', '{'])(
    'a body of %j is no fault of ours',
    async (body) => {
      expect((await post('/api/www/gs', body)).statusCode).toBe(400)
    },
  )
})

test.each(['', ' ', 'x'.repeat(81), 7])('POST /api/www/search/offers/suggest refuses %j', async (text) => {
  const { statusCode, body } = await post('/api/www/search/offers/suggest', { text })
  expect([statusCode, Object.keys(JSON.parse(body).fields)]).toEqual([400, ['text']])
})

test.each(['łóżko', '%_%', injection, '\u0000', '💛💛💛'])(
  'suggest finds nothing odd in %j',
  async (text) => {
    const { statusCode } = await post('/api/www/search/offers/suggest', { text })
    expect(statusCode).toBe(200)
  },
)

test.each(locales)('a refusal speaks %s', async (locale) => {
  const asked = { offerType: 'BY_PLANE', departuresCodes: ['QQQ'] }
  const { body } = await post('/api/www/search/offers', asked, { 'x-market-language': locale })
  const message = shippedText('search.refusal.unknownAirport', locale)
  expect(JSON.parse(body)).toEqual({ code: 'unknown-airport', message, fields: { departuresCodes: message } })
  for (const { text } of Object.values(refusals)) expect(shippedText(text, locale)).not.toBe(text)
})
