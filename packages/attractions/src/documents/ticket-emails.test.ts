import { plainEmail } from '@wojaz/booking/documents'
import { locales } from '@wojaz/travel/locale'
import { expect, test } from 'vitest'
import { makeAttractionOrder, makeItem } from '../../test/make-attraction-order.ts'
import type { AttractionItem } from '../model/attraction-order.ts'
import type { AttractionNews } from '../sale/sale-options.ts'
import { ticketEmail } from './ticket-emails.ts'

const url = 'https://wojaz.example/atrakcje/payment/success/x?link=y'
const cancelledAt = new Date('2026-09-25T10:00:00Z')
const refund = { amount: 42_000, state: 'due' } as const
const itemId = makeItem().id
const plain = (text = '') => text.replaceAll('\u00a0', ' ')

function email(kind: AttractionNews['kind'], item: Partial<AttractionItem> = {}) {
  const news = { kind, itemId: kind === 'paid' ? null : itemId }
  return ticketEmail(makeAttractionOrder({ items: [makeItem(item)] }), news, url)
}

test('a ticket comes with its email, which is written once', () => {
  expect(email('confirmed')).toMatchObject({
    ticketOf: { id: itemId },
    idempotencyKey: `attraction-confirmed A402917655 ${itemId}`,
    plan: { subject: 'Bilet: Rejs o zachodzie słońca, 06.10.2026', button: { url } },
  })
})

test.each(['paid', 'waiting', 'refused', 'cancelled-by-guest', 'cancelled-by-supplier', 'refunded'] as const)(
  'no ticket comes with %s',
  (kind) => expect(email(kind)?.ticketOf).toBeNull(),
)

test('the receipt lists what was bought and says that nobody may step back within 14 days', () => {
  const plan = email('paid')?.plan
  expect(plan?.rows.map(({ value }) => plain(value))).toEqual(['A402917655', '420 zł', '420 zł'])
  expect(plan?.note).toContain('nie przysługuje prawo odstąpienia w ciągu 14 dni')
})

test('who waits is told that this is no ticket yet', () => {
  expect(email('waiting')?.plan.text).toContain('To jeszcze nie jest bilet.')
})

test('what comes back is said with its day', () => {
  const text = plain(email('refused', { state: 'rejected', refund, cancelledAt })?.plan.text)
  expect(text).toContain('Oddajemy całe 420 zł')
  expect(text).toContain('do 09.10.2026')
})

test('who leaves too late is told that nothing comes back', () => {
  const text = email('cancelled-by-guest', { state: 'cancelled', cancelledAt })?.plan.text
  expect(text).toContain('nic nie zwracamy')
})

test('of what is not in the order nothing is told', () => {
  expect(ticketEmail(makeAttractionOrder(), { kind: 'refused', itemId: 'another' }, url)).toBeNull()
})

test.each(locales)('in %s every email is whole', (locale) => {
  const contact = { phone: '1', phoneHours: '', email: '', emergencyPhone: '1', emergencyHours: '' }
  const kinds = [
    'paid',
    'waiting',
    'confirmed',
    'refused',
    'cancelled-by-guest',
    'cancelled-by-supplier',
    'refunded',
  ] as const
  const order = makeAttractionOrder({ locale, items: [makeItem({ refund, cancelledAt })] })
  const texts = kinds.map((kind) => {
    const plan = ticketEmail(order, { kind, itemId: kind === 'paid' ? null : itemId }, url)?.plan
    return plan ? `${plan.subject} ${plainEmail(plan, contact)}` : ''
  })
  expect(
    texts.filter((text) => text.includes('Rejs o zachodzie słońca') && !text.includes('{{')),
  ).toHaveLength(7)
})
