import { expect, test } from 'vitest'
import { isCaptions } from './captions.ts'

test.each([
  'WEBVTT\n\n00:01.000 --> 00:04.000\nDzień dobry',
  'WEBVTT Napisy\r\n\r\n1\r\n00:00:01.000 --> 00:00:04.000 align:start\r\nDzień dobry',
  '\uFEFFWEBVTT\n\n00:01.000 --> 00:04.000\nDzień dobry',
])('a browser can show %j', (text) => {
  expect(isCaptions(text)).toBe(true)
})

test.each([
  ['nothing to show', 'WEBVTT\n'],
  ['another format', '1\n00:00:01,000 --> 00:00:04,000\nDzień dobry'],
  ['another beginning', 'WEBVTTX\n\n00:01.000 --> 00:04.000\na'],
  ['a film of captions', `WEBVTT\n\n00:01.000 --> 00:04.000\n${'a'.repeat(200_000)}`],
])('%s is refused', (_, text) => {
  expect(isCaptions(text)).toBe(false)
})
