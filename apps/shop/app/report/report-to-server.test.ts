import { expect, test } from 'vitest'
import { messageOf } from './report-to-server.ts'
import { isNoise } from './sentry/drop-rules.ts'

test('a failure of our own is reported with its name', () => {
  const message = messageOf(new TypeError('picture is null'))
  expect(message).toBe('TypeError: picture is null')
  expect(isNoise(message)).toBe(false)
})
