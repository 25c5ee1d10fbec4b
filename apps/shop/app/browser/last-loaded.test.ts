import { expect, test } from 'vitest'
import { keepLoaded, loadOrKeep } from './last-loaded.ts'

const shown = { total: 12 }
const offline = () => Promise.reject(new TypeError('Failed to fetch'))

test('what arrives is what is shown', async () => {
  expect(await loadOrKeep('/lista', async () => shown)).toBe(shown)
})

test('what fails on a page that is not shown yet is a failure', async () => {
  await expect(loadOrKeep('/lista', offline)).rejects.toThrow('Failed to fetch')
})

test('results on the screen stay when the next ones do not come, and say so', async () => {
  keepLoaded('/lista', shown)
  expect(await loadOrKeep('/lista', offline)).toEqual({ ...shown, failed: 'outage' })
  await expect(loadOrKeep('/inna', offline)).rejects.toThrow('Failed to fetch')
})

test('a choice pressed before the last one is drawn falls back to that one, not to the one before it', async () => {
  keepLoaded('/hotel', { total: 10 })
  await loadOrKeep('/hotel', async () => ({ total: 20 }))
  expect(await loadOrKeep('/hotel', offline)).toEqual({ total: 20, failed: 'outage' })
})

test('an answer that comes late is not the last word', async () => {
  keepLoaded('/hotel', { total: 10 })
  let answer = (_late: { total: number }) => {}
  const late = loadOrKeep('/hotel', () => new Promise<{ total: number }>((resolve) => (answer = resolve)))
  await loadOrKeep('/hotel', async () => ({ total: 20 }))
  answer({ total: 15 })
  await late
  expect(await loadOrKeep('/hotel', offline)).toEqual({ total: 20, failed: 'outage' })
})

test.each([
  [new Response(null, { status: 503 }), 'outage'],
  [{ status: 500, data: null }, 'outage'],
  [{ status: 503, data: { code: 'engine-full' } }, 'busy'],
  [{ status: 429, data: { code: 'too-many-questions' } }, 'busy'],
  [new Response(null, { status: 302 }), null],
  [{ status: 404, data: null }, null],
  [new DOMException('gone on', 'AbortError'), null],
])('%o is a failure that leaves the results before: %s', async (error, failed) => {
  keepLoaded('/lista', shown)
  const loading = loadOrKeep('/lista', () => Promise.reject(error))
  await (failed ? expect(loading).resolves.toMatchObject({ failed }) : expect(loading).rejects.toBe(error))
})
