import type { ChosenUpsell, Upsell } from '@wojaz/booking'
import { expect, test } from 'vitest'
import { cardTotal, fieldsOf } from './chosen-fields.ts'

const trips: Upsell = {
  type: 'FACULTATIVE_TRIPS',
  groupType: 'TRIPS',
  resignationAvailable: true,
  personRefs: [0, 1],
  childRefs: [1],
  variants: [
    { code: 'TRIP_BOAT', price: 189_00, childPrice: 113_00, isIncluded: false },
    { code: 'TRIP_JEEP', price: 229_00, childPrice: 137_00, isIncluded: false },
  ],
}
const luggage: Upsell = {
  type: 'LUGGAGE',
  groupType: 'FLIGHT',
  resignationAvailable: true,
  personRefs: [0, 1],
  childRefs: [],
  variants: [
    { code: 'LUGGAGE_20_INCLUDED', price: 0, childPrice: null, isIncluded: true },
    { code: 'LUGGAGE_25', price: 89_00, childPrice: null, isIncluded: false },
  ],
}
const chosen: ChosenUpsell[] = [
  { type: 'FACULTATIVE_TRIPS', code: 'TRIP_BOAT', person: 0 },
  { type: 'FACULTATIVE_TRIPS', code: 'TRIP_BOAT', person: 1 },
  { type: 'LUGGAGE', code: 'LUGGAGE_25', person: 1 },
]

test('a card knows what was chosen in it by its own fields', () => {
  expect(fieldsOf(trips, chosen)).toEqual({
    'FACULTATIVE_TRIPS.0.TRIP_BOAT': 'on',
    'FACULTATIVE_TRIPS.1.TRIP_BOAT': 'on',
  })
  expect(fieldsOf(luggage, chosen)).toEqual({ 'LUGGAGE.1': 'LUGGAGE_25' })
})

test('a card says what all of it costs, children at their price', () => {
  expect(cardTotal(trips, fieldsOf(trips, chosen))).toBe(302_00)
  expect(cardTotal(luggage, { 'LUGGAGE.0': '', 'LUGGAGE.1': 'LUGGAGE_25' })).toBe(89_00)
  expect(cardTotal(luggage, {})).toBe(0)
})
