import { type Locale, locales } from '@wojaz/travel/locale'
import { describe, expect, test } from 'vitest'
import { createI18n } from './create-i18n.ts'
import { isPluralKey, shippedDictionary } from './shipped-dictionary.ts'

const inPolish = (texts: Record<string, string>) => createI18n({ locale: 'pl', version: '1', texts })
const shipped = (locale: Locale) => createI18n({ locale, version: '1', texts: shippedDictionary(locale) })

// Each language with all its plural forms. In Czech, Polish and Ukrainian one of them is for fractions.
test.each<[Locale, string[]]>([
  ['pl', ['0 nocy', '1 noc', '2 noce', '4 noce', '5 nocy', '12 nocy', '21 nocy', '22 noce', '1.5 nocy']],
  ['cs', ['0 nocí', '1 noc', '2 noci', '4 noci', '5 nocí', '12 nocí', '21 nocí', '22 nocí', '1.5 noci']],
  [
    'ro',
    [
      '0 nopți',
      '1 noapte',
      '2 nopți',
      '4 nopți',
      '5 nopți',
      '12 nopți',
      '21 de nopți',
      '22 de nopți',
      '1.5 nopți',
    ],
  ],
  [
    'hu',
    [
      '0 éjszaka',
      '1 éjszaka',
      '2 éjszaka',
      '4 éjszaka',
      '5 éjszaka',
      '12 éjszaka',
      '21 éjszaka',
      '22 éjszaka',
      '1.5 éjszaka',
    ],
  ],
  ['uk', ['0 ночей', '1 ніч', '2 ночі', '4 ночі', '5 ночей', '12 ночей', '21 ніч', '22 ночі', '1.5 ночі']],
])('nights in %s are counted as that language counts', (locale, nights) => {
  const { t } = shipped(locale)
  const counts = [0, 1, 2, 4, 5, 12, 21, 22, 1.5]
  expect(counts.map((count) => t('offers.nights', { count }))).toEqual(nights)
})

describe.each(locales)('in %s', (locale) => {
  const { t, texts } = shipped(locale)
  const gap = /\{\{(\w+)\}\}/g

  test('every text is said as it is written, and with every gap filled in', () => {
    expect(Object.keys(texts).length).toBeGreaterThan(1_000)
    for (const [key, text] of Object.entries(texts)) {
      const names = [...text.matchAll(gap)].map(([, name]) => name as string)
      // Placeholders inside a value are not filled in again.
      const values = Object.fromEntries(names.map((name) => [name, `„${name}” & $& {{x}}`]))
      const parts = text.split(/\{\{\w+\}\}/)
      const filled = parts.reduce((said, part, at) => `${said}„${names[at - 1]}” & $& {{x}}${part}`)
      expect(t(key), key).toBe(text)
      expect(t(key, values), key).toBe(filled)
    }
  })

  test('every text that counts has a form for every number', () => {
    const bases = new Set(
      Object.keys(texts)
        .filter(isPluralKey)
        .map((key) => key.replace(/_[a-z]+$/, '')),
    )
    const counted = [0, 1, 2, 3, 5, 11, 12, 21, 22, 101, 46_055, 1.5]
    const unsaid = [...bases].flatMap((key) => counted.filter((count) => t(key, { count }) === key))
    expect(unsaid).toEqual([])
  })
})

test('a text that is not there is its key, and a gap that nobody fills stays', () => {
  const { t, exists } = inPolish({ 'a.d': '{{hotel}} na {{ island }}' })
  expect([t('nothing.here'), t('nothing.here', { count: 2 }), exists('nothing.here')]).toEqual([
    'nothing.here',
    'nothing.here',
    false,
  ])
  expect(t('a.d', { hotel: 'Mirta' })).toBe('Mirta na {{ island }}')
  expect(t('a.d', { hotel: 'Mirta', island: 'Kreta' })).toBe('Mirta na Kreta')
  expect(t('a.d', { hotel: 'Mirta', island: undefined })).toBe('Mirta na ')
})

test('the texts of a page are added to those of every page', () => {
  const texts = { 'a.b': 'Rodos' }
  const { t, exists, add } = inPolish(texts)
  add({ 'nothing.here': 'Kreta' })
  expect([t('a.b'), t('nothing.here'), exists('nothing.here')]).toEqual(['Rodos', 'Kreta', true])
  expect(texts).toEqual({ 'a.b': 'Rodos' })
})

test('none may have words of its own; a text without forms is said for every number', () => {
  const { t } = inPolish({
    'a.offers_zero': 'Brak ofert',
    'a.offers_many': '{{count}} ofert',
    'a.page': 'Strona {{count}}',
  })
  expect([t('a.offers', { count: 0 }), t('a.offers', { count: 5 })]).toEqual(['Brak ofert', '5 ofert'])
  expect(t('a.page', { count: 2 })).toBe('Strona 2')
})

test('counts are grouped by thousands like prices; other numbers are not', () => {
  const { t } = inPolish({ 'a.offers_many': '{{count}} ofert za {{price}}' })
  expect(t('a.offers', { count: 46_055, price: 1234 })).toBe('46\u00a0055 ofert za 1234')
})
