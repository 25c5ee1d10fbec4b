import { expect, test } from 'vitest'
import { readChat, signChat } from './chat-token.ts'

const secret = 'a secret for tests only'
const now = new Date('2026-11-17T12:00:00Z')
const pass = { orderNumber: 'W402917652', customerId: '00000000-0000-4000-8000-000000000001' }

test('a token opens one conversation to one customer, for an hour', () => {
  const { token, until } = signChat(secret, pass, now)
  expect(readChat(secret, token, now)).toEqual(pass)
  expect(readChat(secret, token, new Date(until.getTime() - 1))).toEqual(pass)
  expect(readChat(secret, token, until)).toBeNull()
})

test.each([
  ['another order', (token: string) => token.replace('W402917652', 'W402917655')],
  ['another customer', (token: string) => token.replace('0001.', '0002.')],
  ['a later hour', (token: string) => token.replace(/\.[\da-z]{8}\./, '.zzzzzzzz.')],
  ['nothing', () => ''],
  ['words', () => 'a.b.c.d'],
])('a token that was changed to %s opens nothing', (_, changed) => {
  expect(readChat(secret, changed(signChat(secret, pass, now).token), now)).toBeNull()
  expect(readChat('another secret', signChat(secret, pass, now).token, now)).toBeNull()
})
