import type { Repair, SearchResult } from '@wojaz/offers'
import type { Offers } from '@wojaz/offers/server'
import { decodeSearchQuery, defaultSearchState, toOfferSearchRequest } from '@wojaz/travel/search'
import { expect, test } from 'vitest'
import { repairOffers } from './repair-offers.ts'

const state = { ...defaultSearchState, selectedAirports: ['LUZ'] }
const names = { RZE: 'Rzeszów', KTW: 'Katowice' } as Record<string, string>
const offers = {
  names: async ({ airports }: { airports: readonly string[] }) => ({
    airports: airports.map((code) => ({ code, name: names[code] })),
  }),
} as unknown as Offers

async function wayOut(codes: string[], isNear: boolean) {
  const departuresCodes = isNear ? codes : []
  const request = { ...toOfferSearchRequest(state), departuresCodes }
  const repair: Repair = { kind: 'airport', codes, isNear, request, count: 3, fromPrice: 100_000 }
  const result = { repairs: [repair], facets: [] } as unknown as SearchResult
  const [way] = await repairOffers(result, { offers, state, locale: 'pl', today: '2026-11-01' })
  return { changes: way?.changes, airports: decodeSearchQuery(way?.q ?? '').selectedAirports }
}

test('airports nearby are named; all the others together are any airport, not a list of them', async () => {
  expect(await wayOut(['RZE'], true)).toEqual({
    changes: [{ kind: 'airport', names: ['Rzeszów'] }],
    airports: ['RZE'],
  })
  expect(await wayOut(['RZE', 'KTW'], false)).toEqual({
    changes: [{ kind: 'airport', names: [] }],
    airports: [],
  })
})
