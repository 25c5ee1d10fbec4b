import { addDays, dayNumber } from '@wojaz/travel/dates'
import { type Locale, plainWords, wordCost } from '@wojaz/travel/locale'
import type { DestinationPlace } from '../src/catalogue/place-of.ts'
import type { AttractionFacet, AttractionQuery } from '../src/search/attraction-query.ts'
import categoryNames from '../src/search/category-names.json' with { type: 'json' }
import type { ListedAttraction } from '../src/search/listed-attraction.ts'

/** The slow, obviously right answer: checks each attraction against each filter. */
export function bruteMatches(
  all: readonly ListedAttraction[],
  places: readonly DestinationPlace[],
  query: AttractionQuery,
) {
  return all.filter(
    (one) =>
      textCost(one, places, query) !== null &&
      isInPlaces(one, places, query.placeCodes) &&
      hasPrice(one, query) &&
      hasRoom(one, query) &&
      Object.entries(query.chosen).every(
        ([facet, values]) =>
          !values ||
          values.length === 0 ||
          values.some((value) => answers[facet as AttractionFacet](one, value)),
      ),
  )
}

const answers: Record<AttractionFacet, (one: ListedAttraction, value: string) => boolean> = {
  category: ({ categories }, value) => categories.some((category) => category === value),
  language: ({ languages }, value) => languages.includes(value),
  duration: ({ duration }, value) => {
    const minutes = duration?.from ?? Number.NaN
    if (value === 'up-to-2h') return minutes < 120
    if (value === '2-4h') return minutes >= 120 && minutes < 240
    return value === '4-8h' ? minutes >= 240 && minutes < 480 : minutes >= 480
  },
  'free-cancellation': ({ cutoffHours }, value) =>
    cutoffHours <= (value === '24h' ? 24 : value === '72h' ? 72 : 168),
  pickup: ({ pickup }) => pickup !== 'none',
  accessible: ({ isAccessible }) => isAccessible,
  'time-of-day': ({ startHours }, value) =>
    startHours.length === 0 ||
    startHours.some((hour) =>
      hour < 12 ? value === 'morning' : hour < 17 ? value === 'afternoon' : value === 'evening',
    ),
}

/** How badly the text fits; null if it does not. Cached per text, because the counts use the same one many times. */
export function textCost(
  one: ListedAttraction,
  places: readonly DestinationPlace[],
  { text, locale }: AttractionQuery,
): number | null {
  if (text === '') return 0
  const key = `${one.number} ${locale} ${text}`
  const known = costs.get(key)
  if (known !== undefined) return known
  const cost = workOutCost(wordsOf(one, places, locale), plainWords(text))
  costs.set(key, cost)
  return cost
}

interface Words {
  readonly title: readonly string[]
  readonly others: readonly string[]
}

const costs = new Map<string, number | null>()
const words = new Map<string, Words>()

function wordsOf(one: ListedAttraction, places: readonly DestinationPlace[], locale: Locale): Words {
  const key = `${one.number} ${locale}`
  const around = () => pathOf(one, places).map(({ names }) => names[locale] ?? names.pl)
  const themes = () => one.categories.map((category) => categoryNames[category][locale])
  const made = words.get(key) ?? {
    title: plainWords(one.titles[locale]),
    others: [...around(), ...themes()].flatMap(plainWords),
  }
  words.set(key, made)
  return made
}

function workOutCost({ title, others }: Words, typed: readonly string[]): number | null {
  let sum = 0
  for (const [at, word] of typed.entries()) {
    const isLast = at === typed.length - 1
    const fits = [
      ...title.flatMap((name) => wordCost(word, name, isLast) ?? []),
      ...others.flatMap((name) => wordCost(word, name, isLast) ?? []).map((cost) => cost + 1),
    ]
    if (fits.length === 0) return null
    sum += Math.min(...fits)
  }
  return sum
}

function hasRoom({ openDays, mostPeople }: ListedAttraction, { days, people }: AttractionQuery): boolean {
  const party = people ?? 1
  if (mostPeople !== null && mostPeople < party) return false
  if (!days || !openDays) return true
  for (let day = days.from; day <= days.to; day = addDays(day, 1)) {
    const places = openDays.places[dayNumber(day) - openDays.first] ?? 0
    if (places >= party || places === 255) return true
  }
  return false
}

function hasPrice({ priceFrom }: ListedAttraction, query: AttractionQuery): boolean {
  if (query.priceFrom === null && query.priceTo === null) return true
  return priceFrom !== null && priceFrom >= (query.priceFrom ?? 0) && priceFrom <= (query.priceTo ?? 1e12)
}

function isInPlaces(
  one: ListedAttraction,
  places: readonly DestinationPlace[],
  codes: readonly string[],
): boolean {
  return codes.length === 0 || pathOf(one, places).some(({ code }) => codes.includes(code))
}

function pathOf({ placeCode }: ListedAttraction, places: readonly DestinationPlace[]): DestinationPlace[] {
  const path: DestinationPlace[] = []
  for (let code = placeCode; code !== null; ) {
    const place = places.find((one) => one.code === code)
    if (!place) break
    path.push(place)
    code = place.parentCode
  }
  return path
}
