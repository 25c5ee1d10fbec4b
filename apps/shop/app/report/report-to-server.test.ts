import { expect, test } from 'vitest'
import { isNoise, messageOf } from './report-to-server.ts'

test.each(['ResizeObserver loop limit exceeded', 'Script error.', 'TypeError: Failed to fetch'])(
  '“%s” is not reported: it is not ours to repair',
  (message) => {
    expect(isNoise(message)).toBe(true)
  },
)

test('a failure of our own is reported with its name', () => {
  const message = messageOf(new TypeError('picture is null'))
  expect(message).toBe('TypeError: picture is null')
  expect(isNoise(message)).toBe(false)
})
