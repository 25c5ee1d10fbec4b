import { expect, test } from 'vitest'
import { birthDateFault, readDay } from './person-fields.ts'

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
  expect(readDay(typed)).toBe('1987-03-24')
})

test.each(['', '31.02.1990', '1987', '24.03.87', 'marzec'])('%j is no day', (typed) => {
  expect(readDay(typed)).toBeNull()
})

test('what is wrong with a birth date is said by its name', () => {
  const today = '2026-11-15'
  expect(birthDateFault(' ', today)).toBe('birth-date-missing')
  expect(birthDateFault('30.02.2020', today)).toBe('birth-date-not-a-day')
  expect(birthDateFault('16.11.2026', today)).toBe('birth-date-in-future')
  expect(birthDateFault('01.01.1905', today)).toBe('birth-date-too-long-ago')
  expect(birthDateFault('15.11.2026', today)).toBeNull()
})
