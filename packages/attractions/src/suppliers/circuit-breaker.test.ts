import { expect, test } from 'vitest'
import { CircuitBreaker } from './circuit-breaker.ts'

function makeBreaker() {
  let now = 0
  const breaker = new CircuitBreaker({ clock: () => new Date(now), failures: 3, restMs: 1_000 })
  const call = (isFailure: boolean) => {
    const isLet = breaker.enter()
    if (isLet) breaker.ended(isFailure)
    return isLet
  }
  return { breaker, call, pass: (ms: number) => (now += ms) }
}

test('three failures in a row, and nobody asks any more', () => {
  const { call } = makeBreaker()
  expect([call(true), call(true), call(false), call(true), call(true), call(true)]).not.toContain(false)
  expect(call(false)).toBe(false)
})

test('after the rest one call tries and the others wait for how it ends', () => {
  const { breaker, call, pass } = makeBreaker()
  for (let i = 0; i < 3; i++) call(true)
  pass(999)
  expect(breaker.enter()).toBe(false)
  pass(1)
  expect(breaker.enter()).toBe(true)
  expect(breaker.enter()).toBe(false)
  breaker.ended(false)
  expect(call(false)).toBe(true)
})

test('a try that fails is followed by another rest', () => {
  const { call, pass } = makeBreaker()
  for (let i = 0; i < 3; i++) call(true)
  pass(1_000)
  expect(call(true)).toBe(true)
  expect(call(false)).toBe(false)
  pass(1_000)
  expect(call(false)).toBe(true)
})
