import { createI18n } from '@wojaz/content'
import { shippedDictionary } from '@wojaz/content/server'
import { expect, test } from 'vitest'
import { nightsWords } from './search-words.ts'

test.each([
  ['pl', '2–4 noce', '6–8 nocy'],
  ['cs', '2–4 noci', '6–8 nocí'],
  ['ro', '2–4 nopți', '6–8 nopți'],
  ['hu', '2–4 éjszaka', '6–8 éjszaka'],
  ['uk', '2–4 ночі', '6–8 ночей'],
] as const)('lengths in %s follow the number they end with', (locale, few, many) => {
  const { t } = createI18n({ locale, version: '1', texts: shippedDictionary(locale) })
  expect(nightsWords(2, 4, t)).toBe(few)
  expect(nightsWords(6, 8, t)).toBe(many)
})

test('from twenty nights on Romanian says so with a word more', () => {
  const { t } = createI18n({ locale: 'ro', version: '1', texts: shippedDictionary('ro') })
  expect(nightsWords(29, 30, t)).toBe('29–30 de nopți')
})
