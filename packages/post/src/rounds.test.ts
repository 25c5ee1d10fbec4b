import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { startRounds } from './rounds.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work that ends when it is told to. */
function slowWork() {
  const ends: (() => void)[] = []
  const work = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)))
  return { work, end: () => ends.shift()?.() }
}

test('the first round begins at once, the next after the pause', async () => {
  const work = vi.fn(async () => {})
  const rounds = startRounds(work, 5_000, () => {})
  await vi.advanceTimersByTimeAsync(4_999)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(work).toHaveBeenCalledTimes(2)
  await rounds.stop()
})

test('a nudge does not wait for the pause', async () => {
  const work = vi.fn(async () => {})
  const rounds = startRounds(work, 5_000, () => {})
  await vi.advanceTimersByTimeAsync(0)
  rounds.nudge()
  expect(work).toHaveBeenCalledTimes(2)
  await rounds.stop()
})

test('nudges during a round mean one more, never two at a time', async () => {
  const { work, end } = slowWork()
  const rounds = startRounds(work, 5_000, () => {})
  rounds.nudge()
  rounds.nudge()
  expect(work).toHaveBeenCalledTimes(1)
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(work).toHaveBeenCalledTimes(2)
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(work).toHaveBeenCalledTimes(2)
  await rounds.stop()
})

test('a failed round is told and the next one comes all the same', async () => {
  const onError = vi.fn()
  const work = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined)
  const rounds = startRounds(work, 5_000, onError)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(onError).toHaveBeenCalledTimes(1)
  expect(work).toHaveBeenCalledTimes(2)
  await rounds.stop()
})

test('stopping waits for the round under way and begins no other', async () => {
  const { work, end } = slowWork()
  const rounds = startRounds(work, 5_000, () => {})
  rounds.nudge()
  let isStopped = false
  const stopping = rounds.stop().then(() => {
    isStopped = true
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(isStopped).toBe(false)
  end()
  await stopping
  await vi.advanceTimersByTimeAsync(60_000)
  rounds.nudge()
  expect(work).toHaveBeenCalledTimes(1)
})
