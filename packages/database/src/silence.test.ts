import { beforeEach, expect, test } from 'vitest'
import { Silence } from './silence.ts'

let now: number
let silence: Silence
beforeEach(() => {
  now = 0
  silence = new Silence(4_000, () => now)
})

test('silence begins when somebody gives up and nothing was heard since the question', () => {
  silence.asked()
  now = 4_000
  expect(silence.gaveUp()).toBe(true)
  expect(silence.lasts).toBe(true)
})

test('giving up early is not enough; giving up twice in a row is', () => {
  silence.asked()
  now = 3_000
  expect(silence.gaveUp()).toBe(false)
  silence.asked()
  now = 6_000
  expect(silence.gaveUp()).toBe(true)
})

test('one late answer among others that come is no silence', () => {
  silence.asked()
  now = 3_900
  silence.heard()
  silence.asked()
  now = 4_500
  expect(silence.gaveUp()).toBe(false)
  expect(silence.lasts).toBe(false)
})

test('time in which nobody asked does not count', () => {
  now = 60_000
  silence.asked()
  now = 63_000
  expect(silence.gaveUp()).toBe(false)
})

test('it begins once, and ends with the first word', () => {
  silence.asked()
  now = 5_000
  expect([silence.gaveUp(), silence.gaveUp()]).toEqual([true, false])
  silence.heard()
  expect(silence.lasts).toBe(false)
})
