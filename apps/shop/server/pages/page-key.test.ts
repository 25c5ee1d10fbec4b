import { expect, test } from 'vitest'
import { pageKey } from './page-key.ts'

const stranger: Parameters<typeof pageKey>[3] = {
  visitor: { authenticated: false, userStatus: 'FIRST_TIME_ON_PAGE' },
  consent: null,
  drafts: false,
}
const key = (query: Record<string, unknown>, visit = stranger, cookies?: string) =>
  pageKey('/wypoczynek/wyniki-wyszukiwania-samolot', query, cookies, visit)

test('guests who ask for the same search share its page, whichever campaign brought them', () => {
  expect(key({ q: ':price:byPlane:T' })).not.toBeNull()
  expect(key({ q: ':price:byPlane:T', utm_source: 'email' })).toBe(key({ q: ':price:byPlane:T' }))
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
  expect(key({ token: 'abc' })).toBeNull()
  expect(key({ q: ['a', 'b'] })).toBeNull()
  expect(key({ q: 'x'.repeat(500) })).toBeNull()
})
