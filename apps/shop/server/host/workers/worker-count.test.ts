import { expect, test } from 'vitest'
import { coresOf, thisMachine, workersFor } from './worker-count.ts'

const gigabytes = (count: number) => count * 1024 ** 3

test.each([
  [1, 16, 1],
  [2, 16, 2],
  [4, 16, 4],
  [4, 2.9, 1],
  [4, 3, 2],
  [4, 1, 1],
  [4, 0.5, 1],
  [64, 256, 8],
  [0.5, 16, 1],
  [1.5, 16, 1],
])('%d cores and %d GB of memory are for %d workers', (cores, memory, workers) => {
  expect(workersFor({ cores, memoryBytes: gigabytes(memory) })).toBe(workers)
})

test('a container has the cores that it may use', () => {
  expect(coresOf('150000 100000\n')).toBe(1.5)
  expect(coresOf('max 100000\n')).toBe(Number.POSITIVE_INFINITY)
  expect(coresOf('max')).toBe(Number.POSITIVE_INFINITY)
})

test('this machine has a core and some memory', () => {
  expect(workersFor(thisMachine())).toBeGreaterThanOrEqual(1)
})
