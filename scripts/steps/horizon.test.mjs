import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { keepHorizon } from './horizon.mjs'

const day = 24 * 60 * 60 * 1000

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

test('an open stack adds the days that came over the horizon once a day, until it closes', async () => {
  const seed = vi.fn(async () => {})
  const horizon = keepHorizon({ seed, say: () => {} })
  expect(seed).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(3 * day)
  expect(seed).toHaveBeenCalledTimes(3)
  await horizon.stop()
  await vi.advanceTimersByTimeAsync(3 * day)
  expect(seed).toHaveBeenCalledTimes(3)
})

test('what fails is said and tried again the next day', async () => {
  const seed = vi.fn(async () => {
    throw new Error('Postgres is away.')
  })
  /** @type {string[]} */
  const said = []
  const horizon = keepHorizon({ seed, say: (line) => said.push(line) })
  await vi.advanceTimersByTimeAsync(2 * day)
  await horizon.stop()
  expect(said).toHaveLength(2)
  expect(said[0]).toContain('Postgres is away.')
})

test('a stack that closes waits for the days being added', async () => {
  /** @type {() => void} */
  let finish = () => {}
  const horizon = keepHorizon({
    seed: () => new Promise((resolve) => (finish = () => resolve(null))),
    say: () => {},
  })
  await vi.advanceTimersByTimeAsync(day)
  let isStopped = false
  const stopping = horizon.stop().then(() => {
    isStopped = true
  })
  await vi.advanceTimersByTimeAsync(1_000)
  expect(isStopped).toBe(false)
  finish()
  await stopping
  expect(isStopped).toBe(true)
})
