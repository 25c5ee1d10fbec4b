import { expect, test } from 'vitest'
import { isPaidSigned, isRefundSigned, readPaid, refundIdOf, registerBody } from './p24-payment.ts'
import { signFields } from './p24-sign.ts'

const keys = { merchantId: 235_316, posId: 235_316, crc: 'd8e7f6a5b4c39281' }

test('the signature is SHA-384 over JSON with numbers as numbers, letters as they are and slashes bare', () => {
  // printf '{"sessionId":"zażółć/1","merchantId":1,"amount":1234,"currency":"PLN","crc":"key"}' | sha384sum
  const signed = { sessionId: 'zażółć/1', merchantId: 1, amount: 1234, currency: 'PLN' }
  expect(signFields(signed, 'key')).toBe(
    'b15d462a2830c7a245052b6746f08562caf903c1369f2794e70e18e1eecf8cb647edadf0b7b3dfa491b14776ea80e6de',
  )
})

const paymentId = '7d1f6f0e-3c1b-4d9c-9a51-0f6f2a9f6f10'
const paid = {
  merchantId: keys.merchantId,
  posId: keys.posId,
  sessionId: paymentId,
  amount: 500,
  originAmount: 500,
  currency: 'PLN',
  orderId: 4_295_430_336,
  methodId: 154,
  statement: 'p24-ABC',
}
const signed = (word: typeof paid) => ({ ...word, sign: signFields(word, keys.crc) })

test('a payment that is signed and ours is read; its fields stand in one order, however they come', () => {
  const word = signed(paid)
  const backwards = Object.fromEntries(Object.entries(word).reverse())
  expect(isPaidSigned(backwards, keys)).toBe(true)
  expect(readPaid(word, keys)).toEqual({
    gatewayId: paymentId,
    paymentId,
    status: 'arrived',
    amount: 500,
  })
})

test.each([
  ['another shop', { merchantId: 1 }],
  ['another point of sale', { posId: 1 }],
  ['another currency', { currency: 'EUR' }],
  ['less than was asked for', { amount: 400 }],
  ['a name that is none of ours', { sessionId: 'abc' }],
  ['part of a grosz', { amount: 1.5, originAmount: 1.5 }],
])('%s is none, even signed', (_, change) => {
  const word = signed({ ...paid, ...change })
  expect(isPaidSigned(word, keys)).toBe(true)
  expect(readPaid(word, keys)).toBeNull()
})

test('the word of a refund is signed over its own fields and gives our name back', () => {
  const word = {
    orderId: 4_295_430_336,
    sessionId: paymentId,
    refundsUuid: paymentId.replaceAll('-', ''),
    merchantId: keys.merchantId,
    amount: 500,
    currency: 'PLN',
    status: 0,
  }
  const told = { ...word, requestId: 'x', timestamp: 1, sign: signFields(word, keys.crc) }
  expect(isRefundSigned(told, keys)).toBe(true)
  expect(isRefundSigned({ ...told, status: 1 }, keys)).toBe(false)
  expect(refundIdOf(told)).toBe(paymentId)
})

test('what is longer than Przelewy24 takes is cut, and a payment has between one and 99 minutes', () => {
  const wish = {
    paymentId,
    amount: 500,
    description: 'Wojaż',
    customerIp: '127.0.0.1',
    validSeconds: 20,
    notifyUrl: 'https://a/n',
    continueUrl: 'https://a/c',
    method: { kind: 'card' } as const,
    buyer: {
      email: 'a@example.com',
      phone: '+48 600 100 200',
      firstName: 'A'.repeat(30),
      lastName: 'B'.repeat(30),
      street: 'C'.repeat(100),
      postalCode: '00-001',
      city: 'Łódź',
      locale: 'uk' as const,
    },
  }
  const body = registerBody(wish, keys)
  expect(body).toMatchObject({ phone: '48600100200', timeLimit: 1, language: 'pl', channel: 4096 })
  expect([body.client.length, body.address?.length]).toEqual([40, 80])
  expect(registerBody({ ...wish, validSeconds: 86_400 }, keys).timeLimit).toBe(99)
})
