import { defaultSearchState, encodeSearchQuery, type SearchState } from '@wojaz/travel/search'
import { describe, expect, test } from 'vitest'
import { blockingChanges } from './blocking.ts'
import { hrefOf, readAround, stateOf } from './listing-address.ts'
import type { ListingAddress, RepairOffer } from './listing-view.ts'
import { isShownAlready, nextPage, readPageRange, writePageRange } from './page-address.ts'
import { besideMap, hashAfter, viewOf } from './phone-view.ts'
import { sortKey } from './sort-key.ts'

const address: ListingAddress = {
  path: '/wypoczynek/wyniki-wyszukiwania-samolot',
  tripType: 'WS',
  home: encodeSearchQuery(defaultSearchState),
  destinations: null,
}
const boards: SearchState = { ...defaultSearchState, selectedFilterValues: { board: ['AI'] } }

describe('where a search is shown', () => {
  test('the search of the bare address needs no words', () => {
    expect(hrefOf(address, defaultSearchState)).toBe(address.path)
    expect(hrefOf(address, { ...defaultSearchState, fullPrice: true })).toBe(`${address.path}?fullPrice=true`)
  })
  test('any other is in the address, and is read back from it', () => {
    const url = new URL(hrefOf(address, boards, { pages: { first: 1, last: 3 } }), 'https://wojaz.example')
    expect(url.searchParams.get('page')).toBe('1-3')
    expect(stateOf({ q: url.searchParams.get('q') ?? '', fullPrice: false })).toEqual(boards)
  })
  test('a page about a place is left by a search that leaves the place', () => {
    const crete = { ...address, path: '/wypoczynek/grecja/kreta/oferty-last-minute', destinations: ['GRCRE'] }
    const there = { ...boards, selectedDestinationsCodes: ['GRCRE'] }
    expect(hrefOf(crete, there)).toMatch(/^\/wypoczynek\/grecja\/kreta\/oferty-last-minute\?q=/)
    expect(hrefOf(crete, boards)).toMatch(/^\/wypoczynek\/wyniki-wyszukiwania-samolot\?q=/)
    expect(hrefOf(crete, { ...there, tripType: 'DW' })).toMatch(
      /^\/wypoczynek\/wyniki-wyszukiwania-samochod\?/,
    )
  })
  test('a circle on the map is part of it', () => {
    const around = { centre: { latitude: 37.9512, longitude: 23.72 }, radiusKm: 39.2 }
    const url = new URL(hrefOf(address, defaultSearchState, { around }), 'https://wojaz.example')
    expect(readAround(url.searchParams.get('map'))).toEqual({
      centre: { latitude: 37.951, longitude: 23.72 },
      radiusKm: 40,
    })
  })
  test.each(['', '1,2', '1,2,0', '99,2,3', '1,2,3,4', 'a,b,c', '1,2,99999'])('%j is no circle', (text) => {
    expect(readAround(text)).toBeNull()
  })
})

describe('pages', () => {
  test.each([
    [null, 1, 1],
    ['3', 3, 3],
    ['1-3', 1, 3],
    ['4-6', 4, 6],
  ])('%j are %i to %i', (text, first, last) => {
    expect(readPageRange(text)).toEqual({ first, last })
    expect(writePageRange({ first, last })).toBe(text)
  })
  test.each(['0', '-1', '3-2', '1-11', 'x', '1.5', '123456'])('%s are no pages', (text) => {
    expect(readPageRange(text)).toBeNull()
  })
  test('there is a next one until the end, and until ten stand below each other', () => {
    expect(nextPage({ first: 1, last: 1, count: 3 })).toBe(2)
    expect(nextPage({ first: 1, last: 3, count: 3 })).toBeNull()
    expect(nextPage({ first: 2, last: 11, count: 30 })).toBeNull()
  })
  test('one page more of the same search is nothing to read anew; everything else is', () => {
    const url = (query: string) => new URL(`https://wojaz.example/a?${query}`)
    expect(isShownAlready(url('q=x'), url('q=x&page=1-2'))).toBe(true)
    expect(isShownAlready(url('page=1-2&q=x'), url('q=x&page=1-3'))).toBe(true)
    expect(isShownAlready(url('q=x'), url('q=y&page=1-2'))).toBe(false)
    expect(isShownAlready(url('q=x'), url('q=x&page=2'))).toBe(false)
    expect(isShownAlready(url('q=x'), url('q=x&page=1-3'))).toBe(false)
    expect(isShownAlready(url('q=x&page=1-2'), url('q=x'))).toBe(false)
  })
  test('nor is a view that is opened or closed; the same address again is', () => {
    const url = (rest: string) => new URL(`https://wojaz.example/a?q=x${rest}`)
    expect(isShownAlready(url('#filtry'), url(''))).toBe(true)
    expect(isShownAlready(url(''), url(''))).toBe(false)
  })
})

describe('what keeps a list empty', () => {
  const repair = (count: number, ...changes: RepairOffer['changes']): RepairOffer => ({
    changes,
    count,
    q: '',
    leavesMap: false,
    fromPrice: 100,
  })
  test('is the thing whose change gives the most', () => {
    const dates = repair(3, { kind: 'dates', days: 7 })
    const board = repair(40, { kind: 'filter', filterId: 'board', labels: ['All inclusive'] })
    expect(blockingChanges([dates, board])).toBe(board.changes)
    expect(blockingChanges([board, dates])).toBe(board.changes)
  })
  test('is two things where one alone does not help, and nothing where nothing does', () => {
    const both = repair(2, { kind: 'destination' }, { kind: 'dates', days: 120 })
    expect(blockingChanges([both])).toHaveLength(2)
    expect(blockingChanges([])).toEqual([])
  })
})

describe('full-screen views', () => {
  test('are named by the address', () => {
    expect(viewOf('#filtry')).toBe('facets')
    expect(viewOf('#content')).toBeNull()
  })
  test('filters opened over the map lead back to it; the map stays when the search moves', () => {
    expect(hashAfter('facets', { from: 'map' })).toBe('#mapa')
    expect(hashAfter('facets', { from: null })).toBe('')
    expect(hashAfter('facets', null)).toBe('')
    expect(hashAfter('map', null)).toBe('#mapa')
  })
  test('an open map stays open beside other results and their pages; other views are left', () => {
    expect(besideMap('/lista?page=2', 'map')).toBe('/lista?page=2#mapa')
    expect(besideMap('/lista?page=2', 'facets')).toBe('/lista?page=2')
    expect(besideMap('/lista?page=2', null)).toBe('/lista?page=2')
  })
})

test.each([
  ['START_DATE_ASCENDING', 'listing.sort.startDateAscending'],
  ['PRICE_DESCENDING', 'listing.sort.priceDescending'],
  ['priceDESC', 'listing.sort.priceDESC'],
] as const)('the words of %s stand at %s', (code, key) => {
  expect(sortKey(code)).toBe(key)
})
