import { expect, test } from 'vitest'
import { heldAfterOrdering, heldWhilePaying } from './hold-times.ts'

const placedAt = new Date('2026-11-15T12:00:00Z')
const after = (minutes: number) => new Date(placedAt.getTime() + minutes * 60_000)

test('an order that nobody pays for is held for a quarter of an hour', () => {
  expect(heldAfterOrdering(placedAt)).toEqual(after(15))
})

test.each([
  ['at once', 0, 30],
  ['in the last minute', 14, 44],
  ['again, after a refusal', 40, 70],
])('who begins to pay %s has half an hour from then', (_when, begun, until) => {
  expect(heldWhilePaying(placedAt, after(begun))).toEqual(after(until))
})

test('however often somebody begins, two hours are the end', () => {
  expect(heldWhilePaying(placedAt, after(100))).toEqual(after(120))
  expect(heldWhilePaying(placedAt, after(120))).toBeNull()
})

test('the last attempt has five minutes, so that it can be finished', () => {
  expect(heldWhilePaying(placedAt, after(119))).toEqual(after(124))
})
