import { expect, test } from 'vitest'
import { tickedShare } from './share.ts'

const next = { amount: 1_500_00, dueBy: '2026-12-15' }
const open = { rest: 7_407_00, least: 100_00, next }
const small = { rest: 80_00, least: 100_00, next: null }

test('the part that is due is ticked first, and the rest where it is all that is due', () => {
  expect(tickedShare(undefined, null, open)).toBe('next')
  expect(tickedShare(undefined, null, { ...open, next: null })).toBe('rest')
})

test('who tries again finds the amount of before', () => {
  expect(tickedShare(undefined, '500,00', open)).toBe('own')
  expect(tickedShare('rest', '500,00', open)).toBe('rest')
})

test.each(['own', 'next', 'rest', '', undefined])(
  'of a small rest there is always something ticked: %s',
  (wished) => {
    expect(tickedShare(wished, '80,00', small)).toBe('rest')
    expect(tickedShare(wished, null, small)).toBe('rest')
  },
)
