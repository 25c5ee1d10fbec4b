import { locales } from '@wojaz/travel/locale'
import { describe, expect, it } from 'vitest'
import { makeOffer, makeOrder, noon } from '../../test/make-order.ts'
import type { NoticeSubstitute, OrderNotice } from '../notices/notice.ts'
import { hasEmail, madeEmail, noticeReminder } from './notice-emails.ts'

const where = {
  siteUrl: 'https://wojaz.example',
  orderUrl: 'https://wojaz.example/order',
  answerUrl: 'https://wojaz.example/answer',
}
const offer = makeOffer({ hotelName: 'Laguna Blu', departureDate: '2026-10-03', returnDate: '2026-10-10' })
const before = makeOffer()

function asked(given: Partial<NoticeSubstitute> | null): OrderNotice {
  return {
    id: 'n',
    state: 'open',
    isSignificant: true,
    madeAt: noon,
    endedAt: null,
    answerBy: new Date('2026-07-29T12:00:00Z'),
    change: { kind: 'hotel', before, after: { ...before, hotelName: 'Inny' } },
    substitute: given && { offer, people: [0, 1, 2], total: 1_200_000, difference: 0, ...given },
  }
}
const rowsOf = (notice: ReturnType<typeof asked>, locale: (typeof locales)[number] = 'pl') =>
  [
    madeEmail(makeOrder({ locale }), notice, where),
    noticeReminder(makeOrder({ locale }), notice, '1', where),
  ].map(({ plan }) => plan.rows.map(({ label, value }) => `${label}: ${value}`.replaceAll('\u00a0', ' ')))

describe('what is offered instead', () => {
  it.each([
    [20_000, 'Cena za wszystkich: 12 000 zł (dopłata 200 zł)'],
    [-20_000, 'Cena za wszystkich: 12 000 zł (o 200 zł mniej niż teraz)'],
    [0, 'Cena za wszystkich: 12 000 zł (bez dopłaty)'],
  ])('for %i grosze more is told with its price, in the email and in every reminder', (difference, words) => {
    for (const rows of rowsOf(asked({ difference }))) {
      expect(rows.join('\n')).toMatch(/Zamiast tego możesz wybrać: Laguna Blu, 03.10.2026/)
      expect(rows).toContain(words)
    }
  })

  it('is not spoken of where nothing is', () => {
    for (const rows of rowsOf(asked(null))) expect(rows.join()).not.toContain('Zamiast')
  })

  it.each(locales)('has every word in %s', (locale) => {
    for (const difference of [1, -1, 0])
      expect(JSON.stringify(rowsOf(asked({ difference }), locale))).not.toMatch(/\{\{|undefined/)
  })
})

describe('a trip that is called off', () => {
  const off = (substitute: OrderNotice['substitute']): OrderNotice => ({
    ...asked(null),
    change: { kind: 'cancellation', reason: 'circumstances' },
    substitute,
  })
  const instead = { offer, people: [0, 1, 2], total: 1_200_000, difference: 0 }

  it('with another one offered asks whether it is taken, and says what goes back otherwise', () => {
    const { plan, documents } = madeEmail(makeOrder(), off(instead), where)
    expect(plan.heading).toBe('Wyjazd jest odwołany, proponujemy inny')
    expect(plan.text.replaceAll('\u00a0', ' ')).toContain('wraca do Ciebie 2 992 zł')
    expect(plan.button.url).toBe(where.answerUrl)
    expect(documents).toEqual([])
  })

  it('with nothing instead is told of by the email about its money alone', () => {
    expect(hasEmail(off(null))).toBe(false)
    expect(hasEmail(off(instead))).toBe(true)
  })

  it.each(locales)('has every word in %s', (locale) => {
    const order = makeOrder({ locale })
    for (const { plan } of [
      madeEmail(order, off(instead), where),
      noticeReminder(order, off(instead), '1', where),
    ])
      expect(JSON.stringify(plan)).not.toMatch(/\{\{|undefined/)
  })
})
