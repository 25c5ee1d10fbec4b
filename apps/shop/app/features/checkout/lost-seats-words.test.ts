import { createI18n } from '@wojaz/content'
import { shippedDictionary } from '@wojaz/content/server'
import type { Locale } from '@wojaz/travel/locale'
import { describe, expect, test } from 'vitest'
import { lostSeatsWords } from './lost-seats-words.ts'

const reasons = ['time', 'class', 'trip', 'party', 'order'] as const

/** The word for one seat and for several, as the sentences use it. */
const words: Record<Locale, { one: RegExp; many: RegExp }> = {
  pl: { one: /miejsce/i, many: /miejsca/i },
  cs: { one: /místo(?!u)/i, many: /místa/i },
  ro: { one: /locul(?!u|r)/i, many: /locurile/i },
  hu: { one: /(hely|helyet|ülőhelyet)(?!ek)/i, many: /helyek/i },
  uk: { one: /місце/i, many: /місця/i },
}

describe.each(Object.entries(words))('in %s', (locale, { one, many }) => {
  const { t } = createI18n({
    locale: locale as Locale,
    version: '1',
    texts: shippedDictionary(locale as Locale),
  })

  test.each(reasons)('one seat lost (%s) is said in the singular', (reason) => {
    const { title, text, again } = lostSeatsWords(t, { reason, seats: ['12A'] })
    for (const said of [title, text, again]) {
      expect(said).toMatch(one)
      expect(said).not.toMatch(many)
    }
    expect(text).toContain('12A')
  })

  test.each([2, 5, 16])('%i seats are said in the plural, each named', (count) => {
    const seats = Array.from({ length: count }, (_, row) => `${row + 1}C`)
    for (const reason of reasons) {
      const { title, text, again } = lostSeatsWords(t, { reason, seats })
      for (const said of [title, text, again]) expect(said).toMatch(many)
      expect(text).toContain(seats.join(', '))
    }
  })
})

test('the same seat there and back is two seats with one name', () => {
  const { t } = createI18n({ locale: 'pl', version: '1', texts: shippedDictionary('pl') })
  const { text } = lostSeatsWords(t, { reason: 'time', seats: ['12A', '12A'] })
  expect(text).toContain('miejsca 12A.')
})
