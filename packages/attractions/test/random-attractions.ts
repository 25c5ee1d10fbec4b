import { dayNumber, dayOfNumber } from '@wojaz/travel/dates'
import { type Locale, locales } from '@wojaz/travel/locale'
import { asManyAsCome, type DaySpan, type OpenDays } from '../src/catalogue/open-days.ts'
import { categories } from '../src/model/attraction.ts'
import {
  type AttractionFacet,
  type AttractionQuery,
  attractionSorts,
  dayTimes,
  durationBands,
  emptyAttractionQuery,
  freeCancellationHours,
} from '../src/search/attraction-query.ts'
import type { ListedAttraction } from '../src/search/listed-attraction.ts'

export type Dice = (sides: number) => number

/** The same numbers in every run: a linear congruential generator is random enough for tests. */
export function dice(seed: number): Dice {
  let state = seed >>> 0
  return (sides) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    return Math.floor((state / 2 ** 32) * sides)
  }
}

const what = [
  'Rejs',
  'Wycieczka',
  'Nurkowanie',
  'Warsztaty',
  'Bilet',
  'Spacer',
  'Zwiedzanie',
  'Degustacja',
  'Transfer',
  'Safari',
]
const of = [
  'statkiem',
  'katamaranem',
  'kajakiem',
  'jeepem',
  'rowerem',
  'pieszo',
  'nocą',
  'o świcie',
  'z kolacją',
  'dla dzieci',
]
const where = [
  'Laguna',
  'Akropol',
  'Knossos',
  'Stare Miasto',
  'Wąwóz',
  'Zatoka',
  'Wyspa',
  'Klasztor',
  'Twierdza',
  'Wulkan',
]
const languages = ['pl', 'en', 'de', 'cs', 'uk', 'es', 'it']

const pick = <Thing>(roll: Dice, things: readonly Thing[]): Thing => things[roll(things.length)]!
const some = <Thing>(roll: Dice, things: readonly Thing[], most: number): Thing[] => [
  ...new Set(Array.from({ length: roll(most + 1) }, () => pick(roll, things))),
]

/** `names`: how many different proper names there are, so that large catalogues have large dictionaries. */
export function randomAttraction(
  roll: Dice,
  number: number,
  placeCodes: readonly string[],
  names = 20,
  days = 20,
): ListedAttraction {
  const title = `${pick(roll, what)} ${pick(roll, of)}: ${pick(roll, where)} ${properName(roll(names))}`
  const inAll = (text: string) =>
    Object.fromEntries(locales.map((locale) => [locale, text])) as Record<Locale, string>
  return {
    number,
    titles: inAll(title),
    summaries: inAll(''),
    picture: roll(4) === 0 ? null : { src: `https://pictures.example/${number}.jpg`, caption: null },
    at: null,
    placeCode: roll(10) === 0 ? null : pick(roll, placeCodes),
    categories: some(roll, categories, 3),
    languages: some(roll, languages, 3),
    duration: roll(8) === 0 ? null : { from: 30 + roll(20) * 30, to: null },
    pickup: pick(roll, ['none', 'possible', 'always'] as const),
    isAccessible: roll(4) === 0,
    isConfirmedAtOnce: roll(3) > 0,
    priceFrom: roll(15) === 0 ? null : roll(800) * 100,
    cutoffHours: pick(roll, [0, 24, 48, 72, 168, 720]),
    startHours: some(roll, [7, 9, 11, 12, 14, 17, 20], 3),
    mostPeople: roll(3) === 0 ? 1 + roll(9) : null,
    openDays: roll(10) === 0 ? null : randomDays(roll, days),
  }
}

const firstDay = dayNumber('2026-07-01')

/** Open on two days of three, often with few places left. */
function randomDays(roll: Dice, days: number): OpenDays {
  const places = Uint8Array.from({ length: days }, () =>
    roll(3) === 0 ? 0 : roll(3) === 0 ? asManyAsCome : 1 + roll(9),
  )
  return { first: firstDay, places }
}

/** One day or several in a row, sometimes one outside all calendars. */
function randomSpan(roll: Dice, days: number): DaySpan {
  const from = firstDay + roll(days + 2) - 1
  return { from: dayOfNumber(from), to: dayOfNumber(from + (roll(2) === 0 ? 0 : roll(10))) }
}

/** Made of syllables: 'Karano', 'Melipu'. */
function properName(number: number): string {
  const syllables = ['ka', 'ra', 'no', 'me', 'li', 'pu', 'so', 'ti', 'va', 'de', 'go', 'hu']
  let name = ''
  for (let left = number + 12; left > 0; left = Math.floor(left / 12)) name += syllables[left % 12]
  return `${name[0]?.toUpperCase()}${name.slice(1)}`
}

const choices: Record<AttractionFacet, readonly string[]> = {
  category: categories,
  duration: durationBands.map(({ code }) => code),
  language: [...languages, 'xx'],
  'free-cancellation': Object.keys(freeCancellationHours),
  pickup: ['yes'],
  accessible: ['yes'],
  'time-of-day': dayTimes.map(({ code }) => code),
}

/** Mostly few filters, sometimes many. */
export function randomQuery(
  roll: Dice,
  placeCodes: readonly string[],
  names = 20,
  days = 20,
): AttractionQuery {
  const isFiltered = () => roll(4) === 0
  const chosen: Partial<Record<AttractionFacet, string[]>> = {}
  for (const [facet, values] of Object.entries(choices)) {
    if (isFiltered()) chosen[facet as AttractionFacet] = some(roll, values, 2)
  }
  const from = isFiltered() ? roll(600) * 100 : null
  return {
    ...emptyAttractionQuery,
    text: roll(2) === 0 ? randomText(roll, names) : '',
    placeCodes: roll(3) === 0 ? some(roll, placeCodes, 2) : [],
    chosen,
    priceFrom: from,
    priceTo: isFiltered() ? (from ?? 0) + roll(400) * 100 : null,
    days: isFiltered() ? randomSpan(roll, days) : null,
    people: roll(2) === 0 ? 1 + roll(6) : null,
    sort: pick(roll, attractionSorts),
    page: roll(3),
    locale: pick(roll, locales),
  }
}

/** One or two words as guests type them: unfinished, with a letter wrong, missing or swapped. */
function randomText(roll: Dice, names: number): string {
  const words = [pick(roll, what), pick(roll, where), properName(roll(names)), pick(roll, of)]
  return some(roll, words, 2)
    .map((word) => {
      const at = 1 + roll(Math.max(1, word.length - 2))
      const kind = roll(5)
      if (kind === 0) return word.slice(0, at) + word.slice(at + 1)
      if (kind === 1) return `${word.slice(0, at)}x${word.slice(at + 1)}`
      if (kind === 2) return word.slice(0, at) + (word[at + 1] ?? '') + (word[at] ?? '') + word.slice(at + 2)
      return kind === 3 ? word.slice(0, Math.max(2, at)) : word
    })
    .join(' ')
}
