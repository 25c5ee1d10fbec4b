import { parseTimestamp } from '@wojaz/travel/dates'
import { describe, expect, test } from 'vitest'
import { openingAt } from './opening.ts'

const nineToFive = { opens: '09:00', closes: '17:00' }
const office = {
  openingHours: [nineToFive, nineToFive, nineToFive, nineToFive, nineToFive, null, null],
  exceptions: [],
}
/** 2026-11-13 is a Friday. */
const at = (moment: string) => parseTimestamp(`${moment}:00`) ?? new Date(Number.NaN)

describe('an office is open', () => {
  test('from the minute it opens', () => {
    expect(openingAt(office, at('2026-11-13 09:00'))).toEqual({ state: 'open', until: '17:00' })
  })
  test('until the minute before it closes', () => {
    expect(openingAt(office, at('2026-11-13 16:59'))).toMatchObject({ state: 'open' })
    expect(openingAt(office, at('2026-11-13 17:00'))).toMatchObject({ state: 'closed' })
  })
  test('by the Polish clock, wherever the reader is', () => {
    expect(openingAt(office, new Date('2026-11-13T08:00:00Z'))).toMatchObject({ state: 'open' })
    expect(openingAt(office, new Date('2026-07-10T07:00:00Z'))).toMatchObject({ state: 'open' })
  })
})

describe('a closed office says when it opens', () => {
  test('later today', () => {
    expect(openingAt(office, at('2026-11-13 07:30'))).toEqual({
      state: 'closed',
      opens: '09:00',
      day: '2026-11-13',
      inDays: 0,
    })
  })
  test('tomorrow', () => {
    expect(openingAt(office, at('2026-11-12 18:00'))).toMatchObject({ inDays: 1, day: '2026-11-13' })
  })
  test('after the weekend', () => {
    expect(openingAt(office, at('2026-11-13 18:00'))).toMatchObject({ inDays: 3, day: '2026-11-16' })
  })
  test('or that it is closed for long', () => {
    const shut = { openingHours: Array(7).fill(null), exceptions: [] }
    expect(openingAt(shut, at('2026-11-13 10:00'))).toEqual({ state: 'closedForLong' })
  })
})

describe('an exception wins over the week', () => {
  test('closed on a holiday', () => {
    const holiday = { ...office, exceptions: [{ day: '2026-11-11', hours: null, reason: null }] }
    expect(openingAt(holiday, at('2026-11-11 10:00'))).toMatchObject({ state: 'closed', inDays: 1 })
  })
  test('open on a Sunday before Christmas', () => {
    const hours = { opens: '10:00', closes: '14:00' }
    const sunday = { ...office, exceptions: [{ day: '2026-12-20', hours, reason: null }] }
    expect(openingAt(sunday, at('2026-12-20 13:00'))).toEqual({ state: 'open', until: '14:00' })
  })
})
