import { shippedDictionary } from '@wojaz/content/server'
import { locales } from '@wojaz/travel/locale'
import { describe, expect, test } from 'vitest'
import { browserI18n } from './browser-i18n.ts'
import { createI18n } from './create-i18n.ts'
import { plainTexts } from './plain-texts.ts'

const counts = [0, 1, 2, 3, 5, 11, 12, 21, 22, 101, 46_055, 1.5]
const pluralEnding = /_(zero|one|two|few|many|other)$/

describe.each(locales)('in %s', (locale) => {
  const texts = shippedDictionary(locale)
  const i18n = createI18n({ locale, version: '1', texts })
  const say = plainTexts(i18n)
  const inBrowser = plainTexts(browserI18n({ locale, version: '1', texts }))

  test('every text of the dictionary is said as i18next says it, in a browser too', () => {
    expect(Object.keys(texts).length).toBeGreaterThan(1_000)
    for (const [key, text] of Object.entries(texts)) {
      const names = [...text.matchAll(/\{\{(\w+)\}\}/g)].map(([, name]) => name as string)
      const values = Object.fromEntries(names.map((name, at) => [name, at % 2 ? at : `„${name}” & $& {{x}}`]))
      expect(say(key), key).toBe(i18n.t(key))
      expect(say(key, values), key).toBe(i18n.t(key, values))
      expect(inBrowser(key, values), key).toBe(i18n.t(key, values))
      expect(text, key).not.toMatch(/\$t\(/)
    }
  })

  test('every count has the form of its language', () => {
    const keys = Object.keys(texts).filter((key) => pluralEnding.test(key))
    for (const key of new Set(keys.map((form) => form.replace(pluralEnding, ''))))
      for (const count of counts) {
        const names = { count, from: 2, to: 9, name: 'Kreta', total: 40, nights: 7 }
        expect(say(key, names), `${key} ${count}`).toBe(i18n.t(key, names))
        expect(inBrowser(key, names), `${key} ${count}`).toBe(i18n.t(key, names))
      }
  })
})

test('what i18next alone understands is left to it: a key without a text, a text in a text, a missing name', () => {
  const texts = { 'a.b': 'Do: $t(a.c)', 'a.c': 'Kreta', 'a.d': '{{hotel}} na {{island}}' }
  const i18n = createI18n({ locale: 'pl', version: '1', texts })
  const say = plainTexts(i18n)
  expect(say('a.b')).toBe('Do: Kreta')
  expect(say('nothing.here')).toBe('nothing.here')
  expect(say('a.d', { hotel: 'Mirta' })).toBe(i18n.t('a.d', { hotel: 'Mirta' }))
  expect(say('a.x', { defaultValue: 'Rodos' })).toBe('Rodos')
})

test('a browser says the key of a text it has not, learns texts of a page, and leaves what nobody filled in', () => {
  const i18n = browserI18n({ locale: 'pl', version: '1', texts: { 'a.d': '{{hotel}} na {{island}}' } })
  const say = plainTexts(i18n)
  expect([say('nothing.here'), i18n.exists('nothing.here')]).toEqual(['nothing.here', false])
  i18n.addResources('pl', 'translation', { 'nothing.here': 'Kreta' })
  expect([say('nothing.here'), i18n.exists('nothing.here')]).toEqual(['Kreta', true])
  expect(say('a.d', { hotel: 'Mirta' })).toBe('Mirta na {{island}}')
})

test('counts are grouped by thousands like prices, whoever says them', () => {
  const texts = {
    'a.offers_many': '{{count}} ofert za {{price}}',
    'a.page': 'Strona {{count}} z {{all}}, {{hotel}}',
  }
  const i18n = createI18n({ locale: 'pl', version: '1', texts })
  const inBrowser = browserI18n({ locale: 'pl', version: '1', texts })
  for (const say of [i18n.t, plainTexts(i18n), plainTexts(inBrowser)])
    expect(say('a.offers', { count: 46_055, price: '1234' })).toBe('46\u00a0055 ofert za 1234')
  expect(inBrowser.t('a.page', { count: 1_200, all: 5 })).toBe('Strona 1\u00a0200 z 5, {{hotel}}')
})
