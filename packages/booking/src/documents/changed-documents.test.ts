import { locales } from '@wojaz/travel/locale'
import { describe, expect, it, test } from 'vitest'
import { makeOffer, makeOrder, noon, documentOptions as options, paidOrder } from '../../test/make-order.ts'
import { readPdf } from '../../test/read-pdf.ts'
import type { OrderChange } from '../after-sale/change-rows.ts'
import type { TripChange } from '../after-sale/write-trip.ts'
import type { Order } from '../order.ts'
import { documentWords } from './document-words.ts'
import { drawDocument } from './draw-documents.ts'
import { orderEmailWords } from './email-plan.ts'
import { changedEmail, orderEmails } from './order-emails.ts'
import { correctionsOf, formerDocuments } from './order-versions.ts'
import { tripChangedEmail } from './trip-changed-email.ts'

const before = paidOrder()
const after = makeOrder({
  offer: makeOffer({ departureDate: '2026-10-10', returnDate: '2026-10-17', boardName: 'Śniadania' }),
  price: { ...before.price, total: before.price.total - 50_000 },
  paid: before.price.total - 50_000,
  payments: before.payments,
  upsells: [],
  seats: [],
  schedule: [{ amount: before.price.total - 50_000, dueBy: '2026-07-22' }],
})
const facts = {
  before: before.price.total,
  difference: -80_000,
  fee: 30_000,
  feeKind: 'table' as const,
  refund: 50_000,
  total: after.price.total,
  nth: 1,
}
const change: TripChange = { id: '7', at: noon, kind: 'trip', facts, replaced: before, by: null }
const where = { siteUrl: 'https://wojaz.example', orderUrl: 'https://wojaz.example/order' }

describe('the email of a changed trip', () => {
  const { plan, documents, idempotencyKey } = tripChangedEmail(after, change, options.names ?? {}, where)
  const rows = plan.rows.map(({ label, value }) => `${label}: ${value}`.replaceAll('\u00a0', ' '))

  it('says old and new, what is lost, what it costs and what goes back until when', () => {
    expect(rows).toContain('Termin: 03.10.2026 – 10.10.2026 → 10.10.2026 – 17.10.2026')
    expect(rows).toContain('Wyżywienie: All inclusive → Śniadania')
    expect(rows.join()).toMatch(/Tego nowy wyjazd nie ma: .*12A/)
    expect(rows).toContain('Opłata za zmianę: 300 zł')
    expect(rows).toContain('Wraca do Ciebie: 500 zł')
    expect(plan.text).toContain('najpóźniej 05.08.2026')
  })

  it('brings the new documents, and is written once for each change', () => {
    expect(documents).toEqual(['potwierdzenie', 'faktura', 'voucher', 'bilet', 'ubezpieczenie'])
    expect(idempotencyKey).toBe('trip-changed W402917655 7')
  })

  it.each(locales)('has every word in %s', (locale) => {
    const { plan: told } = tripChangedEmail({ ...after, locale }, change, {}, where)
    expect(JSON.stringify(told)).not.toMatch(/\{\{|undefined/)
  })
})

describe('the email of a trip that was handed over', () => {
  const handed = makeOrder({
    participants: before.participants.with(0, {
      firstName: 'Ewa',
      lastName: 'Nowacka',
      birthDate: '1990-04-02',
      title: 'woman',
    }),
  })
  const fee = { ...facts, difference: 0, fee: 49_000, feeKind: 'transfer' as const, refund: 0 }
  const withFee: TripChange = { ...change, facts: fee, handOver: { isSlip: false } }

  it('says who goes now, what the airline asked, and that both owe the price', () => {
    const { plan } = tripChangedEmail(handed, withFee, {}, where)
    const rows = plan.rows.map(({ label, value }) => `${label}: ${value}`.replaceAll('\u00a0', ' '))
    expect(rows.join()).toMatch(/Świętosława.* → Ewa Nowacka/)
    expect(rows).toContain('Opłata linii za zmianę nazwiska: 490 zł')
    expect(plan.note).toContain('solidarnie')
  })

  it.each(locales)(
    'says so in %s where it cost nothing, too; a slip of the pen makes nobody liable',
    (locale) => {
      const liability = orderEmailWords(locale)('handedOver.liability')
      const noteOf = (about: object) => changedEmail({ ...handed, locale }, '7', where, about).plan.note
      expect(noteOf({ isHandedOver: true })).toContain(liability)
      expect(noteOf({ isHandedOver: false })).not.toContain(liability)
      const { plan } = tripChangedEmail({ ...handed, locale }, withFee, {}, where)
      expect(plan.note).toContain(liability)
      expect(JSON.stringify(plan)).not.toMatch(/\{\{|undefined/)
    },
  )
})

test('money that goes back for a change is told of by its own emails, not as paid twice', () => {
  const refund = { id: 'r', paymentId: before.payments[0]?.id ?? '', amount: 50_000, askedAt: noon }
  const refunded: Order = {
    ...after,
    payments: before.payments.map((payment) => ({ ...payment, state: 'refunded' })),
    refunds: [{ ...refund, reason: 'guest-changed', finishedAt: noon }],
  }
  const kinds = orderEmails(refunded, where).map(({ kind }) => kind)
  expect(kinds).toContain('refund-done')
  expect(kinds).not.toContain('payment-returned')
})

test('the email of a trip that was called off leads to the invoice of correction', () => {
  const cancellation = { fee: 100_000, refund: 200_000, percent: 25, isFlexible: false, at: noon }
  const off: Order = { ...before, state: 'cancelled', cancellation, locale: 'cs' }
  const [email] = orderEmails(off, { ...where, orderUrl: `${where.orderUrl}?link=abc` })
  expect(email?.plan.note).toContain(
    'https://wojaz.example/cs/pz/dokumenty/W402917655/korekta-rezygnacja.pdf?link=abc',
  )
})

describe('documents of before', () => {
  const changes: OrderChange[] = [change]

  it('are drawn as they were, and marked with the day on which others took their place', async () => {
    const [old] = formerDocuments(changes)
    const drawn = await drawDocument(old?.order as Order, 'potwierdzenie', {
      ...options,
      replacedOn: '2026-07-22',
    })
    const { text } = await readPdf(drawn.bytes)
    expect(text).toContain('22.07.2026 zastąpiła go nowa wersja')
    expect(text).toContain('03.10.2026')
  })

  it('an invoice of correction has before, after and the difference', async () => {
    const [correction] = correctionsOf(after, changes)
    if (!correction) throw new Error('None.')
    const { bytes, fileName } = await drawDocument(correction.order, 'korekta', { ...options, correction })
    const { text } = await readPdf(bytes)
    expect(fileName).toBe('faktura-korygujaca-W402917655.pdf')
    for (const words of ['Faktura korygująca', 'W402917655/K1', 'Przed korektą', 'Po korekcie', 'Różnica'])
      expect(text).toContain(words)
  })

  it('what the organiser does later is not why the guest changed the trip before', async () => {
    const cancellation = {
      fee: 0,
      refund: 1,
      percent: 0,
      isFlexible: false,
      at: noon,
      why: 'called-off' as const,
    }
    const off: Order = { ...after, state: 'cancelled', cancellation }
    const reasons = await Promise.all(
      correctionsOf(off, changes).map(async (correction) => {
        const { bytes } = await drawDocument(correction.order, 'korekta', { ...options, correction })
        return /odwołanie\s+wyjazdu/.test((await readPdf(bytes)).text)
      }),
    )
    expect(reasons).toEqual([true, false])
  })

  it('upsells that were given back have one, with its number; those that were only added have none', () => {
    const given = { addedSeats: [], returned: [], returnedSeats: [], added: [], total: 1 }
    const upsells = { kind: 'upsells', at: noon, replaced: before, by: null } as const
    const all: OrderChange[] = [
      { ...upsells, id: '9', facts: given },
      { ...upsells, id: '8', facts: { ...given, nth: 2 } },
      change,
    ]
    expect(correctionsOf(after, all).map(({ id, nth }) => [id, nth])).toEqual([
      ['8', 2],
      ['7', 1],
    ])
  })

  it('calling off after a change has the next number and what is kept', async () => {
    const cancellation = { fee: 100_000, refund: 200_000, percent: 25, isFlexible: false, at: noon }
    const off: Order = { ...after, state: 'cancelled', cancellation }
    const corrections = correctionsOf(off, changes)
    expect(corrections.map(({ nth, reason }) => [nth, reason])).toEqual([
      [2, 'cancelled'],
      [1, 'changed'],
    ])
    const [correction] = corrections
    if (!correction) throw new Error('None.')
    const { text } = await readPdf((await drawDocument(off, 'korekta', { ...options, correction })).bytes)
    expect(text).toContain('rezygnacja klienta')
    expect(text.replaceAll('\u00a0', ' ')).toContain('1 000,00 zł')
  })

  it.each(locales)('has every word in %s', async (locale) => {
    const [correction] = correctionsOf({ ...after, locale }, changes)
    if (!correction) throw new Error('None.')
    const { text } = await readPdf(
      (await drawDocument({ ...after, locale }, 'korekta', { ...options, correction })).bytes,
    )
    expect(text).not.toMatch(/\{\{|undefined/)
  })
})

test('the invoice of a changed trip says what was returned, so that its sums are true', async () => {
  const { text } = await readPdf((await drawDocument(after, 'faktura', options)).bytes)
  expect(text.replaceAll('\u00a0', ' ')).toContain('–500,00 zł')
})

test.each(locales)(
  'an invoice with a slip in the name is put right in %s: both names, the same money',
  async (locale) => {
    const order: Order = { ...before, locale, contact: { ...before.contact, lastName: 'Brzęczyszczyk' } }
    const correction = { nth: 1, on: '2026-08-01', reason: 'buyer', before: { ...before, locale } } as const
    const { bytes } = await drawDocument(order, 'korekta', { ...options, correction })
    const text = (await readPdf(bytes)).text
    expect(text).toContain('Brzęczyszczykiewicz')
    expect(text).toMatch(/Brzęczyszczyk\b/)
    expect(text).toContain(documentWords(locale)('correction.buyer'))
  },
)
