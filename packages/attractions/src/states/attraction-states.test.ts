import { isFinal, mayBecome } from '@wojaz/booking'
import { expect, test } from 'vitest'
import {
  attractionBookingStates,
  attractionCartStates,
  attractionRefundStates,
  owesAll,
} from './attraction-states.ts'

test('a hold is confirmed, waits for confirmation, or is over', () => {
  expect(attractionBookingStates['on-hold']).toEqual([
    'waiting',
    'confirmed',
    'rejected',
    'expired',
    'cancelled',
  ])
  expect(mayBecome(attractionBookingStates, 'waiting', 'rejected')).toBe(true)
  expect(mayBecome(attractionBookingStates, 'waiting', 'on-hold')).toBe(false)
})

test('nothing is confirmed that was never held', () => {
  expect(mayBecome(attractionBookingStates, 'asked', 'confirmed')).toBe(false)
})

test('a ticket that was used is not cancelled, and what is over stays over', () => {
  for (const state of ['rejected', 'expired', 'cancelled', 'redeemed'] as const)
    expect(isFinal(attractionBookingStates, state)).toBe(true)
  expect(attractionBookingStates.confirmed).toEqual(['redeemed', 'cancelled'])
})

test('a refund that failed is tried again, one that arrived is not', () => {
  expect(attractionRefundStates.failed).toEqual(['started'])
  expect(isFinal(attractionRefundStates, 'refunded')).toBe(true)
})

test('a guest who did not pay comes back to the same cart', () => {
  expect(mayBecome(attractionCartStates, 'ordered', 'open')).toBe(true)
  expect(isFinal(attractionCartStates, 'paid')).toBe(true)
})

test('what was paid and did not come about is owed by itself', () => {
  expect(owesAll('rejected', true)).toBe(true)
  expect(owesAll('expired', true)).toBe(true)
  expect(owesAll('rejected', false)).toBe(false)
  expect(owesAll('confirmed', true)).toBe(false)
  expect(owesAll('cancelled', true)).toBe(false)
})

test('every state can be reached, and every follower is in the table', () => {
  for (const table of [attractionCartStates, attractionBookingStates, attractionRefundStates]) {
    const [, ...others] = Object.keys(table)
    const followers = new Set<string>(Object.values(table).flat())
    expect([...followers].filter((state) => !(state in table))).toEqual([])
    expect(others.filter((state) => !followers.has(state))).toEqual([])
  }
})
