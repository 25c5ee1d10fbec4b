import { expect, test } from 'vitest'
import { isWithinWindow } from './date-window.ts'

test('both bounds belong to the window', () => {
  const july = { from: '2026-07-01', to: '2026-07-31' }
  expect(isWithinWindow('2026-07-01', july)).toBe(true)
  expect(isWithinWindow('2026-07-31', july)).toBe(true)
  expect(isWithinWindow('2026-06-30', july)).toBe(false)
  expect(isWithinWindow('2026-08-01', july)).toBe(false)
})

test('a bound that is not given does not bind', () => {
  expect(isWithinWindow('2026-07-15', {})).toBe(true)
  expect(isWithinWindow('2026-07-15', { from: null, to: '2026-07-31' })).toBe(true)
  expect(isWithinWindow('2026-07-15', { from: '2026-07-16' })).toBe(false)
})

test('instants have windows too', () => {
  const from = new Date('2026-07-01T10:00:00Z')
  expect(isWithinWindow(new Date('2026-07-01T10:00:00Z'), { from })).toBe(true)
  expect(isWithinWindow(new Date('2026-07-01T09:59:59Z'), { from })).toBe(false)
})
