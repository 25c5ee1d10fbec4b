import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { runPollingLoops, startPolling } from './polling-loop.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

/** Work that ends when the test says so. */
function slowWork() {
  const ends: (() => void)[] = []
  const work = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)))
  return { work, end: () => ends.shift()?.() }
}

test('the first pass begins at once, the next after the pause', async () => {
  const work = vi.fn(async () => {})
  const polling = startPolling(work, 5_000, () => {})
  await vi.advanceTimersByTimeAsync(4_999)
  expect(work).toHaveBeenCalledTimes(1)
  await vi.advanceTimersByTimeAsync(1)
  expect(work).toHaveBeenCalledTimes(2)
  await polling.stop()
})

test('a nudge does not wait for the pause', async () => {
  const work = vi.fn(async () => {})
  const polling = startPolling(work, 5_000, () => {})
  await vi.advanceTimersByTimeAsync(0)
  polling.nudge()
  expect(work).toHaveBeenCalledTimes(2)
  await polling.stop()
})

test('nudges during a pass mean one more, never two at a time', async () => {
  const { work, end } = slowWork()
  const polling = startPolling(work, 5_000, () => {})
  polling.nudge()
  polling.nudge()
  expect(work).toHaveBeenCalledTimes(1)
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(work).toHaveBeenCalledTimes(2)
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(work).toHaveBeenCalledTimes(2)
  await polling.stop()
})

test('a failed pass is told and the next one comes all the same', async () => {
  const onError = vi.fn()
  const work = vi.fn().mockRejectedValueOnce(new Error('away')).mockResolvedValue(undefined)
  const polling = startPolling(work, 5_000, onError)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(onError).toHaveBeenCalledTimes(1)
  expect(work).toHaveBeenCalledTimes(2)
  await polling.stop()
})

test('work that throws before it waits for anything is tried again, too', async () => {
  const onError = vi.fn()
  const work = vi
    .fn(async () => {})
    .mockImplementationOnce(() => {
      throw new Error('never began')
    })
  const polling = startPolling(work, 5_000, onError)
  await vi.advanceTimersByTimeAsync(5_000)
  expect(onError).toHaveBeenCalledTimes(1)
  expect(work).toHaveBeenCalledTimes(2)
  await polling.stop()
})

test('stopping waits for the pass under way and begins no other', async () => {
  const { work, end } = slowWork()
  const polling = startPolling(work, 5_000, () => {})
  polling.nudge()
  let isStopped = false
  const stopping = polling.stop().then(() => {
    isStopped = true
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(isStopped).toBe(false)
  end()
  await stopping
  await vi.advanceTimersByTimeAsync(60_000)
  polling.nudge()
  expect(work).toHaveBeenCalledTimes(1)
})

test('all loops run at once when they are told to, each after the pass that is under way', async () => {
  const { work, end } = slowWork()
  const slow = startPolling(work, 5_000, () => {})
  const onError = vi.fn()
  const away = vi.fn().mockResolvedValueOnce(undefined).mockRejectedValueOnce(new Error('away'))
  const failing = startPolling(away, 5_000, onError)
  await vi.advanceTimersByTimeAsync(0)
  let haveRun = false
  const run = runPollingLoops().then(() => {
    haveRun = true
  })
  await vi.advanceTimersByTimeAsync(0)
  expect(away).toHaveBeenCalledTimes(2)
  expect(onError).toHaveBeenCalledTimes(1)
  end()
  await vi.advanceTimersByTimeAsync(0)
  expect(work).toHaveBeenCalledTimes(2)
  expect(haveRun).toBe(false)
  end()
  await run
  await Promise.all([slow.stop(), failing.stop()])
})

test('loops that are stopped or long are left out', async () => {
  const work = vi.fn(async () => {})
  await startPolling(work, 5_000, () => {}).stop()
  const long = startPolling(work, 5_000, () => {}, { isLong: true })
  await runPollingLoops()
  expect(work).toHaveBeenCalledTimes(2)
  await long.stop()
})
