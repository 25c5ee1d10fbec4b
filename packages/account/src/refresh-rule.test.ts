import { expect, test } from 'vitest'
import { graceMs, judgeRefresh, longestSessionMs } from './refresh-rule.ts'

const now = new Date('2026-06-01T12:00:00Z')
const after = (ms: number) => new Date(now.getTime() + ms)
const begunAt = after(-3_600_000)

test('a token that nobody has used is exchanged until its last moment', () => {
  expect(judgeRefresh({ until: after(1), usedAt: null, begunAt }, now)).toBe('renewed')
  expect(judgeRefresh({ until: now, usedAt: null, begunAt }, now)).toBe('expired')
})

test('two tabs that send the same token at the same time both go on', () => {
  expect(judgeRefresh({ until: after(1), usedAt: after(-graceMs), begunAt }, now)).toBe('renewed')
})

test('a token that comes back later is a copy, even when it has run out', () => {
  expect(judgeRefresh({ until: after(1), usedAt: after(-graceMs - 1), begunAt }, now)).toBe('replayed')
  expect(judgeRefresh({ until: after(-1), usedAt: after(-graceMs - 1), begunAt }, now)).toBe('replayed')
})

test('a login ends half a year after it began, however lively it is', () => {
  const token = { until: after(1), usedAt: null }
  expect(judgeRefresh({ ...token, begunAt: after(1 - longestSessionMs) }, now)).toBe('renewed')
  expect(judgeRefresh({ ...token, begunAt: after(-longestSessionMs) }, now)).toBe('expired')
})
