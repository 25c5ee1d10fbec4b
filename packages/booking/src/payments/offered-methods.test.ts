import { expect, test } from 'vitest'
import type { GatewayMethod } from '../gateway/payment-gateway.ts'
import { offeredMethods } from './offered-methods.ts'

const method = (kind: GatewayMethod['kind'], value: string, isAvailable = true): GatewayMethod => ({
  kind,
  value,
  name: value,
  isAvailable,
  minAmount: null,
  maxAmount: null,
})
const payu = {
  gateway: 'payu',
  isAnswering: true,
  methods: [method('bank', 'm'), method('bank', 'p'), method('blik', 'blik'), method('card', 'c', false)],
}
const p24 = {
  gateway: 'p24',
  isAnswering: true,
  methods: [method('payLater', '227'), method('blik', '154'), method('card', '218'), method('bank', '25')],
}
const names = (lists: Parameters<typeof offeredMethods>[0]) =>
  offeredMethods(lists).map(({ gateway, value }) => `${gateway} ${value}`)

test('every kind comes from one bank, the preferred one first; what it lacks or has out of order from the next', () => {
  expect(names([payu, p24])).toEqual(['payu blik', 'p24 218', 'p24 227', 'payu m', 'payu p'])
  expect(names([p24, payu])).toEqual(['p24 154', 'p24 218', 'p24 227', 'p24 25'])
})

test('a bank that does not answer stands back; alone, its last list holds', () => {
  expect(names([{ ...payu, isAnswering: false }, p24])).toEqual(['p24 154', 'p24 218', 'p24 227', 'p24 25'])
  expect(names([{ ...payu, isAnswering: false }])).toEqual(['payu blik', 'payu c', 'payu m', 'payu p'])
})

test('out of order everywhere is shown as such', () => {
  expect(offeredMethods([payu])[1]).toMatchObject({ kind: 'card', isAvailable: false })
})
