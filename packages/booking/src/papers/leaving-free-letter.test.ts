import { locales } from '@wojaz/travel/locale'
import { expect, it } from 'vitest'
import { makeOrder } from '../../test/make-order.ts'
import { type Circumstance, circumstanceReasons } from '../after-sale/circumstances.ts'
import { leavingFreeLetter } from './leaving-free-letter.ts'

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
  const { kind, onceAs, plan } = leavingFreeLetter(order, fire, url)
  expect([kind, onceAs]).toEqual(['leaving-free', `leaving-free ${order.number} 7`])
  expect(plan.rows.map(({ label, value }) => `${label}: ${value}`)).toEqual([
    'Miejsce: Kreta',
    'Co się dzieje: klęska żywiołowa',
    'W dniach: 20.09.2026 – 05.10.2026',
  ])
  expect(plan.text).toContain('nie jest odwołana')
  expect(plan.button.url).toBe(url)
})

it.each(locales)('has a word for every reason in %s, and no gap is left', (locale) => {
  for (const reason of circumstanceReasons)
    expect(JSON.stringify(leavingFreeLetter(makeOrder({ locale }), { ...fire, reason }, url))).not.toMatch(
      /\{\{|undefined/,
    )
})
