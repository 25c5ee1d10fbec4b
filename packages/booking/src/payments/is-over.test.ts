import { accepted, refused } from '@wojaz/travel/outcome'
import { expect, test } from 'vitest'
import type { GatewayPayment, GatewayRefusal } from '../gateway/payment-gateway.ts'
import { isOver } from './is-over.ts'

const payment = { validUntil: new Date('2026-11-15T12:30:00Z') }
const early = new Date('2026-11-15T12:32:00Z')
const late = new Date('2026-11-15T12:32:01Z')
const look = (status: GatewayPayment['status']) =>
  accepted({ gatewayId: 'g', paymentId: 'p', amount: 100, status })
const no = (code: GatewayRefusal['code']) => refused({ code, detail: '' })

test('what nobody began in its time, or the bank does not know, is over two minutes later', () => {
  for (const word of [look('new'), no('unknown')]) {
    expect(isOver(payment, word, early)).toBe(false)
    expect(isOver(payment, word, late)).toBe(true)
  }
})

test('while money may be on its way, or the bank is silent or was not asked, it is not', () => {
  for (const word of [
    null,
    look('pending'),
    look('arrived'),
    look('completed'),
    no('unreachable'),
    no('refused'),
  ])
    expect(isOver(payment, word, late)).toBe(false)
})
