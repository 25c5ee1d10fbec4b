import { expect, test } from 'vitest'
import { decodeHistory, encodeHistory } from './popup-cookie.ts'

const now = new Date('2026-11-15T12:00:00Z')
const inDays = (days: number) => now.getTime() + days * 86_400_000
const record = (until: number) => ({ count: 1, lastShown: now.getTime(), decision: 'no' as const, until })

test('what a guest has seen survives the cookie', () => {
  const history = { lato: record(inDays(3)), zima: { ...record(inDays(1)), decision: null } }
  expect(decodeHistory(encodeHistory(history, now).value)).toEqual(history)
})

test('the cookie ends when the popup does', () => {
  expect(encodeHistory({ lato: record(inDays(3)) }, now).maxAge).toBe(3 * 86_400)
})

test('with several popups it ends with the last of them, and those that are over leave it', () => {
  const { value, maxAge } = encodeHistory(
    { dawna: record(inDays(-1)), lato: record(inDays(3)), zima: record(inDays(30)) },
    now,
  )
  expect(maxAge).toBe(30 * 86_400)
  expect(Object.keys(JSON.parse(value))).toEqual(['lato', 'zima'])
})

test('with nothing to remember it goes at once', () => {
  expect(encodeHistory({ dawna: record(inDays(-1)) }, now)).toEqual({ value: '{}', maxAge: 0 })
})

test.each([
  null,
  '',
  'rubbish',
  '{"lato":',
  '[]',
  'null',
  '7',
  '{"lato":1}',
  '{"lato":{"count":"many","lastShown":0,"until":0,"decision":null}}',
  '{"lato":{"count":1,"lastShown":0,"until":0,"decision":"perhaps"}}',
])('the history “%s” cannot be read and begins anew', (value) => {
  expect(decodeHistory(value)).toEqual({})
})
