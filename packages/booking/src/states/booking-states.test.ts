import { expect, test } from 'vitest'
import {
  cartStates,
  noticeStates,
  orderStates,
  paymentStates,
  proposalStates,
  reviewStates,
  seatStates,
} from './booking-states.ts'
import { isFinal, mayBecome } from './state-table.ts'

test('an order waits for the bank, then is confirmed or gives its places back', () => {
  expect(mayBecome(orderStates, 'pending', 'confirmed')).toBe(true)
  expect(mayBecome(orderStates, 'pending', 'expired')).toBe(true)
  expect(mayBecome(orderStates, 'confirmed', 'pending')).toBe(false)
  expect(mayBecome(orderStates, 'confirmed', 'expired')).toBe(false)
})

test('money that comes late is seated again or given back', () => {
  expect(orderStates.expired).toEqual(['confirmed', 'refunded'])
})

test('a completed payment can only go back; one that was refused may still turn out to be paid', () => {
  expect(paymentStates.completed).toEqual(['refunding'])
  expect(mayBecome(paymentStates, 'refused', 'completed')).toBe(true)
  expect(mayBecome(paymentStates, 'completed', 'refused')).toBe(false)
})

test('an ordered cart is closed, a seat goes from hand to hand only through being free', () => {
  expect(isFinal(cartStates, 'ordered')).toBe(true)
  expect(mayBecome(cartStates, 'abandoned', 'ordered')).toBe(false)
  expect(mayBecome(seatStates, 'free', 'taken')).toBe(false)
  expect(isFinal(seatStates, 'taken')).toBe(false)
})

test('a notice is told, or open until somebody ends it, once', () => {
  const ended = Object.keys(noticeStates).filter((state) => state !== 'open') as (keyof typeof noticeStates)[]
  expect(ended.every((state) => isFinal(noticeStates, state))).toBe(true)
  expect(noticeStates.open).toEqual(ended.filter((state) => state !== 'told'))
})

test('every state can be reached, and every follower is in the table', () => {
  for (const table of [cartStates, orderStates, paymentStates, seatStates, reviewStates, proposalStates]) {
    const [first, ...others] = Object.keys(table)
    const followers = new Set(Object.values(table).flat())
    expect([...followers].filter((state) => !(state in table))).toEqual([])
    expect(others.filter((state) => !followers.has(state as never))).toEqual([])
    expect(first).toBeDefined()
  }
})
