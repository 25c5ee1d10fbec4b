import { type Localised, locales } from '@wojaz/travel/locale'
import { expect, test } from 'vitest'
import { arrivalAirports } from '../flights/arrival-airports.ts'
import { departureAirports } from '../flights/departure-airports.ts'
import { roomKinds } from '../hotels/room-kinds.ts'
import { countries } from '../places/countries.ts'
import { named } from '../places/named.ts'
import { placeRows } from '../places/place-tree.ts'
import { boards } from './boards.ts'
import { facets } from './facets.ts'

/** Words of the vocabulary; names of places may be the same in several languages. */
const words: [string, Localised][] = [
  ...Object.entries(facets).flatMap(([facet, values]) =>
    Object.entries<Localised>(values).map(([value, names]): [string, Localised] => [
      `${facet} ${value}`,
      names,
    ]),
  ),
  ...boards.map(({ code, names }): [string, Localised] => [code, names]),
  ...Object.values(roomKinds).map(({ code, names }): [string, Localised] => [code, names]),
  ...departureAirports.map(({ group }): [string, Localised] => [group.code, group.names]),
]
const names: [string, Localised][] = [
  ...[...departureAirports, ...arrivalAirports].map(({ code, names }): [string, Localised] => [code, names]),
  ...placeRows.map(({ code, names }): [string, Localised] => [code, names]),
]

/** These are the same in several languages. */
const international = new Set(['All inclusive', 'Ultra all inclusive', 'hotel', 'sauna', 'skibus'])

const others = locales.filter((locale) => locale !== 'pl')

test('every word of the vocabulary is another one in every language', () => {
  const borrowed = words.filter(
    ([, word]) => others.some((locale) => word[locale] === word.pl) && !international.has(word.pl),
  )
  expect(borrowed).toEqual([])
})

test('every place, airport and word has a name in every language, never its code, and Cyrillic in Ukrainian', () => {
  const isName = (code: string, text: string) =>
    text !== code && text === text.trim() && /\p{L}{2}/u.test(text)
  const isCyrillic = (text: string) => !/[A-Za-z]/.test(text.replaceAll('Wi-Fi', ''))
  const odd = [...words, ...names].filter(
    ([code, word]) => !locales.every((locale) => isName(code, word[locale])) || !isCyrillic(word.uk),
  )
  expect(odd).toEqual([])
})

test('no country is called the same by all', () => {
  const latin = ({ names: { pl, cs, ro, hu } }: (typeof countries)[number]) => new Set([pl, cs, ro, hu])
  expect(countries.filter((country) => latin(country).size === 1)).toEqual([])
})

test('two places that Poles call alike are told apart by a word that guests do not see', () => {
  expect(named('Hawana')).toEqual({ pl: 'Hawana', cs: 'Havana', ro: 'Havana', hu: 'Havanna', uk: 'Гавана' })
  expect(named('Hawana/Oman')).toMatchObject({ pl: 'Hawana', uk: 'Хавана' })
})

test('a name that has no row is refused', () => {
  expect(() => named('Atlantyda')).toThrow('place-names.csv has no Atlantyda')
})
