import { expect, test } from 'vitest'
import { encodeSearchQuery } from '../search/search-query.ts'
import { defaultSearchState } from '../search/search-state.ts'
import { keptCardParams, readHotelCardParams } from './hotel-card-params.ts'

const q = encodeSearchQuery({ ...defaultSearchState, adultsCount: 3, selectedAirports: ['KTW'] })
const whole = new URLSearchParams({
  clickedLink: 'newsletter-12',
  ofertowanie: 'true',
  scrollTo: 'rooms',
  fullPrice: 'false',
  q,
  promotedUpsellCodes: 'BAGGAGE,SEAT_FRONT',
})

test('all parameters of an offer link are read', () => {
  expect(readHotelCardParams(whole)).toEqual({
    clickedLink: 'newsletter-12',
    bidding: 'true',
    scrollTo: 'rooms',
    fullPrice: false,
    query: q,
    promotedUpsellCodes: ['BAGGAGE', 'SEAT_FRONT'],
  })
})

test('what belongs to the arrival stays behind; the rest goes along, again and again the same', () => {
  const kept = keptCardParams(readHotelCardParams(whole))
  expect([...kept.keys()]).toEqual(['q', 'fullPrice', 'ofertowanie', 'promotedUpsellCodes'])
  expect(keptCardParams(readHotelCardParams(kept)).toString()).toBe(kept.toString())
})

test.each([
  ['nothing at all', {}],
  [
    'a script',
    { clickedLink: '<script>', scrollTo: 'a b', ofertowanie: '"', promotedUpsellCodes: 'a;b,<i>' },
  ],
  ['a price of neither kind', { fullPrice: 'maybe' }],
  ['the search of everybody', { q: encodeSearchQuery(defaultSearchState) }],
  ['a search that cannot be read', { q: ':::' }],
  ['a search without end', { q: `price:c:${'A'.repeat(20_000)}` }],
  [
    'texts without end',
    { clickedLink: 'a'.repeat(65), scrollTo: 'b'.repeat(65), ofertowanie: 'c'.repeat(65) },
  ],
])('%s is harmless', (_, params) => {
  const read = readHotelCardParams(new URLSearchParams(params as Record<string, string>))
  expect(keptCardParams(read).toString()).toBe('')
  expect([read.clickedLink, read.scrollTo]).toEqual([null, null])
})

test('codes of extras come once each, from one parameter or from many', () => {
  const params = new URLSearchParams('promotedUpsellCodes=A,B&promotedUpsellCodes=B&promotedUpsellCodes=C')
  expect(readHotelCardParams(params).promotedUpsellCodes).toEqual(['A', 'B', 'C'])
})
