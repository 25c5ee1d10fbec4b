import { type Locale, plainWords, wordCost } from '@wojaz/travel/locale'
import { hotelPath } from '@wojaz/travel/offer-code'
import type { OfferIndex } from './engine/offer-index.ts'
import { firstInTurns } from './engine/sort-in-turns.ts'
import { Turn } from './engine/turn.ts'
import { inLocale } from './in-locale.ts'
import type { Place } from './store/catalogue.ts'

export interface Suggestion {
  readonly kind: Place['kind'] | 'hotel'
  readonly code: string
  readonly name: string
  /** Its parent places, nearest first. */
  readonly within: readonly string[]
  /** URL of the hotel card; null for places. */
  readonly hotelUrl: string | null
}

interface Entry extends Suggestion {
  readonly words: readonly number[]
  readonly popularity: number
}

interface Dictionary {
  readonly words: readonly string[]
  readonly entries: readonly Entry[]
}

const kinds: readonly Suggestion['kind'][] = ['country', 'region', 'resort', 'hotel']
const noMatch = 99
/** Words or names between two reads of the clock. */
const fewAtOnce = 64

/** Finds places and hotels by what the guest types: words in any order, without diacritics, with one or two typos. */
export class Suggestions {
  readonly #index: OfferIndex
  readonly #dictionaries = new Map<Locale, Promise<Dictionary>>()

  constructor(index: OfferIndex) {
    this.#index = index
  }

  async find(text: string, locale: Locale, limit: number): Promise<Suggestion[]> {
    const typed = plainWords(text.slice(0, 80)).slice(0, 6)
    if (typed.length === 0) return []
    const { words, entries } = await this.#dictionaryOf(locale)
    const turn = new Turn()
    // Each typed word is compared once with every distinct word, not with every name.
    const costs: Uint8Array[] = []
    for (const [i, word] of typed.entries()) {
      costs.push(await costsOf(word, words, i === typed.length - 1, turn))
    }
    const found: Found[] = []
    for (const [number, entry] of entries.entries()) {
      if (number % fewAtOnce === 0) await turn.pass()
      let cost = 0
      for (const list of costs) {
        let least = noMatch
        for (const word of entry.words) least = Math.min(least, list[word]!)
        cost += least
      }
      if (cost < noMatch) found.push({ entry, cost, isFirstWord: costs[0]![entry.words[0]!]! < noMatch })
    }
    const best = await firstInTurns(found, bestFirst, limit, turn)
    return best.map(({ entry: { words: _, popularity: __, ...suggestion } }) => suggestion)
  }

  #dictionaryOf(locale: Locale): Promise<Dictionary> {
    const known = this.#dictionaries.get(locale)
    if (known) return known
    const dictionary = makeDictionary(this.#index, locale)
    this.#dictionaries.set(locale, dictionary)
    return dictionary
  }
}

interface Found {
  readonly entry: Entry
  readonly cost: number
  readonly isFirstWord: boolean
}

function bestFirst(a: Found, b: Found): number {
  return (
    // fewest typos and incomplete words
    a.cost - b.cost ||
    // a country contains more than a hotel
    kinds.indexOf(a.entry.kind) - kinds.indexOf(b.entry.kind) ||
    // a name that begins with it before one that contains it
    Number(b.isFirstWord) - Number(a.isFirstWord) ||
    // the more popular one
    b.entry.popularity - a.entry.popularity ||
    // then a fixed order
    (a.entry.code < b.entry.code ? -1 : 1)
  )
}

async function costsOf(
  typed: string,
  words: readonly string[],
  isLast: boolean,
  turn: Turn,
): Promise<Uint8Array> {
  const costs = new Uint8Array(words.length).fill(noMatch)
  for (const [i, word] of words.entries()) {
    if (i % fewAtOnce === 0) await turn.pass()
    costs[i] = wordCost(typed, word, isLast) ?? noMatch
  }
  return costs
}

async function makeDictionary(index: OfferIndex, locale: Locale): Promise<Dictionary> {
  const turn = new Turn()
  const numbers = new Map<string, number>()
  const wordsOf = (name: string) =>
    plainWords(name).map((word) => {
      const number = numbers.get(word) ?? numbers.size
      numbers.set(word, number)
      return number
    })
  const nameOf = (place: Place) => inLocale(place.names, locale)
  const { places, hotels } = index.register
  const entries: Entry[] = []
  const add = (entry: Entry) => {
    if (entry.words.length > 0) entries.push(entry)
  }
  for (const [number, place] of places.entries()) {
    if (number % fewAtOnce === 0) await turn.pass()
    const [, ...around] = index.pathOf(place.code)
    const { kind, code } = place
    const name = nameOf(place)
    add({
      kind,
      code,
      name,
      within: around.map(nameOf),
      hotelUrl: null,
      words: wordsOf(name),
      popularity: 0,
    })
  }
  for (const [number, hotel] of hotels.entries()) {
    if (number % fewAtOnce === 0) await turn.pass()
    const { code, name, popularity } = hotel
    const path = index.pathOf(hotel.resortCode)
    const hotelUrl = hotelPath({ ...hotel, places: path.map(({ seoName }) => seoName).reverse() })
    add({ kind: 'hotel', code, name, within: path.map(nameOf), hotelUrl, words: wordsOf(name), popularity })
  }
  return { words: [...numbers.keys()], entries }
}
