import fc from 'fast-check'
import { expect, test } from 'vitest'
import { anySearchState } from '../../test/any-search-state.ts'
import { canonicalSearchState } from './canonical-search-state.ts'
import { decodeSearchParams, encodeSearchParams, listingAddress, listingHref } from './search-params.ts'
import { defaultSearchState } from './search-state.ts'

const read = (query: string) => decodeSearchParams(new URLSearchParams(query))

test('a whole search with price display and origin survives the address', () => {
  fc.assert(
    fc.property(anySearchState, (state) => {
      expect(read(encodeSearchParams(state).toString())).toEqual(canonicalSearchState(state))
    }),
  )
})

test('fullPrice is true or false', () => {
  expect(read('fullPrice=true').fullPrice).toBe(true)
  expect(read('fullPrice=false').fullPrice).toBe(false)
  expect(read('fullPrice=maybe').fullPrice).toBe(false)
})

test('a link that keeps the price display in q is understood, the parameter goes first', () => {
  expect(read('q=:price:priceSelector:fullPrice').fullPrice).toBe(true)
  expect(read('q=:price:priceSelector:fullPrice&fullPrice=false').fullPrice).toBe(false)
})

test('an address without a search is the default search', () => {
  expect(read('')).toEqual(defaultSearchState)
  expect(read('utm_source=mail&q=')).toEqual(defaultSearchState)
})

test('a search leads to the listing of its trip type', () => {
  expect(listingHref({ ...defaultSearchState, tripType: 'NR', pageUrl: '/zima' })).toBe(
    '/wypoczynek/wyniki-wyszukiwania-narty?q=%3Aprice%3AbyPlane%3AF%3ActAdult%3A2%3AtripType%3ANR&fullPrice=false&pageOrigin=%2Fzima',
  )
})

test('the listing is in the language of the guest', () => {
  const search = { ...defaultSearchState, tripType: 'DW' as const }
  expect(listingAddress(search, 'pl')).toBe(listingHref(search))
  expect(listingAddress(search, 'cs')).toBe(`/cs${listingHref(search)}`)
})
