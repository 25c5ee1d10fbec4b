import { expect, test } from 'vitest'
import { ageOn, childBirthDateRange } from './age.ts'

test('a child is a year older on the birthday, not a day before', () => {
  expect(ageOn('2024-07-15', '2026-07-14')).toBe(1)
  expect(ageOn('2024-07-15', '2026-07-15')).toBe(2)
})

test('who was born on 29 February turns one on 1 March', () => {
  expect(ageOn('2024-02-29', '2025-02-28')).toBe(0)
  expect(ageOn('2024-02-29', '2025-03-01')).toBe(1)
  expect(ageOn('2024-02-29', '2028-02-29')).toBe(4)
})

test('a child not born yet has no full year', () => {
  expect(ageOn('2026-12-01', '2026-11-15')).toBeLessThan(0)
})

test('birth dates are picked from the last 18 years', () => {
  expect(childBirthDateRange('2026-11-15')).toEqual({ from: '2008-11-15', to: '2026-11-15' })
})
