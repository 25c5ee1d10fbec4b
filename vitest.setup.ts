import { afterEach, beforeEach, expect, type MockInstance, vi } from 'vitest'

// Any console.error fails a test: an act() warning, a missing key, a swallowed exception. A test that expects one checks and
// clears it: vi.mocked(console.error).mockClear().
let consoleError: MockInstance<typeof console.error>

beforeEach(() => {
  consoleError = vi.spyOn(console, 'error').mockImplementation(() => {})
})

afterEach(() => {
  const calls = consoleError.mock.calls.slice()
  consoleError.mockRestore()
  expect(calls, 'console.error was called').toEqual([])
})
