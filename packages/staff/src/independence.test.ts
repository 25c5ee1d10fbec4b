import { expect, test } from 'vitest'
import { independentAfterMs, isIndependent } from './independence.ts'

const now = new Date('2026-11-17T08:00:00Z')
const ago = (ms: number) => new Date(now.getTime() - ms)

test.each([
  ['never', null, true],
  ['a moment ago', ago(1), false],
  ['almost thirty days ago', ago(independentAfterMs - 1), false],
  ['thirty days ago', ago(independentAfterMs), true],
])('two members of whom one gave the other access %s', (_, lastGiven, isFree) => {
  expect(isIndependent(lastGiven, now)).toBe(isFree)
})
