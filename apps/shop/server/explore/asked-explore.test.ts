import { expect, test } from 'vitest'
import { exploreHref } from '../../app/features/explore/explore-address.ts'
import { askedExplore } from './asked-explore.ts'

const flights = { today: '2026-11-15', ownAirport: 'KTW' }
const airportsOf = (query: string, of: Parameters<typeof askedExplore>[1] = flights) =>
  askedExplore(new URLSearchParams(query), of).search.selectedAirports

test('flights begin at the airport that a customer likes to fly from', () => {
  expect(airportsOf('')).toEqual(['KTW'])
  expect(airportsOf('utm_source=list')).toEqual(['KTW'])
  expect(airportsOf('', { today: '2026-11-15', ownAirport: null })).toEqual([])
})

test('whoever has chosen another airport, or any, gets that', () => {
  expect(airportsOf('a=WAW&ctAdult=2')).toEqual(['WAW'])
  expect(airportsOf('a=&ctAdult=2')).toEqual([])
  const { search } = askedExplore(new URLSearchParams('a=&ctAdult=2'), flights)
  expect(airportsOf(exploreHref(search, 90_000).split('?')[1] ?? '')).toEqual([])
})

test('holidays begin anywhere', () => {
  expect(airportsOf('', false)).toEqual([])
})
