import { expect, test } from 'vitest'
import {
  type AttractionSearch,
  attractionPath,
  emptySearch,
  numberOfAttraction,
  readSearch,
  resultsHref,
  searchParams,
} from './attraction-address.ts'

const whole: AttractionSearch = {
  text: 'rejs z obiadem',
  placeCodes: ['RHO', 'CHQ'],
  chosen: { category: ['boat-tours', 'food'], pickup: ['yes'], 'time-of-day': ['evening'] },
  priceFrom: 10_000,
  priceTo: 24_999,
  sort: 'priceDESC',
  page: 3,
  date: '2026-07-10',
  dateTo: '2026-07-17',
  people: 4,
  trip: 'W123456782',
  onMap: true,
}

test('a search survives the address', () => {
  expect(readSearch(searchParams(whole))).toEqual(whole)
  expect(readSearch(searchParams({ ...whole, priceTo: null, onMap: false }))).toEqual({
    ...whole,
    priceTo: null,
    onMap: false,
  })
})

test('what is usual is not said', () => {
  expect(resultsHref('pl')).toBe('/atrakcje/wyniki-wyszukiwania')
  expect(resultsHref('cs', { placeCodes: ['RHO'] })).toBe('/cs/atrakcje/wyniki-wyszukiwania?place=RHO')
})

test.each([
  'date=2026-02-30',
  'dateTo=2026-07-10',
  'trip=W123456789',
  'trip=W%27',
  'people=-1',
  'people=many',
  'page=0',
  'page=1e9',
  'sort=luck',
  'price=cheap',
  'category=%3Cscript%3E',
  'place=..%2F..',
  'stranger=1',
])('%s is ignored, not an error', (query) => {
  expect(readSearch(new URLSearchParams(query))).toEqual(emptySearch)
})

test('days that end before they begin are the first of them', () => {
  const { date, dateTo } = readSearch(new URLSearchParams('date=2026-07-10&dateTo=2026-07-01'))
  expect([date, dateTo]).toEqual(['2026-07-10', null])
})

test('what is too much is cut', () => {
  const { text, people, placeCodes } = readSearch(
    new URLSearchParams([
      ['q', 'a'.repeat(500)],
      ['people', '500'],
      ...Array.from({ length: 50 }, (_, at): [string, string] => ['place', `P${at}`]),
    ]),
  )
  expect([text.length, people, placeCodes.length]).toEqual([80, 20, 10])
})

test.each([
  ['kreta', 'Rejs o zachodzie słońca', 12, '/atrakcje/kreta/rejs-o-zachodzie-slonca-12'],
  [null, 'Safari 4×4', 7, '/atrakcje/swiat/safari-4-4-7'],
  ['kreta', '…', 7, '/atrakcje/kreta/7'],
])('in %s “%s” has an address that ends in its number', (region, title, number, path) => {
  expect(attractionPath(region, title, number)).toBe(path)
  expect(numberOfAttraction(path.split('/').at(-1) ?? '')).toBe(number)
})

test.each(['rejs', 'rejs-12a', '12345678901', '-'])('%s names no attraction', (segment) => {
  expect(numberOfAttraction(segment)).toBeNull()
})
