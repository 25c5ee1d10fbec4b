import { expect, test } from 'vitest'
import { RequestCounts } from './request-counts.ts'

const minute = 60_000

test('requests are counted from the first of a window until its end', () => {
  const counts = new RequestCounts()
  expect(counts.count('GET / guest', minute, 1_000)).toEqual({ current: 1, ttl: minute })
  expect(counts.count('GET / guest', minute, 31_000)).toEqual({ current: 2, ttl: 30_000 })
  expect(counts.count('GET / guest', minute, 60_999)).toEqual({ current: 3, ttl: 1 })
  expect(counts.count('GET / guest', minute, 61_000)).toEqual({ current: 1, ttl: minute })
})

test('everybody and every limit is counted apart', () => {
  const counts = new RequestCounts()
  counts.count('GET / guest', minute, 0)
  expect(counts.count('GET / other', minute, 0).current).toBe(1)
  expect(counts.count('POST / guest', minute, 0).current).toBe(1)
})

test('who has not asked for longest is forgotten first', () => {
  const counts = new RequestCounts(2)
  for (const key of ['one', 'two', 'one', 'three']) counts.count(key, minute, 0)
  expect(counts.count('one', minute, 0).current).toBe(3)
  expect(counts.count('two', minute, 0).current).toBe(1)
})
