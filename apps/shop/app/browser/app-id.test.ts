import { expect, test } from 'vitest'
import { createAppId } from './app-id.ts'

function storageWith(entries: Record<string, string> = {}) {
  const kept = new Map(Object.entries(entries))
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  }
}

test('with consent the name is kept in local storage and found there again', () => {
  const storage = storageWith()
  const first = createAppId({ storage: () => storage, mayStore: () => true })()
  expect(first).toMatch(/^[0-9a-f]{32}$/)
  expect(storage.kept.get('appId')).toBe(first)
  expect(createAppId({ storage: () => storage, mayStore: () => true })()).toBe(first)
})

test('without consent it lives in memory: the same through the visit, stored nowhere', () => {
  const storage = storageWith({ appId: 'from-an-earlier-consent' })
  const appId = createAppId({ storage: () => storage, mayStore: () => false })
  expect(appId()).toMatch(/^[0-9a-f]{32}$/)
  expect(appId()).toBe(appId())
  expect(appId()).not.toBe('from-an-earlier-consent')
  expect(storage.kept.size).toBe(1)
})

test('a consent given during the visit stores the name that is already in use', () => {
  const storage = storageWith()
  let consent = false
  const appId = createAppId({ storage: () => storage, mayStore: () => consent })
  const before = appId()
  consent = true
  expect(appId()).toBe(before)
  expect(storage.kept.get('appId')).toBe(before)
})

test.each([
  ['has none', () => null],
  [
    'refuses it',
    () => {
      throw new DOMException('denied', 'SecurityError')
    },
  ],
])('where the browser %s, memory serves', (_, storage) => {
  const appId = createAppId({ storage, mayStore: () => true })
  expect(appId()).toMatch(/^[0-9a-f]{32}$/)
  expect(appId()).toBe(appId())
})
