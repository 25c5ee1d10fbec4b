import { expect, test } from 'vitest'
import { countdownParts, hasEnded, untilNextTick, withLeadingZero } from './countdown-parts.ts'

const now = new Date('2026-11-15T12:00:00Z')
const after = (milliseconds: number) => new Date(now.getTime() + milliseconds)

test('the time left is split into days, hours, minutes and seconds', () => {
  expect(countdownParts(after(2 * 86_400_000 + 3 * 3_600_000 + 4 * 60_000 + 5_000), now)).toEqual([
    { unit: 'day', amount: 2 },
    { unit: 'hour', amount: 3 },
    { unit: 'minute', amount: 4 },
    { unit: 'second', amount: 5 },
  ])
})

test('without larger units the minutes carry the whole time', () => {
  expect(countdownParts(after(90 * 60_000 + 7_000), now, ['minute', 'second'])).toEqual([
    { unit: 'minute', amount: 90 },
    { unit: 'second', amount: 7 },
  ])
})

test('the units come from the largest whatever order they are asked in', () => {
  expect(countdownParts(after(61_000), now, ['second', 'minute']).map((part) => part.unit)).toEqual([
    'minute',
    'second',
  ])
})

test('a begun second counts until it has passed', () => {
  expect(countdownParts(after(1), now, ['second'])).toEqual([{ unit: 'second', amount: 1 }])
  expect(countdownParts(after(0), now, ['second'])).toEqual([{ unit: 'second', amount: 0 }])
})

test('a begun last minute is carried into the hour', () => {
  expect(countdownParts(after(59 * 60_000 + 30_000), now, ['hour', 'minute'])).toEqual([
    { unit: 'hour', amount: 1 },
    { unit: 'minute', amount: 0 },
  ])
})

test('a moment in the past shows zeros, never a negative time', () => {
  expect(countdownParts(after(-5_000), now, ['minute', 'second'])).toEqual([
    { unit: 'minute', amount: 0 },
    { unit: 'second', amount: 0 },
  ])
})

test('the end is the target moment itself', () => {
  expect(hasEnded(after(1), now)).toBe(false)
  expect(hasEnded(now, now)).toBe(true)
  expect(hasEnded(after(-1), now)).toBe(true)
})

test.each([
  [5_000, 1_000],
  [4_250, 250],
  [300, 300],
  [0, 0],
  [-400, 0],
])('with %i ms left the next tick comes after %i ms', (left, tick) => {
  expect(untilNextTick(after(left), now)).toBe(tick)
})

test('single digits get a leading zero, longer amounts stay whole', () => {
  expect([7, 42, 120].map(withLeadingZero)).toEqual(['07', '42', '120'])
})
