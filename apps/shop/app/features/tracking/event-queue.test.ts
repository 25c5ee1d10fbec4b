import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createEventQueue, type QueuedEvent } from './event-queue.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

const press = (identifier: string): QueuedEvent => ({ event: 'click', identifier, page: '/' })

function queue() {
  const sent: string[][] = []
  const made = createEventQueue((events) => void sent.push(events.map(({ identifier }) => identifier)))
  return { ...made, sent }
}

test('events of three seconds go together', () => {
  const { add, sent } = queue()
  add(press('a'))
  vi.advanceTimersByTime(2_000)
  add(press('b'))
  vi.advanceTimersByTime(1_000)
  add(press('c'))
  expect(sent).toEqual([['a', 'b']])
  vi.advanceTimersByTime(3_000)
  expect(sent).toEqual([['a', 'b'], ['c']])
})

test('twenty go at once', () => {
  const { add, sent } = queue()
  for (let number = 0; number < 21; number++) add(press(String(number)))
  expect(sent.map((events) => events.length)).toEqual([20])
})

test('a guest who leaves sends what there is, and nothing when there is nothing', () => {
  const { add, flush, sent } = queue()
  flush()
  add(press('a'))
  flush()
  vi.advanceTimersByTime(10_000)
  expect(sent).toEqual([['a']])
})

test('what has not gone when the consent is withdrawn never goes', () => {
  const { add, stop, flush, sent } = queue()
  add(press('a'))
  stop()
  flush()
  vi.advanceTimersByTime(10_000)
  expect(sent).toEqual([])
})
