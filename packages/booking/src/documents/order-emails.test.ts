import { render } from '@react-email/render'
import { locales } from '@wojaz/travel/locale'
import { createElement } from 'react'
import { expect, test } from 'vitest'
import {
  documentOptions,
  makeFlightAlone,
  makeOffer,
  makeOrder,
  noon,
  paidOrder,
} from '../../test/make-order.ts'
import type { Order, OrderPayment } from '../order.ts'
import { type EmailPlan, plainEmail as plainText } from './email-plan.ts'
import { OrderEmail } from './order-email.tsx'
import words from './order-email-words.json' with { type: 'json' }
import { laterPlan, linkPlan, orderEmails } from './order-emails.ts'
import { opensOrder, signOrderLink } from './order-link.ts'

const where = {
  siteUrl: 'https://wojaz.example',
  orderUrl: 'https://wojaz.example/pz/platnosc/W402917655?link=x',
}
const { contact } = documentOptions
const plainEmail = (plan: EmailPlan) => plainText(plan, contact)
/** '7 nocy', in every language. */
const nights = /\d\s(noc|nopți|éjszaka|ноч)/
const later = new Date('2026-08-30T08:00:00Z')
const [deposit] = makeOrder().payments as [OrderPayment]
const payment = (given: Partial<OrderPayment>): OrderPayment => ({ ...deposit, id: 'second', ...given })
const emails = (given: Partial<Order> = {}) => orderEmails(makeOrder(given), where)
const kinds = (given: Partial<Order>) => emails(given).map(({ idempotencyKey }) => idempotencyKey)

test('an order that is paid at once brings the contract, the invoice, the voucher and the dates', () => {
  const [email, ...others] = orderEmails(paidOrder(), where)
  expect(others).toEqual([])
  expect(email).toMatchObject({
    kind: 'order-confirmed',
    idempotencyKey: 'order-confirmed W402917655',
    documents: ['potwierdzenie', 'faktura', 'voucher', 'bilet', 'ubezpieczenie'],
    hasCalendar: true,
    plan: { subject: 'Rezerwacja W402917655 potwierdzona: Złota Zatoka Palace & Spa' },
  })
})

test('a deposit brings no voucher: the email says when it comes', () => {
  const [email] = emails()
  expect(email).toMatchObject({
    kind: 'order-confirmed',
    documents: ['potwierdzenie', 'faktura', 'bilet', 'ubezpieczenie'],
  })
  expect(email?.plan.text).toContain('Voucher do hotelu wyślemy, gdy wpłacisz resztę')
})

test('it says what is paid, what is still due and until when', () => {
  const text = plainEmail(emails()[0]?.plan as never).replaceAll('\u00a0', ' ')
  expect(text).toContain('Zapłacono: 2 992 zł')
  expect(text).toContain('Do zapłaty do 03.09.2026: 8 972,62 zł')
  expect(text).toContain('Hersonissos, Kreta, Grecja')
  expect(text).toContain(where.orderUrl)
})

test('the last payment is thanked for, with the new invoice and the voucher', () => {
  const balance = payment({ amount: 897_262, startedAt: later, completedAt: later })
  const [email] = emails({ paid: 1_196_462, payments: [deposit, balance] })
  expect(email).toMatchObject({
    idempotencyKey: 'order-paid W402917655 2',
    documents: ['potwierdzenie', 'faktura', 'voucher', 'bilet', 'ubezpieczenie'],
    plan: { button: { label: 'Zobacz rezerwację' } },
  })
  expect(email?.plan.text).toContain('voucher do hotelu')
})

test('every email says when the office answers, and whom to call on the way', () => {
  const [email] = emails()
  const text = (given = contact) => plainText(email?.plan as never, given).replaceAll('\u00a0', ' ')
  expect(text()).toContain('Zadzwoń: +48 22 000 00 00 (pn.–pt. 9–17) albo odpisz na ten e-mail.')
  expect(text()).toContain('W podróży dzwoń: +48 22 000 00 02 (całą dobę).')
  const one = { ...contact, emergencyPhone: contact.phone, emergencyHours: contact.phoneHours }
  expect(text(one)).not.toContain('całą dobę')
})

test('money that leaves something to pay brings no voucher yet', () => {
  const part = payment({ amount: 100_000, startedAt: later, completedAt: later })
  const [email] = emails({ paid: 399_200, payments: [deposit, part] })
  expect(email).toMatchObject({
    documents: ['potwierdzenie', 'faktura', 'bilet', 'ubezpieczenie'],
    plan: { button: { label: 'Zapłać resztę' } },
  })
  expect(plainEmail(email?.plan as never)).not.toContain('oucher')
})

test.each([
  [
    'refused',
    'payment-refused W402917655 second',
    { state: 'pending', confirmedAt: null, paid: 0, payments: [payment({ state: 'refused' })] },
  ],
  ['expired', 'order-expired W402917655', { state: 'expired', confirmedAt: null, paid: 0, payments: [] }],
  [
    'cancelled before anything was paid',
    'order-cancelled W402917655',
    { state: 'cancelled', confirmedAt: null, paid: 0, payments: [payment({ state: 'refused' })] },
  ],
  [
    'cancelled and paid all the same',
    'payment-returned W402917655 second',
    { state: 'cancelled', confirmedAt: null, paid: 0, payments: [payment({ state: 'refunding' })] },
  ],
  [
    'paid too late',
    'payment-returned W402917655 second',
    { state: 'refunded', confirmedAt: null, paid: 0, payments: [payment({ state: 'refunding' })] },
  ],
] as const)('an order that is %s is told in %s', (_, name, given) => {
  expect(kinds(given)).toEqual([name])
})

test('who cancels is told that nothing was paid, and that money on its way comes back', () => {
  const [email] = emails({ state: 'cancelled', confirmedAt: null, paid: 0, payments: [] })
  expect(email?.plan.subject).toBe('Rezerwacja W402917655 anulowana')
  expect(email?.plan.text).toContain('Nic nie zostało zapłacone')
  expect(email?.plan.text).toContain('w całości wróci tym samym sposobem')
})

test('who paid twice is told that one of them goes back, and is not confirmed anew', () => {
  expect(kinds({ payments: [deposit, payment({ state: 'refunding' })] })).toEqual([
    'payment-returned W402917655 second',
    'order-confirmed W402917655',
  ])
})

test('while the bank has not spoken there is nothing to tell', () => {
  expect(kinds({ state: 'pending', confirmedAt: null, payments: [payment({ state: 'waiting' })] })).toEqual(
    [],
  )
})

test('who was refused learns until when the places are held, on the Warsaw clock', () => {
  const [email] = emails({ state: 'pending', confirmedAt: null, payments: [payment({ state: 'refused' })] })
  expect(email?.plan.text).toContain('do godz. 12:30 (22.07.2026)')
  expect(email?.plan.button).toEqual({ label: 'Zapłać teraz', url: where.orderUrl })
})

test('no address of an email holds the offer’s code, a name or a mail address', () => {
  const [email] = emails({ state: 'expired', payments: [] })
  expect(email?.plan.button.url).toBe(
    'https://wojaz.example/wypoczynek/grecja/kreta/hersonissos/zlota-zatoka-her10001',
  )
})

test.each(locales)('emails in %s leave no gap open', (locale) => {
  const balance = payment({ amount: 897_262, startedAt: later, completedAt: later })
  const plans = [
    ...emails({ locale }),
    ...orderEmails(paidOrder({ locale }), where),
    ...emails({ locale, paid: 1_196_462, payments: [deposit, balance] }),
    ...emails({ locale, state: 'expired', payments: [] }),
    ...emails({ locale, state: 'cancelled', payments: [] }),
    ...emails({ locale, state: 'refunded', payments: [payment({ state: 'refunded' })] }),
    ...emails({ locale, state: 'cancelled', payments: [payment({ state: 'refunding' })] }),
    ...emails({ locale, state: 'pending', payments: [payment({ state: 'refused' })] }),
  ].map(({ plan }) => plan)
  const link = 'https://wojaz.example/pz/rezerwacja/abc?link=x'
  for (const plan of [
    ...plans,
    laterPlan({ locale, offer: makeOffer(), link }),
    laterPlan({ locale, offer: null, link }),
    linkPlan(makeOrder({ locale }), where),
  ])
    expect(plan.subject + plainEmail(plan)).not.toMatch(/\{\{|undefined|null/)
  expect(plans).toHaveLength(8)
})

test.each(locales)('every word of an email is there in %s, with the same gaps', (locale) => {
  const gaps = (text: string) => (text.match(/\{\{\w+\}\}/g) ?? []).sort()
  for (const [key, text] of Object.entries(words)) {
    expect(text[locale].trim(), key).not.toBe('')
    expect(gaps(text[locale]), key).toEqual(gaps(text.pl))
  }
})

test('a link opens its own order until its day, and nothing else', () => {
  const link = signOrderLink('secret', 'W402917655', later)
  expect(opensOrder('secret', 'W402917655', link, noon)).toBe(true)
  expect(opensOrder('secret', 'W402917655', link, new Date(later.getTime() + 1))).toBe(false)
  expect(opensOrder('secret', 'W402917656', link, noon)).toBe(false)
  expect(opensOrder('other', 'W402917655', link, noon)).toBe(false)
  expect(opensOrder('secret', 'W402917655', '', noon)).toBe(false)
})

test('emails about a flight alone speak of no hotel', () => {
  const offer = makeFlightAlone()
  const [confirmed] = emails({ offer })
  expect(confirmed?.documents).toEqual(['potwierdzenie', 'faktura', 'bilet'])
  const [expired] = emails({ offer, state: 'expired', confirmedAt: null, paid: 0, payments: [] })
  expect(expired?.plan.button).toEqual({
    label: 'Zobacz loty',
    url: 'https://wojaz.example/wyszukiwarka-lotow',
  })
  for (const email of [confirmed, expired]) {
    const text = plainEmail(email?.plan as never)
    expect(text).toContain('Warszawa – Heraklion')
    expect(text).not.toMatch(/hotel|voucher|undefined/i)
    expect(text).not.toMatch(/\n\n\n/)
  }
})

test('the email about a flight alone tells fare from airport charges, and its rows add up', () => {
  const offer = makeFlightAlone()
  const [confirmed] = emails({ offer })
  const rows = confirmed?.plan.rows.map(({ label, value }) => `${label}: ${value}`.replaceAll('\u00a0', ' '))
  expect(rows?.slice(0, 7)).toEqual([
    'Numer rezerwacji: W402917655',
    'Taryfa lotnicza: 3 363,01 zł',
    'Podatki i opłaty lotniskowe: 533,99 zł',
    'Składka na Turystyczny Fundusz Gwarancyjny: 45 zł',
    'Składka na Turystyczny Fundusz Pomocowy: 45 zł',
    'Wybrane dodatki: 468,50 zł',
    'Cena całkowita: 4 455,50 zł',
  ])
  expect(emails()[0]?.plan.rows.map(({ label }) => label)).not.toContain('Taryfa lotnicza')
})

test.each(locales)(
  'no email in %s counts nights of a flight alone, as text or as a person sees it',
  async (locale) => {
    const offer = makeFlightAlone()
    const link = 'https://wojaz.example/pz/rezerwacja/abc?link=x'
    const plans = [
      ...emails({ locale, offer }),
      ...emails({ locale, offer, state: 'expired', payments: [] }),
      ...emails({ locale, offer, state: 'pending', payments: [payment({ state: 'refused' })] }),
    ].map(({ plan }) => plan)
    expect(plans).toHaveLength(3)
    for (const plan of [...plans, laterPlan({ locale, offer, link })]) {
      const html = (await render(createElement(OrderEmail, { plan, contact }))).replace(
        /<style[\s\S]*?<\/style>|<[^>]+>/g,
        ' ',
      )
      for (const text of [plainEmail(plan), html]) {
        expect(text).toContain('Warszawa – Heraklion')
        expect(text).toContain('03.10.2026')
        expect(text).not.toMatch(nights)
        expect(text).not.toMatch(/hotel|voucher|nocleg|ubytov|cazare|szálloda|szállás|готел|ваучер/i)
      }
    }
    const ticket = words['confirmed.ticketless'][locale]
    expect(plans[0]?.note).toContain(ticket)
    expect(emails({ locale })[0]?.plan.note).not.toContain(ticket)
    expect(plainEmail(emails({ locale })[0]?.plan as never)).toMatch(nights)
  },
)
