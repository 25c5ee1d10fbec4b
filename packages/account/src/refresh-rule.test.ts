import { expect, test } from 'vitest'
import { graceMs, judgeRefresh } from './refresh-rule.ts'

const now = new Date('2026-06-01T12:00:00Z')
const after = (ms: number) => new Date(now.getTime() + ms)

test('a token that nobody has used is exchanged until its last moment', () => {
  expect(judgeRefresh({ until: after(1), usedAt: null }, now)).toBe('renewed')
  expect(judgeRefresh({ until: now, usedAt: null }, now)).toBe('expired')
})

test('two tabs that send the same token at the same time both go on', () => {
  expect(judgeRefresh({ until: after(1), usedAt: after(-graceMs) }, now)).toBe('renewed')
})

test('a token that comes back later is a copy, even when it has run out', () => {
  expect(judgeRefresh({ until: after(1), usedAt: after(-graceMs - 1) }, now)).toBe('replayed')
  expect(judgeRefresh({ until: after(-1), usedAt: after(-graceMs - 1) }, now)).toBe('replayed')
})
