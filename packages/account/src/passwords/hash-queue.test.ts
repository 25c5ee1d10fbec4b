import { expect, test } from 'vitest'
import { hashQueue, keptForKnown, longestPerPlace, longestQueue } from './hash-queue.ts'

const from = (place: string | number, isKnown = false) => ({ place: String(place), isKnown })
const numbers = (count: number) => Array.from({ length: count }, (_, index) => index)

test('one place has a few passwords hashed at once, others are served meanwhile', () => {
  const queue = hashQueue()
  const entered = numbers(longestPerPlace + 1).map(() => queue.enter(from('home')))
  expect(entered.map(Boolean)).toEqual([...Array(longestPerPlace).fill(true), false])
  expect(queue.enter(from('elsewhere'))).not.toBeNull()
  entered[0]?.()
  expect(queue.enter(from('home'))).not.toBeNull()
})

test('beyond its length the queue takes nobody, and its end is kept for those who are known', () => {
  const queue = hashQueue()
  const strangers = numbers(longestQueue).map((place) => queue.enter(from(place)))
  expect(strangers.filter(Boolean)).toHaveLength(longestQueue - keptForKnown)
  const known = numbers(keptForKnown + 1).map(() => queue.enter(from('home', true)))
  expect(known.filter(Boolean)).toHaveLength(keptForKnown)
  strangers[0]?.()
  expect(queue.enter(from('home', true))).not.toBeNull()
})
