import { locales } from '@wojaz/travel/locale'
import { expect, test } from 'vitest'
import { documentOptions, makeOrder, noon, paidOrder } from '../../test/make-order.ts'
import type { Order, OrderPayment } from '../order.ts'
import { type EmailPlan, plainEmail as plainText } from './email-plan.ts'
import { orderEmails, reminderEmail } from './order-emails.ts'

const where = {
  siteUrl: 'https://wojaz.example',
  orderUrl: 'https://wojaz.example/pz/platnosc/W402917655?link=x',
}
const plainEmail = (plan: EmailPlan) => plainText(plan, documentOptions.contact)
const later = new Date('2026-08-30T08:00:00Z')
const [deposit] = makeOrder().payments as [OrderPayment]
const emails = (given: Partial<Order> = {}) => orderEmails(makeOrder(given), where)
const kinds = (given: Partial<Order>) => emails(given).map(({ idempotencyKey }) => idempotencyKey)

const cancelled = { fee: 299_100, refund: 100, percent: 25, isFlexible: false, at: noon }
const refund = {
  id: 'r',
  paymentId: deposit.id,
  amount: 100,
  askedAt: noon,
  reason: 'guest-cancelled',
} as const

test('a trip called off has one email with what is kept and what goes back by when, and one when the bank has paid', () => {
  const called = { state: 'cancelled', cancellation: cancelled } as const
  const waiting = emails({ ...called, refunds: [{ ...refund, finishedAt: null }] })
  expect(waiting.map(({ idempotencyKey }) => idempotencyKey)).toEqual(['order-guest-cancelled W402917655'])
  const text = plainEmail(waiting[0]?.plan as never).replaceAll('\u00a0', ' ')
  expect(text).toContain('Wraca do Ciebie: 1 zł')
  expect(text).toContain('najpóźniej 05.08.2026')
  expect(kinds({ ...called, refunds: [{ ...refund, finishedAt: later }] })).toEqual([
    'order-guest-cancelled W402917655',
    'refund-done W402917655',
  ])
})

test('who paid no more than the fee is told that nothing goes back and nothing is owed', () => {
  const [email] = emails({ state: 'cancelled', cancellation: { ...cancelled, refund: 0 }, refunds: [] })
  expect(email?.plan.text).toContain('nic już nie dopłacasz')
})

test.each(locales)('emails about calling off and about money that is due are whole in %s', (locale) => {
  const order = makeOrder({
    locale,
    state: 'cancelled',
    cancellation: cancelled,
    refunds: [{ ...refund, finishedAt: later }],
  })
  const due = { amount: 897_262, dueBy: '2026-09-03' }
  const reminder = (today: string) => reminderEmail(makeOrder({ locale }), due, where, today)
  const [soon, late] = [reminder(due.dueBy), reminder('2026-09-04')]
  expect(late.plan.heading).not.toBe(soon.plan.heading)
  const plans = [...orderEmails(order, where), soon, late]
  expect(plans).toHaveLength(4)
  for (const { plan } of plans) expect(plainEmail(plan)).not.toMatch(/\{\{|undefined|null/)
})

test('fees for changes that stay paid are told apart from the cost of calling off', () => {
  const order = paidOrder()
  const rest = order.price.total - 30_000
  const cancellation = { ...cancelled, changeFees: 30_000, fee: 30_000 + Math.floor(rest / 4) }
  const [email] = orderEmails({ ...order, state: 'cancelled', cancellation }, where)
  const text = plainEmail(email?.plan as never).replaceAll('\u00a0', ' ')
  expect(text).toContain('Koszt rezygnacji (25 % ceny)')
  expect(text).toContain('Opłata za zmianę: 300 zł')
})
