import { plainLetter } from '@wojaz/booking/papers'
import { locales } from '@wojaz/travel/locale'
import { expect, test } from 'vitest'
import { makeAttractionOrder, makeItem } from '../../test/make-attraction-order.ts'
import type { AttractionItem } from '../model/attraction-order.ts'
import { ticketLetters } from './ticket-letters.ts'

const url = 'https://wojaz.example/atrakcje/payment/success/x?link=y'
const cancelledAt = new Date('2026-09-25T10:00:00Z')
const all = { amount: 42_000, state: 'due' } as const
const letters = (item: Partial<AttractionItem>, order = {}) =>
  ticketLetters(makeAttractionOrder({ items: [makeItem(item)], ...order }), url)
const textOf = (item: Partial<AttractionItem>) =>
  letters(item)
    .map(({ plan }) => plan.text)
    .join(' ')
    .replaceAll('\u00a0', ' ')
const kinds = (item: Partial<AttractionItem>) => letters(item).map(({ kind }) => kind)

test.each<[string, Partial<AttractionItem>, string[]]>([
  ['confirmed', { state: 'confirmed' }, ['attraction-ticket']],
  ['waiting for the supplier', { state: 'waiting' }, ['attraction-waiting']],
  ['refused', { state: 'rejected', refund: all, cancelledAt }, ['attraction-refused']],
  ['not confirmed in time', { state: 'expired', refund: all, cancelledAt }, ['attraction-refused']],
  [
    'called off by the guest',
    { state: 'cancelled', cancelledBy: 'guest', refund: all, cancelledAt },
    ['attraction-cancelled'],
  ],
  [
    'called off by the supplier',
    { state: 'cancelled', cancelledBy: 'supplier', refund: all, cancelledAt },
    ['attraction-called-off'],
  ],
  [
    'paid out',
    { state: 'cancelled', cancelledBy: 'guest', refund: { amount: 42_000, state: 'refunded' }, cancelledAt },
    ['attraction-cancelled', 'attraction-paid-out'],
  ],
  ['over', { state: 'redeemed' }, []],
  ['held', { state: 'on-hold' }, []],
])('an attraction that is %s is told of', (_, item, told) => {
  expect(kinds(item)).toEqual(told)
})

test('nothing is told of what is not paid', () => {
  expect(letters({}, { state: 'unpaid', paid: 0 })).toEqual([])
})

test('only a ticket brings a ticket, and each letter is written once', () => {
  const [letter] = letters({})
  expect(letter).toMatchObject({
    hasTicket: true,
    onceAs: 'attraction-ticket A402917655 7d0b6a52-6f1c-4b1e-9d53-7a4f0c6b1e21',
    plan: { subject: 'Bilet: Rejs o zachodzie słońca, 06.10.2026', button: { url } },
  })
  expect(letters({ state: 'waiting' })[0]?.hasTicket).toBe(false)
})

test('who waits is told that this is no ticket yet', () => {
  expect(textOf({ state: 'waiting' })).toContain('To jeszcze nie jest bilet.')
})

test('what comes back is said with its day', () => {
  const text = textOf({ state: 'rejected', refund: all, cancelledAt })
  expect(text).toContain('Oddajemy całe 420 zł')
  expect(text).toContain('do 09.10.2026')
})

test('who leaves too late is told that nothing comes back', () => {
  const text = textOf({ state: 'cancelled', cancelledBy: 'guest', refund: null, cancelledAt })
  expect(text).toContain('nic nie zwracamy')
})

test.each(locales)('in %s every letter is whole', (locale) => {
  const contact = { phone: '1', phoneHours: '', email: '', emergencyPhone: '1', emergencyHours: '' }
  const items = [
    makeItem(),
    makeItem({ state: 'waiting' }),
    makeItem({ state: 'rejected', refund: all, cancelledAt }),
    makeItem({
      state: 'cancelled',
      cancelledBy: 'supplier',
      refund: { amount: 100, state: 'refunded' },
      cancelledAt,
    }),
    makeItem({ state: 'cancelled', cancelledBy: 'guest', refund: all, cancelledAt }),
  ]
  const written = ticketLetters(makeAttractionOrder({ locale, items }), url)
  expect(written).toHaveLength(6)
  for (const { plan } of written) {
    const text = `${plan.subject} ${plainLetter(plan, contact)}`
    expect(text).not.toContain('{{')
    expect(text).toContain('Rejs o zachodzie słońca')
  }
})
