import { createI18n } from '@wojaz/content'
import { shippedDictionary } from '@wojaz/content/server'
import { defaultSearchState } from '@wojaz/travel/search'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { I18nContext } from '../../i18n/i18n-context.ts'
import { LocaleContext } from '../../i18n/use-locale.ts'
import { NightsPanel } from './choice-panels.tsx'
import type { SearchForm } from './use-search-form.ts'

const i18n = createI18n({ locale: 'pl', version: '1', texts: shippedDictionary('pl') })
const length = (code: string, label: string, fromPrice: number | null) => ({
  code,
  label,
  fromPrice,
  count: fromPrice === null ? 0 : 12,
  enabled: fromPrice !== null,
})

function drawn(lengths: ReturnType<typeof length>[]): string {
  const form = {
    bar: { search: defaultSearchState },
    send() {},
    choices: { lengths },
  } as unknown as SearchForm
  return renderToStaticMarkup(
    <I18nContext value={i18n}>
      <LocaleContext value="pl">
        <NightsPanel form={form} />
      </LocaleContext>
    </I18nContext>,
  )
}

/** The text of each row, without markup. */
const rows = (lengths: ReturnType<typeof length>[]) =>
  drawn(lengths)
    .split('<label')
    .slice(1)
    .map((row) =>
      `<label${row}`
        .replace(/<[^>]+>/g, ' ')
        .replace(/\s+/g, ' ')
        .trim(),
    )

test('any length costs from what the cheapest length costs, and promises no number of hotels', () => {
  const [any, first] = rows([length('5-8', '5–8 nocy', 124_600), length('9-12', '9–12 nocy', 99_900)])
  expect(any).toMatch(/^Dowolnie długo od 999 zł$/)
  expect(first).toContain('od 1 246 zł')
  expect(drawn([length('5-8', '5–8 nocy', 124_600)]).match(/<input[^>]*checked[^>]*>/g)).toEqual([
    expect.stringContaining('value=""'),
  ])
})

test('lengths that lead nowhere do not count; before anything is known nothing is promised', () => {
  expect(rows([length('5-8', '5–8 nocy', 124_600), length('17-28', '17+ nocy', null)])[0]).toMatch(
    /^Dowolnie długo od 1 246 zł$/,
  )
  expect(rows([length('5-8', '5–8 nocy', null)])[0]).toBe('Dowolnie długo')
})
