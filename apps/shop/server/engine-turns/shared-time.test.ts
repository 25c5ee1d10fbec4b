import { expect, test } from 'vitest'
import { SharedTime } from './shared-time.ts'

const [anna, jan] = [{ name: 'Anna' }, { name: 'Jan' }]

test('who is alone pays for all the time', () => {
  const time = new SharedTime()
  time.begin(anna, 1_000)
  expect(time.end(anna, 1_500)).toBe(500)
})

test('time together is divided evenly', () => {
  const time = new SharedTime()
  time.begin(anna, 0)
  time.begin(jan, 100)
  expect(time.end(jan, 300)).toBe(100)
  expect(time.end(anna, 400)).toBe(100 + 100 + 100)
})

test('idle time is nobody’s', () => {
  const time = new SharedTime()
  time.begin(anna, 0)
  time.end(anna, 10)
  time.begin(jan, 9_000)
  expect(time.end(jan, 9_010)).toBe(10)
})
