import { locales } from '@wojaz/travel/locale'
import { formatMoney } from '@wojaz/travel/money'
import { expect, it } from 'vitest'
import { makeOrder } from '../../test/make-order.ts'
import { type Circumstance, circumstanceReasons } from '../after-sale/circumstances.ts'
import { leavingFreeEmail } from './leaving-free-email.ts'

const fire: Circumstance = {
  id: '7',
  destination: 'HER',
  reason: 'disaster',
  from: '2026-09-20',
  until: '2026-10-05',
}
const url = 'https://wojaz.example/manage'

it('says what goes on where, that all the money comes back, and where to leave', () => {
  const order = makeOrder()
  const { kind, idempotencyKey, plan } = leavingFreeEmail(order, fire, url)
  expect([kind, idempotencyKey]).toEqual(['leaving-free', `leaving-free ${order.number} 7`])
  expect(plan.rows.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Miejsce: Kreta',
    'Co się dzieje: klęska żywiołowa',
    'W dniach: 20.09.2026 – 05.10.2026',
  ])
  expect(plan.text).toContain('nie jest odwołana')
  expect(order.paid).toBeLessThan(order.price.total)
  expect(plan.text).toContain(`wraca ${formatMoney(order.paid)}, czyli wszystko, co wpłynęło`)
  expect(plan.button.url).toBe(url)
})

it.each(locales)('has a word for every reason in %s, and no gap is left', (locale) => {
  for (const reason of circumstanceReasons)
    expect(JSON.stringify(leavingFreeEmail(makeOrder({ locale }), { ...fire, reason }, url))).not.toMatch(
      /\{\{|undefined/,
    )
})

it.each([
  ['pl', 'do dnia wyjazdu', 'Masz pytania albo wolisz inny termin?'],
  ['cs', 'do dne odjezdu', 'Máte dotazy nebo chcete jiný termín?'],
  ['ro', 'până în ziua plecării', 'Ai întrebări sau preferi altă dată?'],
  ['hu', 'Az indulás napjáig', 'Kérdése van, vagy más időpontot szeretne?'],
  ['uk', 'до дня виїзду', 'Маєте запитання чи волієте іншу дату?'],
] as const)(
  'speaks of no flight to who goes by car, and asks the same at its end: %s',
  (locale, until, question) => {
    const { note } = leavingFreeEmail(makeOrder({ locale }), fire, url).plan
    expect(note).toContain(until)
    expect(note).toContain(question)
  },
)
