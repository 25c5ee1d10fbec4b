import { expect, test } from 'vitest'
import { decideRefusal, isSameFigures, type Proposal } from './proposal.ts'

const now = new Date('2026-11-15T12:00:00Z')
const later = new Date('2026-11-16T12:00:00Z')
const ola = { id: 'ola', name: 'Ola' }
const jan = { id: 'jan', isIndependent: true }
const waiting: Pick<Proposal, 'state' | 'by' | 'expiresAt'> = { state: 'waiting', by: ola, expiresAt: later }

test('another member confirms', () => expect(decideRefusal(waiting, jan, now)).toBeNull())

test('nobody is their own second person', () =>
  expect(decideRefusal(waiting, { ...jan, id: 'ola' }, now)).toEqual({ code: 'own-proposal' }))

test('nobody confirms what somebody proposed who brought them in lately', () =>
  expect(decideRefusal(waiting, { ...jan, isIndependent: false }, now)).toEqual({
    code: 'access-given-lately',
  }))

test.each(['confirmed', 'refused', 'lapsed'] as const)('what is %s is over', (state) =>
  expect(decideRefusal({ ...waiting, state }, jan, now)).toEqual({ code: 'proposal-ended' }),
)

test('a day later it is over', () =>
  expect(decideRefusal(waiting, jan, later)).toEqual({ code: 'proposal-ended' }))

test('what a second person agrees to is every figure', () => {
  const figures = { fee: 1, refund: 2, total: 3 }
  expect(isSameFigures(figures, { ...figures })).toBe(true)
  for (const other of [{ fee: 0 }, { refund: 0 }, { total: null }])
    expect(isSameFigures(figures, { ...figures, ...other })).toBe(false)
})
