import { expect, test } from 'vitest'
import { calendarMove } from './calendar-focus.ts'

// June 2027 begins on a Tuesday.
const days = ['2027-06-02', '2027-06-05', '2027-06-09', '2027-06-16', '2027-06-30']

test('days without an offer are stepped over', () => {
  expect(calendarMove(days, '2027-06-02', 'ArrowRight')).toEqual({ to: 'day', date: '2027-06-05' })
  expect(calendarMove(days, '2027-06-09', 'ArrowLeft')).toEqual({ to: 'day', date: '2027-06-05' })
  expect(calendarMove(days, '2027-06-02', 'ArrowDown')).toEqual({ to: 'day', date: '2027-06-09' })
})

test('beyond the last offer of a month the next month begins', () => {
  expect(calendarMove(days, '2027-06-30', 'ArrowRight')).toEqual({ to: 'next' })
  expect(calendarMove(days, '2027-06-02', 'ArrowUp')).toEqual({ to: 'previous' })
  expect(calendarMove(days, '2027-06-05', 'PageDown')).toEqual({ to: 'next' })
  expect(calendarMove(days, '2027-06-05', 'PageUp')).toEqual({ to: 'previous' })
})

test('Home and End stay in the week', () => {
  expect(calendarMove(days, '2027-06-05', 'Home')).toEqual({ to: 'day', date: '2027-06-02' })
  expect(calendarMove(days, '2027-06-02', 'End')).toEqual({ to: 'day', date: '2027-06-05' })
})

test('other keys are not the calendar’s', () => {
  expect(calendarMove(days, '2027-06-05', 'Enter')).toBeNull()
  expect(calendarMove(days, '2027-06-05', 'a')).toBeNull()
})
