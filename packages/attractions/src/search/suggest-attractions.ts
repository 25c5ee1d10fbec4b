import { type Locale, plainWords, wordCost } from '@wojaz/travel/locale'
import type { Category } from '../model/attraction.ts'
import type { AttractionIndex } from './attraction-index.ts'
import { emptyAttractionQuery } from './attraction-query.ts'
import categoryNames from './category-names.json' with { type: 'json' }
import { searchAttractions } from './search-attractions.ts'

/** Suggestions while the guest is typing. */
export type AttractionSuggestion =
  | {
      readonly kind: 'place'
      readonly code: string
      readonly name: string
      readonly within: readonly string[]
      readonly count: number
    }
  | { readonly kind: 'theme'; readonly code: Category; readonly name: string; readonly count: number }
  | {
      readonly kind: 'attraction'
      readonly number: number
      readonly name: string
      readonly within: readonly string[]
    }

interface Named {
  readonly suggestion: Exclude<AttractionSuggestion, { kind: 'attraction' }>
  readonly words: readonly string[]
}

const mostWords = 6
/** Places and themes are few and lead to many results: attractions get the rest of the list. */
const mostNamed = 4

const made = new WeakMap<AttractionIndex, Map<Locale, readonly Named[]>>()

/** Places and themes that have attractions, then attractions themselves. Typos are tolerated as in the search. */
export function suggestAttractions(
  index: AttractionIndex,
  text: string,
  locale: Locale,
  limit = 8,
): AttractionSuggestion[] {
  const typed = plainWords(text.slice(0, 80)).slice(0, mostWords)
  if (typed.length === 0) return []
  const named = namedOf(index, locale)
    .flatMap(({ suggestion, words }) => {
      const cost = costOf(typed, words)
      return cost === null ? [] : [{ suggestion, cost }]
    })
    .sort((a, b) => a.cost - b.cost || b.suggestion.count - a.suggestion.count)
    .slice(0, mostNamed)
    .map(({ suggestion }) => suggestion)
  const found = searchAttractions(index, {
    ...emptyAttractionQuery,
    text,
    locale,
    pageSize: limit - named.length,
  })
  const attractions = found.attractions.map(({ number, titles, placeCode }) => ({
    kind: 'attraction' as const,
    number,
    name: titles[locale],
    within: index.pathOf(placeCode).map((code) => index.placeName(code, locale)),
  }))
  return [...named, ...attractions]
}

function costOf(typed: readonly string[], words: readonly string[]): number | null {
  let sum = 0
  for (const [at, word] of typed.entries()) {
    const costs = words.flatMap((one) => wordCost(word, one, at === typed.length - 1) ?? [])
    if (costs.length === 0) return null
    sum += Math.min(...costs)
  }
  return sum
}

function namedOf(index: AttractionIndex, locale: Locale): readonly Named[] {
  const known = made.get(index) ?? new Map<Locale, readonly Named[]>()
  made.set(index, known)
  const named = known.get(locale) ?? [...placesOf(index, locale), ...themesOf(index, locale)]
  known.set(locale, named)
  return named
}

function placesOf(index: AttractionIndex, locale: Locale): Named[] {
  const counts = new Map<string, number>()
  for (const { placeCode } of index.listed) {
    for (const code of index.pathOf(placeCode)) counts.set(code, (counts.get(code) ?? 0) + 1)
  }
  return [...counts].map(([code, count]) => {
    const name = index.placeName(code, locale)
    const within = index
      .pathOf(code)
      .slice(1)
      .map((around) => index.placeName(around, locale))
    return { suggestion: { kind: 'place', code, name, within, count }, words: plainWords(name) }
  })
}

function themesOf(index: AttractionIndex, locale: Locale): Named[] {
  const counts = new Map<Category, number>()
  for (const { categories } of index.listed) {
    for (const category of categories) counts.set(category, (counts.get(category) ?? 0) + 1)
  }
  return [...counts].map(([code, count]) => {
    const name = categoryNames[code][locale]
    return { suggestion: { kind: 'theme', code, name, count }, words: plainWords(name) }
  })
}
