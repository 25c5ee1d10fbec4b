import { expect, test } from 'vitest'
import { cheapestOf, compareOffers } from './compared-offers.ts'
import type { SavedOffer } from './saved-offer.ts'

function saved(id: number, perPerson: number | null = 100_000): SavedOffer {
  return {
    id,
    code: `KTWCFU270512-7-CFU${id}-STD_AI_2`,
    hotelName: `Hotel ${id}`,
    hotel: null,
    departureDate: '2027-05-12',
    returnDate: '2027-05-19',
    nights: 7,
    adults: 2,
    children: 0,
    savedOn: '2026-11-01',
    totalThen: 200_000,
    alternatives: [],
    sale: perPerson === null ? null : saleAt(perPerson),
  }
}

function saleAt(perPerson: number): SavedOffer['sale'] {
  return {
    perPerson,
    total: 2 * perPerson,
    reduction: null,
    airport: 'Katowice',
    departureTime: '06:15',
    board: 'All inclusive',
    rooms: ['Pokój standard'],
  }
}

const list = [1, 2, 3, 4, 5].map((id) => saved(id))
const idsOf = (chosen: string[]) => {
  const comparison = compareOffers(list, chosen)
  return comparison.kind === 'compared' ? comparison.offers.map(({ id }) => id) : comparison.kind
}

test('offers stand side by side as they were chosen', () => {
  expect(idsOf(['3', '1'])).toEqual([3, 1])
})

test.each([[[]], [['1']], [['1', '1']], [['1', '99', 'x']]])('%j is too little to compare', (chosen) => {
  expect(idsOf(chosen)).toBe('too-few')
})

test('of more than four the first four are compared, and it is said', () => {
  expect(compareOffers(list, ['5', '4', '3', '2', '1'])).toMatchObject({ isCut: true })
  expect(idsOf(['5', '4', '3', '2', '1'])).toEqual([5, 4, 3, 2])
  expect(compareOffers(list, ['4', '3', '2', '1'])).toMatchObject({ isCut: false })
})

test('the cheapest are those that can be booked for least', () => {
  expect(cheapestOf([saved(1, 120_000), saved(2, null), saved(3, 99_900)])).toEqual(new Set([3]))
})

test('where all cost the same, or only one can be booked, none is the cheapest', () => {
  expect(cheapestOf([saved(1), saved(2)])).toEqual(new Set())
  expect(cheapestOf([saved(1), saved(2, null)])).toEqual(new Set())
})
