import { expect, test } from 'vitest'
import { locales } from '../locale/index.ts'
import { countryName, countryNames, homeCountry, readCountry } from './countries.ts'

test('a country is read however people write it', () => {
  for (const typed of ['Polska', 'polska', ' POLSKA ', 'PL', 'pl'])
    expect(readCountry(typed, 'pl')).toBe('PL')
  expect(readCountry('Wegry', 'pl')).toBe('HU')
  expect(readCountry('Česko', 'cs')).toBe('CZ')
  expect(readCountry('Україна', 'uk')).toBe('UA')
  expect(readCountry('Atlantyda', 'pl')).toBeNull()
  expect(readCountry('', 'pl')).toBeNull()
})

test('every name of the list is read as a country of its own, in every language', () => {
  for (const locale of locales) {
    const names = countryNames(locale)
    expect(new Set(names.map((name) => readCountry(name, locale))).size).toBe(names.length)
    expect(readCountry(countryName(homeCountry(locale), locale), locale)).toBe(homeCountry(locale))
  }
})
