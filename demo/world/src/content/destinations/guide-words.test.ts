import { locales } from '@wojaz/travel/locale'
import { expect, test } from 'vitest'
import { countries } from '../../world/places/countries.ts'
import { countryGuide } from './guide-words.ts'

test.each(countries.map((country) => [country.code, country] as const))(
  'the guide to %s says everything in every language and leaves no gap open',
  (_, country) => {
    const guide = countryGuide(country)
    for (const locale of locales)
      for (const text of Object.values(guide ?? {})) {
        expect(text[locale].length).toBeGreaterThan(3)
        expect(text[locale].length).toBeLessThanOrEqual(600)
        expect(text[locale]).not.toMatch(/\{\{|undefined/)
      }
    expect(Object.keys(guide ?? {})).toHaveLength(7)
    expect(guide?.phrases.pl.split('\n')).toHaveLength(5)
  },
)
