import { expect, test } from 'vitest'
import { readPayment } from './payu-payment.ts'

const paymentId = '7d1f6f0e-3c1b-4d9c-9a51-0f6f2a9f6f10'
const order = {
  orderId: 'WZHF5FFDRJ140731GUEST000P01',
  extOrderId: paymentId,
  merchantPosId: '300746',
  currencyCode: 'PLN',
  totalAmount: '123456',
  status: 'COMPLETED',
}

test('an order at our point of sale is a payment', () => {
  expect(readPayment(order, '300746')).toEqual({
    gatewayId: order.orderId,
    paymentId,
    status: 'completed',
    amount: 123456,
  })
})

test.each([
  ['another point of sale', { merchantPosId: '300747' }],
  ['another currency', { currencyCode: 'EUR' }],
  ['no currency', { currencyCode: undefined }],
  ['a state nobody knows', { status: 'PAID' }],
  ['a name every object has', { status: '__proto__' }],
  ['another such name', { status: 'constructor' }],
  ['part of a grosz', { totalAmount: '1.5' }],
  ['an id that is none of ours', { extOrderId: 'abc' }],
  ['an id with more behind it', { extOrderId: `${paymentId}'` }],
  ['no id of theirs', { orderId: 7 }],
])('%s is none', (_, change) => {
  expect(readPayment({ ...order, ...change }, '300746')).toBeNull()
})

test('nor is nothing', () => {
  expect(readPayment(undefined, '300746')).toBeNull()
})
