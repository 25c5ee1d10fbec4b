import { expect, test } from 'vitest'
import { birthdayOnTrip } from './birth-date.ts'

test('who turns two or twelve before the way home is another passenger', () => {
  const trip = { departureDate: '2027-07-03', returnDate: '2027-07-10' }
  expect(birthdayOnTrip('2025-07-10', trip)).toBe('turns-two')
  expect(birthdayOnTrip('2015-07-04', trip)).toBe('turns-twelve')
  expect(birthdayOnTrip('2025-07-11', trip)).toBeNull()
  expect(birthdayOnTrip('2025-07-03', trip)).toBeNull()
  expect(birthdayOnTrip('1987-07-05', trip)).toBeNull()
})
