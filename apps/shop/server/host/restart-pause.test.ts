import { expect, test } from 'vitest'
import { quickEnds, restartPause } from './restart-pause.mjs'

const pauses = (isServed: boolean) =>
  Array.from({ length: 8 }, (_, nth) => restartPause(nth + 1, isServed) / 1000)

test.each([
  ['guests are served meanwhile', true, [1, 2, 4, 8, 16, 30, 30, 30]],
  ['nobody is served meanwhile', false, [1, 2, 4, 4, 4, 4, 4, 4]],
])('the seconds before one start after the other, when %s', (_, isServed, seconds) => {
  expect(pauses(isServed)).toEqual(seconds)
})

test('hundreds of ends wait no longer', () => {
  expect([restartPause(2_000, true), restartPause(2_000, false)]).toEqual([30_000, 4_000])
})

test.each([
  ['the first end', 0, 10, 1],
  ['another end soon after the start', 3, 59_999, 4],
  ['an end after a minute, which is news', 3, 60_000, 1],
])('%s counts', (_, before, ranMs, ends) => {
  expect(quickEnds(before, ranMs)).toBe(ends)
})
