import { locales } from '@wojaz/travel/locale'
import { expect, test } from 'vitest'
import { documentOptions, makeFlightAlone, makeOrder, paidOrder } from '../../test/make-order.ts'
import { drawEmailPlan, drawWhole } from './draw-email-plan.ts'
import type { EmailPlan } from './email-plan.ts'
import { orderEmails } from './order-emails.ts'

const where = {
  siteUrl: 'https://wojaz.example',
  orderUrl: 'https://wojaz.example/pz/platnosc/W1?link=x&y=1',
}
const { contact } = documentOptions
const [usual] = orderEmails(paidOrder(), where).map(({ plan }) => plan) as [EmailPlan]

test.each(locales)('what is filled in is what React draws, in the language %s', async (locale) => {
  const orders = [
    makeOrder({ locale }),
    paidOrder({ locale }),
    makeOrder({ locale, offer: makeFlightAlone() }),
  ]
  for (const { plan } of orders.flatMap((order) => orderEmails(order, where)))
    expect(await drawEmailPlan(plan, contact)).toBe(await drawWhole(plan, contact))
})

test.each<[string, Partial<EmailPlan>]>([
  ['signs of HTML', { subject: `<b>"A" & 'B'</b>`, text: `<i>&amp;</i> 'x' "y"`, heading: 'a < b' }],
  ['a text that the preview pads', { text: 'Krótko.' }],
  ['a text as long as the preview', { text: 'ż'.repeat(150) }],
  ['a text that the preview cuts', { text: `${'ż'.repeat(149)}<&${'ó'.repeat(90)}` }],
  ['no text', { text: '' }],
  ['empty lines', { greeting: '', heading: '' }],
  ['no trip, no rows, no note', { trip: null, rows: [], note: null }],
  ['an empty note', { note: '' }],
  [
    'other rows',
    {
      rows: [
        { label: 'A', value: 'B', isStrong: true },
        { label: 'C', value: 'D & E' },
      ],
    },
  ],
])('the same with %s, however often it is drawn', async (_what, given) => {
  const plan = { ...usual, ...given }
  const whole = await drawWhole(plan, contact)
  expect(await drawEmailPlan(plan, contact)).toBe(whole)
  expect(await drawEmailPlan(plan, contact)).toBe(whole)
})

test('two guests get their own texts, and another telephone of the shop is seen', async () => {
  const other = { ...usual, greeting: 'Dzień dobry, Zoé!', text: usual.text.toUpperCase() }
  expect(await drawEmailPlan(other, contact)).toContain('Dzień dobry, Zoé!')
  expect(await drawEmailPlan(usual, contact)).not.toContain('Zoé')
  const elsewhere = { ...contact, phone: '+48 22 111 11 11' }
  expect(await drawEmailPlan(usual, elsewhere)).toBe(await drawWhole(usual, elsewhere))
})
