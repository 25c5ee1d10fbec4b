import { expect, test } from 'vitest'
import { fairShare, isTooMuch } from './fair-share.ts'

const { orders, seats, tickets, ticketsOfTime } = fairShare()
const nothing = { browser: 0, mailbox: 0, place: 0 }

test('a family with two unpaid orders may place a third', () => {
  expect(isTooMuch({ browser: 2, mailbox: 2, place: 2 }, 1, orders)).toBe(false)
})

test.each(['browser', 'mailbox'] as const)('a fourth of one %s is too much', (scope) => {
  expect(isTooMuch({ ...nothing, [scope]: 3 }, 1, orders)).toBe(true)
})

test('a household has twice as many: it may be several guests', () => {
  expect(isTooMuch({ ...nothing, place: 5 }, 1, orders)).toBe(false)
  expect(isTooMuch({ ...nothing, place: 6 }, 1, orders)).toBe(true)
})

test('two parties of eight may sit where they like, there and back', () => {
  expect(isTooMuch({ browser: 16, mailbox: 16, place: 16 }, 16, seats)).toBe(false)
})

test('a family of nine goes on one boat, and to four attractions in all', () => {
  expect(isTooMuch(nothing, 9, ticketsOfTime)).toBe(false)
  expect(isTooMuch({ browser: 27, mailbox: 27, place: 27 }, 9, tickets)).toBe(false)
})

test('nobody keeps the last ten places of a boat, nor a household all twenty', () => {
  expect(isTooMuch(nothing, 10, ticketsOfTime)).toBe(true)
  expect(isTooMuch({ ...nothing, place: 18 }, 1, ticketsOfTime)).toBe(true)
})

test('nobody keeps a quarter of a plane', () => {
  expect(isTooMuch({ ...nothing, place: 33 }, 16, seats)).toBe(true)
})
