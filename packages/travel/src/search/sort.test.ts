import { expect, test } from 'vitest'
import {
  charterSortFields,
  defaultSortCode,
  isSortCode,
  listingSortCodes,
  sortFromGroup,
  sortMeaning,
  sortOrders,
} from './sort.ts'

test('the cheapest comes first unless the guest says otherwise', () => {
  expect(defaultSortCode).toBe('price')
  expect(sortMeaning('price')).toEqual({ by: 'price', order: 'ASCENDING' })
})

test.each(['nearestDeparture', 'flightDate'] as const)('%s sorts by price', (code) => {
  expect(sortMeaning(code)).toEqual(sortMeaning('price'))
})

test('the best rated, the most stars and the dearest come first', () => {
  expect(sortMeaning('hotelRating')).toEqual({ by: 'rating', order: 'DESCENDING' })
  expect(sortMeaning('categoryDESC')).toEqual({ by: 'stars', order: 'DESCENDING' })
  expect(sortMeaning('priceDESC')).toEqual({ by: 'price', order: 'DESCENDING' })
})

test('charters sort by price, start date or duration, each both ways', () => {
  const codes = charterSortFields.flatMap((field) => sortOrders.map((order) => `${field}_${order}` as const))
  expect(codes.map((code) => sortMeaning(code).by)).toEqual([
    'price',
    'price',
    'departure',
    'departure',
    'duration',
    'duration',
  ])
})

test('a sort that the page does not have gives way to the one that means the same', () => {
  expect(sortFromGroup('hotelRating', ['price', 'hotelRating'])).toBe('hotelRating')
  expect(sortFromGroup('price', ['categoryDESC', 'nearestDeparture'])).toBe('nearestDeparture')
  expect(sortFromGroup('priceDESC', ['START_DATE_ASCENDING', 'PRICE_DESCENDING'])).toBe('PRICE_DESCENDING')
})

test('without such a twin the first of the group is used, without a group the price', () => {
  expect(sortFromGroup('hotelRating', ['categoryDESC', 'price'])).toBe('categoryDESC')
  expect(sortFromGroup('hotelRating', [])).toBe('price')
})

test('a stranger is no sort', () => {
  expect(listingSortCodes.every(isSortCode)).toBe(true)
  expect(['PRICE', 'toString', '', null].some(isSortCode)).toBe(false)
})
