import { expect, test } from 'vitest'
import { orderNumberOf } from './order-number.ts'
import { readOrderWish } from './read-order-wish.ts'

const number = orderNumberOf('40291765')
const email = 'zofia@example.com'

test('a number is read as people write it', () => {
  const spaced = `w ${number.slice(1, 4)} ${number.slice(4, 7)}-${number.slice(7)}`
  expect(readOrderWish({ number: spaced, email: ` ${email} ` })).toEqual({
    ok: true,
    value: { number, email },
  })
})

test.each([
  ['nothing', '', '', { number: 'number-missing', email: 'email-missing' }],
  ['a number with a wrong digit', 'W402917650', email, { number: 'number-is-none', email: null }],
  ['no address', number, 'zofia', { number: null, email: 'email-not-an-address' }],
] as const)('%s is told at its field', (_, typedNumber, typedEmail, faults) => {
  expect(readOrderWish({ number: typedNumber, email: typedEmail })).toEqual({ ok: false, refusal: faults })
})
