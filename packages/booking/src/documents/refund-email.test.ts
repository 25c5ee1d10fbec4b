import { locales } from '@wojaz/travel/locale'
import { expect, test } from 'vitest'
import { documentOptions, makeOrder, noon, paidOrder } from '../../test/make-order.ts'
import type { Order, OrderPayment } from '../order.ts'
import { plainEmail } from './email-plan.ts'
import { orderEmails } from './order-emails.ts'
import { refundEmail } from './refund-email.ts'

const where = { siteUrl: 'https://wojaz.example', orderUrl: 'https://wojaz.example/pz/platnosc/x?link=y' }
const goodwill = { amount: 15_000, kind: 'gesture', text: 'tylko dla biura' } as const
const later = new Date('2026-08-30T08:00:00Z')

const emailOf = (order: Order) => {
  const facts = { goodwill, before: order.price.total + goodwill.amount, total: order.price.total }
  const change = { kind: 'reduction', id: '7', at: noon, replaced: null, by: 'Ola', facts } as const
  return refundEmail(order, change, where)
}
const textOf = (order: Order) =>
  plainEmail(emailOf(order).plan, documentOptions.contact).replaceAll('\u00a0', ' ')

test('money that staff give back is told with the new price, and why is not', () => {
  const text = textOf(paidOrder())
  expect(text).toContain('Zwracamy 150 zł')
  expect(text).toContain('Wraca do Ciebie: 150 zł')
  expect(text).not.toContain('tylko dla biura')
  expect(emailOf(paidOrder()).documents).toContain('faktura')
})

test('of a trip that was called off it is a part of the fee', () => {
  const cancellation = { fee: 100, refund: 200, percent: 25, isFlexible: false, at: noon }
  const order = makeOrder({ state: 'cancelled', cancellation })
  expect(textOf(order)).toContain('z kosztów rezygnacji')
  expect(emailOf(order).documents).toEqual([])
})

test.each(locales)('the email is whole in %s', (locale) => {
  for (const state of ['confirmed', 'cancelled'] as const)
    expect(textOf(makeOrder({ locale, state }))).not.toMatch(/\{\{|undefined|null/)
})

test('what was waived of a fee is told in the email about calling off', () => {
  const cancellation = {
    fee: 100_00,
    refund: 0,
    percent: 25,
    isFlexible: false,
    at: noon,
    goodwill,
  }
  const [email] = orderEmails(makeOrder({ state: 'cancelled', cancellation, refunds: [] }), where)
  const rows = email?.plan.rows.map(({ label, value }) => `${label}: ${value}`.replaceAll('\u00a0', ' '))
  expect(rows).toContain('Odstąpiliśmy od opłaty: 150 zł')
})

test('once the bank has paid it out one email says so, and nobody is told that a payment was returned', () => {
  const order = paidOrder()
  const [deposit] = order.payments as [OrderPayment]
  const refund = {
    id: 'r',
    paymentId: deposit.id,
    amount: deposit.amount,
    askedAt: noon,
    finishedAt: later,
    reason: 'goodwill',
  } as const
  const payments = [{ ...deposit, state: 'refunded' as const }, ...order.payments.slice(1)]
  const kinds = orderEmails({ ...order, payments, refunds: [refund] }, where).map(({ kind }) => kind)
  expect(kinds).toContain('refund-done')
  expect(kinds).not.toContain('payment-returned')
})
