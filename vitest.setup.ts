import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

// Whatever lands on console.error is a fault nobody looked at: an act() warning, a missing key, a swallowed exception.
// A test that expects one looks at it and clears it: vi.mocked(console.error).mockClear().
let consoleError: MockInstance<typeof console.error>

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  const calls = consoleError.mock.calls.slice()
  consoleError.mockRestore()
  expect(calls, 'console.error was called').toEqual([])
})
