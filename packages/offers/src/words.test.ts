import { locales } from '@wojaz/travel/locale'
import { additionalTypes, dayParts, tripTypes } from '@wojaz/travel/trip'
import { describe, expect, test } from 'vitest'
import {
  atLeastRatingNames,
  atLeastStarsNames,
  dayPartName,
  kindName,
  lengthName,
  priceRangeName,
  priceTypeName,
  tripTypeName,
} from './words.ts'

test.each([
  ['pl', 1, 1, '1 noc'],
  ['pl', 1, 4, '1–4 noce'],
  ['pl', 7, 7, '7 nocy'],
  ['cs', 2, 4, '2–4 noci'],
  ['cs', 5, 8, '5–8 nocí'],
  ['ro', 7, 7, '7 nopți'],
  ['ro', 17, 30, '17–30 de nopți'],
  ['hu', 7, 7, '7 éjszaka'],
  ['uk', 2, 2, '2 ночі'],
  ['uk', 9, 12, '9–12 ночей'],
] as const)('in %s a stay of %i to %i nights is called %s', (locale, from, to, name) => {
  expect(lengthName(from, to, locale)).toBe(name)
})

test('a part of the day is called by its name and its hours, in every language', () => {
  expect(dayParts.map((part) => dayPartName(part, 'pl'))).toEqual([
    'W nocy, 0–6',
    'Rano, 6–12',
    'Po południu, 12–18',
    'Wieczorem, 18–24',
  ])
  const names = locales.flatMap((locale) => dayParts.map((part) => dayPartName(part, locale)))
  expect(new Set(names).size).toBe(locales.length * dayParts.length)
})

test('stars and ratings say that better ones are meant as well', () => {
  expect(atLeastStarsNames(3)).toEqual({
    pl: '3 gwiazdki i więcej',
    cs: '3 hvězdičky a více',
    ro: '3 stele sau mai multe',
    hu: '3 csillag vagy több',
    uk: '3 зірки і більше',
  })
  expect(atLeastStarsNames(5).pl).toBe('5 gwiazdek')
  expect(atLeastRatingNames(4.5).pl).toBe('Ocena 4,5 i więcej')
})

test('a price range may be open at one end', () => {
  expect(priceRangeName({ from: 1_200_00, to: 8_400_00 }, 'pl')).toBe(
    '1\u00a0200\u00a0zł – 8\u00a0400\u00a0zł',
  )
  expect(priceRangeName({ from: null, to: 900_00 }, 'hu')).toBe('legfeljebb 900\u00a0zł')
  expect(priceRangeName({ from: 900_00, to: null }, 'ro')).toBe('de la 900\u00a0zł')
})

describe('every name has its own words in every language', () => {
  const kinds = Object.keys(additionalTypes) as (keyof typeof additionalTypes)[]
  const names: [string, (locale: (typeof locales)[number]) => string | undefined][] = [
    ...tripTypes.map((type): [string, (typeof names)[number][1]] => [
      type,
      (locale) => tripTypeName(type, locale),
    ]),
    ...kinds.map((kind): [string, (typeof names)[number][1]] => [kind, (locale) => kindName(kind, locale)]),
    ['personPrice', (locale) => priceTypeName('personPrice', locale)],
    ['fullPrice', (locale) => priceTypeName('fullPrice', locale)],
    ['stars', (locale) => atLeastStarsNames(4)[locale]],
    ['rating', (locale) => atLeastRatingNames(4)[locale]],
    ['nights', (locale) => lengthName(7, 7, locale)],
  ]
  test.each(names)('%s', (_code, name) => {
    expect(new Set(locales.map(name)).size).toBe(locales.length)
  })
})
