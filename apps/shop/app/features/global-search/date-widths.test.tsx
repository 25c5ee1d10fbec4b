import { createI18n } from '@wojaz/content'
import { shippedDictionary } from '@wojaz/content/server'
import { anyTravelDates, type TravelDates } from '@wojaz/travel/search-form'
import type { ReactNode } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nContext } from '../../i18n/i18n-context.ts'
import { LocaleContext } from '../../i18n/use-locale.ts'
import { FlexibleDays, WholeMonth } from './date-widths.tsx'

const i18n = createI18n({ locale: 'pl', version: '1', texts: shippedDictionary('pl') })
const days = new Map([
  ['2027-06-30', 90_000],
  ['2027-07-03', 120_000],
  ['2027-07-06', 100_000],
])
const nothing = () => undefined

const drawn = (children: ReactNode) =>
  renderToStaticMarkup(
    <I18nContext value={i18n}>
      <LocaleContext value="pl">{children}</LocaleContext>
    </I18nContext>,
  )
const said = (html: string) => html.replace(/<[^>]+>/g, ' ').replace(/\s+/g, ' ')
const month = (day: string, dates: TravelDates = anyTravelDates, known: typeof days | null = days) =>
  drawn(<WholeMonth month={day} dates={dates} days={known} onPick={nothing} />)

test('a whole month says its lowest price; one in which nothing leaves says so and cannot be pressed', () => {
  expect(said(month('2027-07-15'))).toMatch(/Cały miesiąc: lipiec 2027 od 1 000 zł/)
  expect(month('2027-07-15')).not.toContain('aria-disabled="true"')
  expect(said(month('2027-08-01'))).toContain('Cały miesiąc: sierpień 2027 brak wyjazdów')
  expect(month('2027-08-01')).toContain('aria-disabled="true"')
})

test('before the prices are known every month can be taken, and one that is taken can be given up', () => {
  expect(month('2027-08-01', anyTravelDates, null)).not.toContain('aria-disabled="true"')
  const taken = { from: '2027-08-01', to: '2027-08-31', flexibleDays: 0 }
  expect(month('2027-08-01', taken)).toContain('aria-pressed="true"')
  expect(month('2027-08-01', taken)).not.toContain('aria-disabled="true"')
})

test('each width of a day says the lowest price it brings into reach', () => {
  const dates = { from: '2027-07-03', to: null, flexibleDays: 0 }
  const html = drawn(<FlexibleDays dates={dates} days={days} today="2027-01-01" onPick={nothing} />)
  expect(said(html)).toMatch(
    /Dokładnie od 1 200 zł ± 1 dzień od 1 200 zł ± 3 dni od 900 zł ± 7 dni od 900 zł/,
  )
  const undecided = drawn(
    <FlexibleDays dates={anyTravelDates} days={days} today="2027-01-01" onPick={nothing} />,
  )
  expect(said(undecided)).not.toContain('zł')
  // A whole month cannot be wider, so no lower price is shown.
  const whole = { from: '2027-07-01', to: '2027-07-31', flexibleDays: 0 }
  const fixed = drawn(<FlexibleDays dates={whole} days={days} today="2027-01-01" onPick={nothing} />)
  expect(said(fixed)).not.toContain('zł')
})
