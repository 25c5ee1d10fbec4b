import type { TripType } from '@wojaz/travel/trip'
import { expect, test } from 'vitest'
import type { SearchPlan } from './plan-search.ts'
import { priceFilters } from './price-filters.ts'

const perPerson = { perPerson: true, scan: { participants: 2 } } as SearchPlan
const found = { count: 3, least: 200_000, most: 500_000 }
const filtersOf = (tripType: TripType, plan = perPerson) =>
  priceFilters(plan, { listed: found, whole: found }, tripType, 'pl')

test('the kind of price is one of two, per person or for all', () => {
  const [kind] = filtersOf('WS')
  expect(kind).toMatchObject({ code: 'priceSelector', displayType: 'SINGLE_CHOICE' })
  expect(kind?.values.map(({ code, selected }) => [code, selected])).toEqual([
    ['personPrice', true],
    ['fullPrice', false],
  ])
  const [forAll] = filtersOf('WS', { ...perPerson, perPerson: false })
  expect(forAll?.values.map(({ selected }) => selected)).toEqual([false, true])
})

test('the range of prices is from#to in whole złoty; ski has its own', () => {
  const [, range] = filtersOf('WS')
  expect(range).toMatchObject({ code: 'amountRange', displayType: 'SINGLE_CHOICE' })
  expect(range?.values).toMatchObject([{ code: '1000#2500', label: expect.any(String), selected: false }])
  expect(filtersOf('NR')[1]?.code).toBe('amountRangeSKI')
})
