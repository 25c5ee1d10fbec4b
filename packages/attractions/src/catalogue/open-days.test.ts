import { dayNumber } from '@wojaz/travel/dates'
import { expect, test } from 'vitest'
import type { CalendarDay } from '../suppliers/supplier.ts'
import { asManyAsCome, openDaysOf, placesOn } from './open-days.ts'

const day = (of: string, vacancies: number | null, isAvailable = true): CalendarDay => ({
  day: of,
  isAvailable,
  vacancies,
  priceFrom: null,
})
const span = { from: '2026-07-01', to: '2026-07-05' } as const
const on = (days: ReturnType<typeof openDaysOf>, of: string) => placesOn(days, dayNumber(of))

test('a day has the places of the option that has most', () => {
  const days = openDaysOf([[day('2026-07-01', 3)], [day('2026-07-01', 8), day('2026-07-02', 1)]], span)
  expect([on(days, '2026-07-01'), on(days, '2026-07-02')]).toEqual([8, 1])
})

test('what is closed, sold out or not in the calendar has none', () => {
  const days = openDaysOf([[day('2026-07-01', 9, false), day('2026-07-02', 0)]], span)
  expect(['2026-07-01', '2026-07-02', '2026-07-03'].map((of) => on(days, of))).toEqual([0, 0, 0])
})

test('before its first day and after its last nothing is open', () => {
  const days = openDaysOf([[day('2026-07-01', null), day('2026-07-05', null), day('2026-08-01', 5)]], span)
  expect(['2026-06-30', '2026-07-06', '2026-08-01'].map((of) => on(days, of))).toEqual([0, 0, 0])
  expect(on(days, '2026-07-05')).toBe(asManyAsCome)
})

test('a great many places are as many as can be told apart', () => {
  expect(on(openDaysOf([[day('2026-07-01', 4_000)]], span), '2026-07-01')).toBe(asManyAsCome - 1)
})
