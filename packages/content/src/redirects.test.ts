import { describe, expect, test } from 'vitest'
import { followRedirects, isRedirectSource, leadsBack, type Redirect, redirectKey } from './redirects.ts'

const redirects = (entries: Record<string, string>, temporary: string[] = []) =>
  new Map(
    Object.entries(entries).map(([from, to]): [string, Redirect] => [
      redirectKey(from),
      { to, permanent: !temporary.includes(from) },
    ]),
  )

describe('an old address leads to the new one', () => {
  const known = redirects({ '/stara-zima': '/zima', '/Promocja.html': 'https://example.com/promocja' })

  test.each(['/stara-zima', '/STARA-ZIMA', '/stara-zima/', '/stara%2Dzima', '/stara-zima?utm_source=x'])(
    'however it is written: %s',
    (path) => {
      expect(followRedirects(known, path)).toEqual({ to: '/zima', permanent: true })
    },
  )

  test('also elsewhere', () => {
    expect(followRedirects(known, '/promocja.html')?.to).toBe('https://example.com/promocja')
  })

  test.each(['/zima', '/', '', '/%', '/constructor', '/__proto__'])('and %j leads nowhere', (path) => {
    expect(followRedirects(known, path)).toBeNull()
  })
})

test('a chain is walked for the guest, and is for good only if every step is', () => {
  const known = redirects({ '/a': '/b', '/b': '/c', '/c': '/d' }, ['/b'])
  expect(followRedirects(known, '/a')).toEqual({ to: '/d', permanent: false })
  expect(followRedirects(known, '/c')).toEqual({ to: '/d', permanent: true })
})

test('a circle that two editors made at once leads nowhere instead of round and round', () => {
  expect(followRedirects(redirects({ '/a': '/b', '/b': '/a' }), '/a')).toBeNull()
})

test.each([
  ['to itself', {}, '/a', '/a'],
  ['to itself in other letters', {}, '/a', '/A/'],
  ['to itself with a query', {}, '/a', '/a?x=1'],
  ['back over another', { '/b': '/a' }, '/a', '/b'],
  ['back over two others', { '/b': '/c', '/c': '/a' }, '/a', '/b'],
  ['into a circle of others', { '/b': '/c', '/c': '/b' }, '/a', '/b'],
])('a redirect %s is a loop', (_, known, from, to) => {
  expect(leadsBack(redirects(known), from, to)).toBe(true)
})

test.each([
  ['/a', '/b'],
  ['/a', 'https://example.com/a'],
])('%s to %s is none', (from, to) => {
  expect(leadsBack(redirects({ '/b': '/c' }), from, to)).toBe(false)
})

test.each(['/stara', '/Stara/Strona.html', '/wycieczki_2019', '/zażółć'])(
  '%s can be an old address',
  (path) => {
    expect(isRedirectSource(path)).toBe(true)
  },
)

test.each([
  '',
  '/',
  'stara',
  '//evil',
  '/api/x',
  '/admin',
  '/cs/stara',
  '/pl/stara',
  '/a b',
  '/a?x=1',
  '/file/x',
])('%j cannot', (path) => {
  expect(isRedirectSource(path)).toBe(false)
})
