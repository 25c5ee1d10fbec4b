import { expect, test } from 'vitest'
import { parseDsn } from './dsn.ts'

test('a DSN names the key, the host and the project', () => {
  expect(parseDsn('https://abc123@errors.example.org/42')).toEqual({
    origin: 'https://errors.example.org',
    endpoint:
      'https://errors.example.org/api/42/envelope/?sentry_key=abc123&sentry_version=7&sentry_client=wojaz%2F1.0',
  })
})

test('a receiver may live on a port and below a path', () => {
  const { origin, endpoint } = parseDsn('http://key@127.0.0.1:9000/tools/errors/7') ?? {}
  expect(origin).toBe('http://127.0.0.1:9000')
  expect(endpoint).toMatch(/^http:\/\/127\.0\.0\.1:9000\/tools\/errors\/api\/7\/envelope\//)
})

test.each([
  '',
  'https://errors.example.org/42',
  'https://key@host',
  'ftp://key@host/1',
  'https://key@ho st/1',
  'https://key@host/1; script-src *',
])('“%s” is none', (text) => {
  expect(parseDsn(text)).toBeNull()
})
