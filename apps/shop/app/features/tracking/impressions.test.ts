import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { createImpressions, fullVisibility, seenForMs, startDelayMs } from './impressions.ts'

beforeEach(() => void vi.useFakeTimers())
afterEach(() => void vi.useRealTimers())

function page() {
  const observed: string[] = []
  const seen: string[] = []
  const impressions = createImpressions<{ name: string }>({
    observe: ({ name }) => void observed.push(name),
    unobserve: ({ name }) => void observed.splice(observed.indexOf(name), 1),
    onSeen: ({ name }) => void seen.push(name),
  })
  return { impressions, observed, seen }
}

const tile = { name: 'tile' }

test('parts are looked at whole, for 100 ms, from 200 ms after the start', () => {
  expect([fullVisibility, seenForMs, startDelayMs]).toEqual([1, 100, 200])
})

test('nothing is looked at before the start delay is over', () => {
  const { impressions, observed } = page()
  impressions.add(tile)
  vi.advanceTimersByTime(199)
  expect(observed).toEqual([])
  vi.advanceTimersByTime(1)
  expect(observed).toEqual(['tile'])
})

test('a part that arrives later is looked at at once', () => {
  const { impressions, observed } = page()
  vi.advanceTimersByTime(200)
  impressions.add(tile)
  expect(observed).toEqual(['tile'])
})

test('a part counts when it has been whole for 100 ms, and only once', () => {
  const { impressions, observed, seen } = page()
  impressions.add(tile)
  vi.advanceTimersByTime(200)
  impressions.visibilityChanged(tile, true)
  vi.advanceTimersByTime(99)
  expect(seen).toEqual([])
  vi.advanceTimersByTime(1)
  expect(seen).toEqual(['tile'])
  expect(observed).toEqual([])
  impressions.add(tile)
  expect(observed).toEqual([])
})

test('a part that is scrolled past does not count', () => {
  const { impressions, seen } = page()
  impressions.visibilityChanged(tile, true)
  vi.advanceTimersByTime(60)
  impressions.visibilityChanged(tile, false)
  vi.advanceTimersByTime(60)
  impressions.visibilityChanged(tile, true)
  vi.advanceTimersByTime(60)
  expect(seen).toEqual([])
  vi.advanceTimersByTime(40)
  expect(seen).toEqual(['tile'])
})

test('after the end nothing counts any more', () => {
  const { impressions, observed, seen } = page()
  impressions.add(tile)
  impressions.visibilityChanged(tile, true)
  impressions.stop()
  vi.advanceTimersByTime(1_000)
  expect([observed, seen]).toEqual([[], []])
})
