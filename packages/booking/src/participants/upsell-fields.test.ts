import { expect, test } from 'vitest'
import type { Upsell } from '../upsell.ts'
import { readChosen, reorderChosen, upsellField } from './upsell-fields.ts'

const luggage: Upsell = {
  type: 'LUGGAGE',
  groupType: 'FLIGHT',
  resignationAvailable: true,
  personRefs: [0, 1],
  childRefs: [],
  variants: [
    { code: 'HAND', price: 0, childPrice: null, isIncluded: true },
    { code: 'BAG20', price: 189_00, childPrice: null, isIncluded: false },
  ],
}
const parking: Upsell = {
  type: 'PARKING',
  groupType: 'COMFORT',
  resignationAvailable: true,
  personRefs: [],
  childRefs: [],
  variants: [{ code: 'P7', price: 140_00, childPrice: null, isIncluded: false }],
}
const trips: Upsell = {
  type: 'FACULTATIVE_TRIPS',
  groupType: 'TRIPS',
  resignationAvailable: true,
  personRefs: [0, 1],
  childRefs: [],
  variants: [
    { code: 'JEEP', price: 250_00, childPrice: null, isIncluded: false },
    { code: 'BOAT', price: 180_00, childPrice: null, isIncluded: false },
  ],
}

test('a field says the thing, the person and, for trips, which one', () => {
  expect(upsellField('LUGGAGE', 0)).toBe('LUGGAGE.0')
  expect(upsellField('PARKING', null)).toBe('PARKING')
  expect(upsellField('FACULTATIVE_TRIPS', 1, 'BOAT')).toBe('FACULTATIVE_TRIPS.1.BOAT')
})

test('what was ticked is chosen; a resignation, a stranger and what is included are not', () => {
  const typed = {
    'LUGGAGE.0': 'BAG20',
    'LUGGAGE.1': 'HAND',
    PARKING: '',
    'FACULTATIVE_TRIPS.0.JEEP': 'on',
    'FACULTATIVE_TRIPS.0.BOAT': 'on',
    'FACULTATIVE_TRIPS.7.BOAT': 'on',
    INSURANCE: 'ALL',
  }
  expect(readChosen(typed, [luggage, parking, trips])).toEqual([
    { type: 'LUGGAGE', code: 'BAG20', person: 0 },
    { type: 'FACULTATIVE_TRIPS', code: 'JEEP', person: 0 },
    { type: 'FACULTATIVE_TRIPS', code: 'BOAT', person: 0 },
  ])
})

test('people who change places keep what is theirs', () => {
  const chosen = [
    { type: 'LUGGAGE', code: 'BAG20', person: 3 },
    { type: 'PARKING', code: 'P7', person: null },
  ] as const
  expect(reorderChosen(chosen, [0, 1, 3, 2])).toEqual([
    { type: 'LUGGAGE', code: 'BAG20', person: 2 },
    { type: 'PARKING', code: 'P7', person: null },
  ])
})
