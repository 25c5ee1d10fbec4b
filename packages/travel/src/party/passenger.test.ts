import { expect, test } from 'vitest'
import { countPassengers, passengerKind, seatsNeeded } from './passenger.ts'

test('an infant is under 2 on the day of return', () => {
  expect(passengerKind('2024-07-15', '2026-07-14')).toBe('INFANT')
  expect(passengerKind('2024-07-15', '2026-07-15')).toBe('CHILD')
})

test('in the air a child is 2 to 11', () => {
  expect(passengerKind('2014-07-15', '2026-07-14')).toBe('CHILD')
  expect(passengerKind('2014-07-15', '2026-07-15')).toBe('ADULT')
})

test('an infant travels on a lap, a child has a seat', () => {
  const family = { adultsCount: 2, childrenBirthDates: ['2025-01-01', '2019-05-01', '2010-02-02'] }
  expect(countPassengers(family, '2026-07-15')).toEqual({ ADULT: 3, CHILD: 1, INFANT: 1 })
  expect(seatsNeeded(family, '2026-07-15')).toBe(4)
})
