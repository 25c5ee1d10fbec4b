import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { having, isText } from './answer-shape.ts'
import { ApiError, ApiRedirect, InvalidAnswer } from './api-answer.ts'
import { type ApiDeps, timeoutMs } from './api-client.ts'
import { browserWith, json, ok } from './test-browser.ts'

describe('every call', () => {
  test('says language, market, currency, key and application', async () => {
    const { api, sent } = browserWith([ok])
    await api.get('www/user/info/get')
    expect(sent[0]?.url).toBe('/api/www/user/info/get')
    expect(Object.fromEntries(sent[0]?.headers ?? [])).toEqual({
      accept: 'application/json',
      'x-market-language': 'cs',
      'x-market': 'pl',
      'x-currency': 'PLN',
      'x-api-key': 'wojaz-web',
      'x-app-id': 'app-1',
      'cart-id': 'undefined',
    })
  })

  test('of an automated browser admits it', async () => {
    const { api, sent } = browserWith([ok], { isAutomated: true })
    await api.get('www/x')
    expect(sent[0]?.headers.get('x-automation')).toBe('true')
  })

  test.each(['post', 'put'] as const)('that is a %s sends and takes JSON', async (verb) => {
    const { api, sent } = browserWith([ok])
    await api[verb]('www/gs', { filters: [] })
    expect(sent[0]).toMatchObject({ method: verb.toUpperCase(), body: { filters: [] } })
    expect(sent[0]?.headers.get('content-type')).toBe('application/json')
  })

  test('carries its parameters and the preview mark in the query', async () => {
    const { api, sent } = browserWith([ok])
    await api.get('www/x', { params: { page: 2, text: 'łódź', none: undefined }, preview: true })
    expect(sent[0]?.url).toBe('/api/www/x?page=2&text=%C5%82%C3%B3d%C5%BA&catalogVersion=Staged')
  })

  test('answers with body and headers', async () => {
    const { api } = browserWith([() => json({ name: 'a' }, 200, { 'customer-segment': 'RETURNING' })])
    const { body, headers } = await api.get('www/x')
    expect(body).toEqual({ name: 'a' })
    expect(headers.get('customer-segment')).toBe('RETURNING')
  })
})

describe('the cart', () => {
  test('that an answer names is sent with the next call, unless an empty one is asked for', async () => {
    const { api, sent } = browserWith([() => json({}, 200, { 'cart-id': 'c-7' })])
    await api.get('www/cart')
    await api.get('www/cart')
    await api.get('www/cart', { emptyCart: true })
    expect(sent.map(({ headers }) => headers.get('cart-id'))).toEqual(['undefined', 'c-7', 'undefined'])
  })
})

describe('an answer of another shape', () => {
  const isNamed = having<{ name: string }>({ name: isText })

  test.each([
    ['null', () => json(null)],
    ['another object', () => json({ title: 'a' })],
    ['HTML', () => new Response('<h1>Wi-Fi</h1>', { headers: { 'content-type': 'text/html' } })],
    ['half of it', () => new Response('{"name":', { headers: { 'content-type': 'application/json' } })],
    ['nothing', () => new Response(null, { status: 204 })],
  ])('is thrown and logged: %s', async (_, answer) => {
    const { api, logged } = browserWith([answer])
    await expect(api.get('www/x', { shape: isNamed })).rejects.toBeInstanceOf(InvalidAnswer)
    expect(logged).toEqual(['Error fetching /api/www/x'])
  })

  test('of the right one is known by it', async () => {
    const { api } = browserWith([() => json({ name: 'a', more: 1 })])
    const { body } = await api.get('www/x', { shape: isNamed })
    expect(body.name).toBe('a')
  })
})

describe('an answer of 400 and above', () => {
  test.each([400, 404, 422, 500, 503])('is thrown with status, body and headers: %i', async (status) => {
    const { api, logged } = browserWith([() => json({ code: 'no' }, status, { 'retry-after': '5' })])
    const error = await api.get('www/x', { params: { email: 'a@b.pl' } }).catch((thrown: unknown) => thrown)
    expect(error).toBeInstanceOf(ApiError)
    expect(error).toMatchObject({ status, body: { code: 'no' } })
    expect((error as ApiError).headers.get('retry-after')).toBe('5')
    expect(logged).toEqual(['Error fetching /api/www/x'])
  })

  test('that is no JSON keeps its text', async () => {
    const { api } = browserWith([() => new Response('<h1>Bad gateway</h1>', { status: 502 })])
    await expect(api.get('www/x')).rejects.toMatchObject({ status: 502, body: '<h1>Bad gateway</h1>' })
  })
})

test('a 409 that wants a new password leads to the password page and returns the body', async () => {
  const { api, left } = browserWith([() => json({ code: 'weak' }, 409, { 'x-password-change': 'true' })])
  const { body } = await api.post('www/x', {})
  expect(left).toEqual(['/mytui/zmiana-hasla'])
  expect(body).toEqual({ code: 'weak' })
})

test('a caller that expects something else than the body of that 409 hears nothing more', async () => {
  const { api, left, logged } = browserWith([
    () => json({ code: 'weak' }, 409, { 'x-password-change': 'true' }),
  ])
  const shape = (body: unknown): body is { codes: string[] } =>
    Array.isArray((body as { codes?: unknown }).codes)
  const told: string[] = []
  void api.get('www/x', { shape }).then(
    () => told.push('answered'),
    () => told.push('failed'),
  )
  await expect.poll(() => left).toEqual(['/mytui/zmiana-hasla'])
  // Whoever asks afterwards is answered first.
  await api.get('www/x')
  expect([told, logged]).toEqual([[], []])
})

test('any other 409 is thrown', async () => {
  const { api, left } = browserWith([() => json({ code: 'sold' }, 409)])
  await expect(api.post('www/x', {})).rejects.toMatchObject({ status: 409 })
  expect(left).toEqual([])
})

test('a redirect that is handled by hand is thrown as a marker, and is no failure', async () => {
  const redirected = Object.defineProperty(new Response(null), 'type', { value: 'opaqueredirect' })
  const { api, sent, logged } = browserWith([() => redirected])
  await expect(api.get('www/x', { manualRedirect: true })).rejects.toBeInstanceOf(ApiRedirect)
  expect(sent[0]?.redirect).toBe('manual')
  expect(logged).toEqual([])
})

test('an answer without content is null, or an error where content is needed', async () => {
  const { api } = browserWith([() => new Response(null, { status: 204 })])
  expect((await api.get('www/x')).body).toBeNull()
  await expect(api.get('www/x', { noContentThrows: true })).rejects.toMatchObject({ status: 204 })
})

describe('a call without an answer', () => {
  beforeEach(() => void vi.useFakeTimers())
  afterEach(() => void vi.useRealTimers())

  const silent: ApiDeps['fetch'] = (_url, { signal }) =>
    new Promise((_resolve, reject) => signal?.addEventListener('abort', () => reject(signal.reason)))

  test('ends after sixty seconds', async () => {
    const { api, logged } = browserWith([ok], { fetch: silent })
    const outcome = expect(api.get('www/slow')).rejects.toMatchObject({ name: 'TimeoutError' })
    await vi.advanceTimersByTimeAsync(timeoutMs - 1)
    expect(logged).toEqual([])
    await vi.advanceTimersByTimeAsync(1)
    await outcome
    expect(timeoutMs).toBe(60_000)
  })

  test('ends when whoever asked has lost interest', async () => {
    const { api } = browserWith([ok], { fetch: silent })
    const interest = new AbortController()
    const outcome = expect(api.get('www/slow', { signal: interest.signal })).rejects.toMatchObject({
      name: 'AbortError',
    })
    interest.abort()
    await outcome
  })
})
