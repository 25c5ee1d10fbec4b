import { expect, test } from 'vitest'
import { birthDateFault, birthdayOnTrip, readBirthDate } from './birth-date.ts'

test.each([
  '24.03.1987',
  '24.3.1987',
  '24/03/1987',
  '24-03-1987',
  '24 03 1987',
  '24031987',
  ' 1987-03-24 ',
  '24. 3. 1987',
])('people write a day as %s', (typed) => {
  expect(readBirthDate(typed)).toBe('1987-03-24')
})

test.each(['', '31.02.1990', '1987', '24.03.87', 'marzec'])('%j is no day', (typed) => {
  expect(readBirthDate(typed)).toBeNull()
})

test('what is wrong with a birth date is said by its name', () => {
  const today = '2026-11-15'
  expect(birthDateFault(' ', today)).toBe('birth-date-missing')
  expect(birthDateFault('30.02.2020', today)).toBe('birth-date-not-a-day')
  expect(birthDateFault('16.11.2026', today)).toBe('birth-date-in-future')
  expect(birthDateFault('01.01.1905', today)).toBe('birth-date-too-long-ago')
  expect(birthDateFault('15.11.2026', today)).toBeNull()
})

test('who turns two or twelve before the way home is another passenger', () => {
  const trip = { departureDate: '2027-07-03', returnDate: '2027-07-10' }
  expect(birthdayOnTrip('2025-07-10', trip)).toBe('turns-two')
  expect(birthdayOnTrip('2015-07-04', trip)).toBe('turns-twelve')
  expect(birthdayOnTrip('2025-07-11', trip)).toBeNull()
  expect(birthdayOnTrip('2025-07-03', trip)).toBeNull()
  expect(birthdayOnTrip('1987-07-05', trip)).toBeNull()
})
