import fc from 'fast-check'
import { expect, test } from 'vitest'
import '../../test/fixed-seed.ts'
import { dayOf, formatTime, formatTimestamp, parseTimestamp } from './timestamp.ts'

test('timestamps are written on the Warsaw clock, in winter and in summer', () => {
  expect(formatTimestamp(new Date('2026-11-15T09:05:07Z'))).toBe('2026-11-15 10:05:07')
  expect(formatTimestamp(new Date('2026-07-15T09:05:07Z'))).toBe('2026-07-15 11:05:07')
  expect(formatTime(new Date('2026-07-15T22:00:00Z'))).toBe('00:00:00')
})

test('today begins at midnight in Warsaw, not in Greenwich', () => {
  expect(dayOf(new Date('2026-11-15T22:59:59Z'))).toBe('2026-11-15')
  expect(dayOf(new Date('2026-11-15T23:00:00Z'))).toBe('2026-11-16')
})

test('every whole second survives being written, but for the hour that autumn repeats', () => {
  const october = Date.parse('2026-10-25T01:00:00Z')
  const anySecond = fc
    .integer({ min: 946_684_800, max: 4_102_358_399 })
    .map((seconds) => new Date(seconds * 1000))
  fc.assert(
    fc.property(anySecond, (instant) => {
      const read = parseTimestamp(formatTimestamp(instant))
      expect([0, -3_600_000]).toContain((read?.getTime() ?? Number.NaN) - instant.getTime())
      expect(formatTimestamp(read ?? new Date(0))).toBe(formatTimestamp(instant))
    }),
  )
  expect(parseTimestamp('2026-10-25 02:30:00')?.getTime()).toBe(october - 1_800_000)
  expect(parseTimestamp('2026-10-25 03:00:00')?.getTime()).toBe(october + 3_600_000)
})

test('the hour that spring skips is read as the one after it', () => {
  expect(parseTimestamp('2026-03-29 02:30:00')).toEqual(new Date('2026-03-29T01:30:00Z'))
  expect(parseTimestamp('2026-03-29 01:59:59')).toEqual(new Date('2026-03-29T00:59:59Z'))
  expect(parseTimestamp('2026-03-29 03:00:00')).toEqual(new Date('2026-03-29T01:00:00Z'))
})

test.each(['2026-02-29 10:00:00', '2026-11-15 24:00:00', '2026-11-15T10:00:00', '2026-11-15', 'teraz'])(
  "'%s' is no timestamp",
  (text) => expect(parseTimestamp(text)).toBeNull(),
)
