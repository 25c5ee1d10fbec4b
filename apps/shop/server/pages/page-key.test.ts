import { expect, test } from 'vitest'
import { pageKey } from './page-key.ts'

const stranger: Parameters<typeof pageKey>[3] = {
  visitor: { authenticated: false, userStatus: 'FIRST_TIME_ON_PAGE' },
  consent: null,
  drafts: false,
  path: '/wypoczynek/wyniki-wyszukiwania-samolot',
}
const key = (query: Record<string, unknown>, visit = stranger, cookies?: string) =>
  pageKey(visit.path, query, cookies, visit)?.key ?? null

test('guests who ask for the same search share its page, whichever campaign brought them', () => {
  expect(key({ q: ':price:byPlane:T' })).not.toBeNull()
  expect(key({ q: ':price:byPlane:T', utm_source: 'email' })).toBe(key({ q: ':price:byPlane:T' }))
})

test('what the page does not read is neither in its key nor in what is rendered', () => {
  const asked = (query: Record<string, unknown>) => pageKey('/', query, undefined, { ...stranger, path: '/' })
  expect(asked({ x: '1', y: ['2', '3'] })).toEqual(asked({}))
  expect(asked({ q: ':price', x: '1', utm_source: 'email' })).toMatchObject({
    search: '?q=%3Aprice&utm_source=email',
  })
})

test('another search is another page', () => {
  expect(key({ q: ':price:a:WAW' })).not.toBe(key({ q: ':price:a:KTW' }))
  expect(key({ q: ':price', fullPrice: 'true' })).not.toBe(key({ q: ':price' }))
  expect(key({ q: ':price' })).not.toBe(key({}))
  expect(key({ q: ':price&fullPrice=true' })).not.toBe(key({ q: ':price', fullPrice: 'true' }))
})

test('a guest whose order is remembered does not get the order of others', () => {
  const decided = { ...stranger, consent: { decidedOn: '2026-06-01', allowed: ['preferences'] as const } }
  expect(key({}, decided, 'listing_sort=priceDESC')).not.toBe(key({}, decided))
  expect(key({}, decided)).not.toBe(key({}))
  expect(key({}, stranger, 'listing_sort=priceDESC')).toBe(key({}))
})

test("what only one guest may see is nobody else's", () => {
  expect(key({}, { ...stranger, drafts: true })).toBeNull()
  expect(key({}, { ...stranger, visitor: { authenticated: true, userStatus: 'GOLD' } })).toBeNull()
  expect(key({ page: '2' })).toBeNull()
  expect(key({ token: 'abc' }, { ...stranger, path: '/ulubione' })).toBeNull()
  expect(key({ q: ['a', 'b'] })).toBeNull()
  expect(key({ q: 'x'.repeat(500) })).toBeNull()
})
