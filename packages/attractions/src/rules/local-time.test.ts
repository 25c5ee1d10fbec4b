import { expect, test } from 'vitest'
import { daysEarlier, instantOf, isTimeZone, localOf } from './local-time.ts'

test.each([
  ['in summer', '2026-07-10T09:00', 'Europe/Athens', '2026-07-10T06:00:00.000Z'],
  ['in winter', '2026-12-10T09:00:00', 'Atlantic/Canary', '2026-12-10T09:00:00.000Z'],
  ['half an hour off', '2026-07-10T09:00', 'Asia/Kolkata', '2026-07-10T03:30:00.000Z'],
  [
    'where an offset is written, the offset counts',
    '2026-07-10T09:00:00+01:00',
    'Europe/Athens',
    '2026-07-10T08:00:00.000Z',
  ],
  ['in UTC', '2026-07-10T09:00:00Z', 'Europe/Athens', '2026-07-10T09:00:00.000Z'],
  [
    'an hour that autumn repeats is the first of the two',
    '2026-10-25T02:30',
    'Europe/Warsaw',
    '2026-10-25T00:30:00.000Z',
  ],
  [
    'an hour that spring skips is the one after it',
    '2026-03-29T02:30',
    'Europe/Warsaw',
    '2026-03-29T01:30:00.000Z',
  ],
  ['on the other side of the Earth', '2026-10-04T02:30', 'Australia/Sydney', '2026-10-03T16:30:00.000Z'],
])('a start %s', (_, local, timeZone, instant) => {
  expect(instantOf(local, timeZone)?.toISOString()).toBe(instant)
})

test.each(['', 'tomorrow', '2026-02-30T09:00', '2026-07-10', '2026-07-10T24:30', '2026-07-10T09:00 sharp'])(
  '%j is no local time',
  (text) => {
    expect(instantOf(text, 'Europe/Athens')).toBeNull()
  },
)

test('days earlier the clocks show the same time, however many hours that are', () => {
  const start = instantOf('2026-03-29T20:00', 'Europe/Warsaw')!
  const before = daysEarlier(start, 1, 'Europe/Warsaw')
  expect(localOf(before, 'Europe/Warsaw')).toBe('2026-03-28T20:00:00')
  expect(start.getTime() - before.getTime()).toBe(23 * 3_600_000)
})

test('a zone that nobody knows is none', () => {
  expect(isTimeZone('Europe/Athens')).toBe(true)
  expect(isTimeZone('Europe/Atlantis')).toBe(false)
})
