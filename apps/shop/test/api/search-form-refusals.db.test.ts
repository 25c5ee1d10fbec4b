import { addDays } from '@wojaz/travel/dates'
import { describe, expect } from 'vitest'
import { formPaths, injection, repeated } from '../bad-requests.ts'
import { type SearchShop, shopTest as test, today } from '../search-shop.ts'

let shop: SearchShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

const post: SearchShop['post'] = (...asked) => shop.post(...asked)

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
