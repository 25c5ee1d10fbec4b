import { expect, test } from 'vitest'
import { hearingWaiting } from './heard-waiting.ts'

const word = { gateway: 'payu', gatewayId: 'B1', paymentId: 'one', amount: 100, status: 'pending' } as const

test('what the bank says a second time is known', () => {
  const heard = hearingWaiting()
  expect(heard.isKnown(word)).toBe(false)
  heard.remember(word)
  expect(heard.isKnown({ ...word })).toBe(true)
})

test.each([{ gateway: 'p24' }, { gatewayId: 'B2' }, { paymentId: 'two' }, { amount: 99 }])(
  'another payment, or one that differs, is looked at: %o',
  (other) => {
    const heard = hearingWaiting()
    heard.remember(word)
    expect(heard.isKnown({ ...word, ...other })).toBe(false)
  },
)

test('without an id of the bank nothing is known, because the id may come with the next word', () => {
  const heard = hearingWaiting()
  const unnamed = { ...word, gatewayId: null }
  heard.remember(unnamed)
  expect(heard.isKnown(unnamed)).toBe(false)
})

test('the oldest is forgotten first', () => {
  const heard = hearingWaiting()
  for (let amount = 0; amount <= 1_000; amount++) heard.remember({ ...word, amount })
  expect(heard.isKnown({ ...word, amount: 0 })).toBe(false)
  expect(heard.isKnown({ ...word, amount: 1 })).toBe(true)
})
