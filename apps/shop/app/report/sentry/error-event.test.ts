import { expect, test } from 'vitest'
import { errorEvent } from './error-event.ts'

const now = new Date('2026-11-15T12:00:00Z')
const occasion = {
  surroundings: { platform: 'javascript' as const, environment: 'production', tags: { locale: 'pl' } },
  breadcrumbs: [],
  eventId: 'a'.repeat(32),
  now,
}
const facts = { transaction: '/zima' }
const thrownAt = (filename: string, message = 'picture is null') =>
  Object.assign(new TypeError(message), { stack: `TypeError: ${message}\n    at Hero (${filename}:1:2)` })
const ours = 'https://wojaz.example/assets/hero.js'

test('an event says what broke, where and when', () => {
  expect(errorEvent(thrownAt(ours), { ...facts, component: 'hero', isUnhandled: true }, occasion)).toEqual({
    platform: 'javascript',
    environment: 'production',
    tags: { locale: 'pl', component: 'hero' },
    event_id: 'a'.repeat(32),
    timestamp: now.getTime() / 1000,
    level: 'error',
    transaction: '/zima',
    exception: {
      values: [
        {
          type: 'TypeError',
          value: 'picture is null',
          mechanism: { type: 'generic', handled: false },
          stacktrace: { frames: [{ filename: ours, function: 'Hero', lineno: 1, colno: 2, in_app: true }] },
        },
      ],
    },
    breadcrumbs: { values: [] },
    sdk: { name: 'wojaz', version: '1.0', settings: { infer_ip: 'never' } },
  })
})

test('it says nothing about the guest', () => {
  const breadcrumbs = [
    { timestamp: 1, category: 'ui.click' as const, message: 'jan@example.com', level: 'info' as const },
  ]
  const event = errorEvent(thrownAt(ours, 'no seat for jan@example.com, +48 600 700 800'), facts, {
    ...occasion,
    breadcrumbs,
  })
  expect(JSON.stringify(event)).not.toMatch(/jan|600/)
})

test('the cause comes before its consequence', () => {
  const consequence = new Error('the page failed', { cause: thrownAt(ours) })
  const event = errorEvent(consequence, facts, occasion)
  expect(event?.exception.values.map(({ value }) => value)).toEqual(['picture is null', 'the page failed'])
})

test('an error that is its own cause ends', () => {
  const error = new Error('round')
  error.cause = error
  expect(errorEvent(error, facts, occasion)?.exception.values).toHaveLength(1)
})

test.each([
  ['a text', 'a text'],
  [{ odd: true }, 'A thrown object'],
  [undefined, 'A thrown undefined'],
])('what is thrown without being an error is put into words: %j', (thrown, words) => {
  expect(errorEvent(thrown, facts, occasion)?.exception.values[0]?.value).toBe(words)
})

test.each([
  ['an extension', thrownAt('chrome-extension://abc/inject.js')],
  ['a tag manager', thrownAt('https://www.googletagmanager.com/gtm.js')],
  ['a chat widget', thrownAt('https://cdn.example.org/chat-widget/main.js')],
  ['known noise', new Error('ResizeObserver loop limit exceeded')],
  [
    'noise that caused something',
    new Error('the search failed', { cause: new TypeError('Failed to fetch') }),
  ],
  ['a redirect', Object.assign(new Error('302'), { status: 302 })],
  ['a page that is not there', { status: 404, data: null }],
])('%s is dropped', (_, thrown) => {
  expect(errorEvent(thrown, facts, occasion)).toBeNull()
})
