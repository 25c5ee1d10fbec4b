import { describe, expect, test } from 'vitest'
import { type AttractionBookingState, attractionBookingStates } from '../states/attraction-states.ts'
import { givenUpAt, nextLookAt, nextStep, type SteppedItem } from './next-step.ts'

const now = new Date('2026-07-01T12:00:00Z')
const later = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const day = 24 * 60

const item = (changes: Partial<SteppedItem> = {}): SteppedItem => ({
  state: 'on-hold',
  refundState: null,
  isCancelDue: false,
  heldUntil: later(30),
  askedAt: now,
  startsAt: later(10 * day),
  endsAt: later(10 * day + 120),
  ...changes,
})
const unpaid = { paidAt: null, isBeingPaid: false, now }
const paid = { paidAt: later(-1), isBeingPaid: false, now }
const states = Object.keys(attractionBookingStates) as AttractionBookingState[]

describe('before it is paid for', () => {
  test('a hold rests until it runs out', () => {
    expect(nextStep(item(), unpaid)).toBe('rest')
    expect(nextLookAt(item(), unpaid)).toEqual(later(30))
    expect(nextStep(item({ heldUntil: now }), unpaid)).toBe('expire')
  })

  test('a hold of somebody who is at the bank does not run out here', () =>
    expect(nextStep(item({ heldUntil: now }), { ...unpaid, isBeingPaid: true })).toBe('rest'))

  test('what nobody heard of is looked for a quarter of an hour', () => {
    expect(nextStep(item({ state: 'asked' }), unpaid)).toBe('hold')
    expect(nextStep(item({ state: 'asked', askedAt: later(-15) }), unpaid)).toBe('give-up')
  })
})

describe('once it is paid for', () => {
  test.each([
    ['asked', 'hold'],
    ['on-hold', 'confirm'],
    ['waiting', 'look'],
    ['confirmed', 'look'],
  ] as const)('%s: %s', (state, step) => expect(nextStep(item({ state }), paid)).toBe(step))

  test.each(['asked', 'on-hold', 'waiting'] as const)(
    'what is still %s a day later, or at its start, is given back',
    (state) => {
      expect(nextStep(item({ state }), { ...paid, paidAt: later(-day) })).toBe('give-up')
      expect(nextStep(item({ state, startsAt: now }), paid)).toBe('give-up')
    },
  )

  test('the earlier of both is the end', () => {
    expect(givenUpAt({ startsAt: later(60) }, now)).toEqual(later(60))
    expect(givenUpAt({ startsAt: later(10 * day) }, now)).toEqual(later(day))
  })

  test('a ticket is not given back by itself, and nobody looks after it once it is over', () => {
    const old = item({ state: 'confirmed', startsAt: later(-180), endsAt: later(-60) })
    expect(nextStep(old, { ...paid, paidAt: later(-30 * day) })).toBe('rest')
    expect(nextLookAt(old, paid)).toBeNull()
  })

  test.each([
    [10 * day, 6 * 60],
    [3 * day, 60],
    [day, 10],
  ])('a ticket that begins in %i minutes is looked at again after %i', (ahead, pause) =>
    expect(
      nextLookAt(item({ state: 'confirmed', startsAt: later(ahead), endsAt: later(ahead + 60) }), paid),
    ).toEqual(later(pause)),
  )
})

test.each(states)('money that is due and a supplier that does not know come first (%s)', (state) => {
  expect(nextStep(item({ state, refundState: 'due', isCancelDue: true }), paid)).toBe('refund')
  expect(nextStep(item({ state, refundState: 'started', isCancelDue: true }), paid)).toBe('tell-cancel')
  expect(nextLookAt(item({ state, isCancelDue: true }), paid)).toEqual(now)
})

test.each(['rejected', 'expired', 'cancelled', 'redeemed'] as const)('what is %s rests for good', (state) => {
  expect(nextStep(item({ state }), paid)).toBe('rest')
  expect(nextLookAt(item({ state }), paid)).toBeNull()
})
