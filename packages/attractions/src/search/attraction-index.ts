import { type Locale, locales } from '@wojaz/travel/locale'
import type { DestinationPlace } from '../catalogue/place-of.ts'
import { type AttractionSort, priceBands } from './attraction-query.ts'
import categoryNames from './category-names.json' with { type: 'json' }
import { type FacetColumn, type FacetGroup, facetColumns, facetGroups } from './facet-columns.ts'
import type { ListedAttraction } from './listed-attraction.ts'
import { OpenColumns } from './open-columns.ts'
import { TextIndex } from './text-index.ts'

const fewAtOnce = 200

/** Columns of everything on sale. Built once, then read-only; rows are in the order of numbers. */
export class AttractionIndex {
  readonly listed: readonly ListedAttraction[]
  readonly facets: readonly FacetColumn[]
  readonly groups: readonly FacetGroup[]
  /** In grosze; infinite if unknown. */
  readonly prices: Float64Array
  /** Index in `priceBands`; one past the end if the price is unknown. */
  readonly bandOf: Uint8Array
  readonly open: OpenColumns
  readonly orders: Readonly<Record<AttractionSort, Uint32Array>>
  readonly places: ReadonlyMap<string, DestinationPlace>
  /** For each row the number of its place; rows of the same place have the same number. */
  readonly placeOf: Uint16Array
  /** By that number: the place and all places around it. */
  readonly #paths: readonly (readonly string[])[]
  readonly #texts = new Map<Locale, TextIndex>()

  constructor(attractions: readonly ListedAttraction[], places: readonly DestinationPlace[]) {
    this.listed = attractions.toSorted((a, b) => a.number - b.number)
    this.places = new Map(places.map((place) => [place.code, place]))
    const numbers = new Map<string | null, number>()
    const paths: (readonly string[])[] = []
    this.placeOf = Uint16Array.from(this.listed, ({ placeCode }) => {
      const number = numbers.get(placeCode) ?? paths.push(this.pathOf(placeCode)) - 1
      numbers.set(placeCode, number)
      return number
    })
    this.#paths = paths
    this.facets = facetColumns(this.listed)
    this.groups = facetGroups(this.facets)
    this.prices = Float64Array.from(this.listed, ({ priceFrom }) => priceFrom ?? Number.POSITIVE_INFINITY)
    this.bandOf = Uint8Array.from(this.listed, ({ priceFrom }) => bandOf(priceFrom))
    this.open = new OpenColumns(this.listed)
    this.orders = {
      recommended: this.#ordered(recommendedFirst),
      price: this.#ordered((a, b) => unknownLast(a.priceFrom, b.priceFrom, 1)),
      priceDESC: this.#ordered((a, b) => unknownLast(a.priceFrom, b.priceFrom, -1)),
      duration: this.#ordered((a, b) => unknownLast(a.duration?.from ?? null, b.duration?.from ?? null, 1)),
    }
  }

  /** Builds the index of a language that was not prepared. */
  textsOf(locale: Locale): TextIndex {
    const known = this.#texts.get(locale)
    if (known) return known
    const texts = new TextIndex(this.listed.length)
    for (const row of this.listed.keys()) this.#addWords(texts, row, locale)
    this.#texts.set(locale, texts.finish())
    return texts
  }

  /** Builds the indexes of all languages in batches, so that other work can run in between. */
  async prepare(breathe: () => Promise<unknown>): Promise<this> {
    for (const locale of locales) {
      const texts = new TextIndex(this.listed.length)
      for (const row of this.listed.keys()) {
        if (row % fewAtOnce === 0) await breathe()
        this.#addWords(texts, row, locale)
      }
      this.#texts.set(locale, texts.finish())
    }
    return this
  }

  /** A place and the places around it, from small to large. */
  pathOf(placeCode: string | null): readonly string[] {
    const path: string[] = []
    let place = this.places.get(placeCode ?? '')
    while (place && !path.includes(place.code)) {
      path.push(place.code)
      place = this.places.get(place.parentCode ?? '')
    }
    return path
  }

  /** By the number of a place: 1 if it is one of these or lies inside one. */
  placesIn(placeCodes: readonly string[]): Uint8Array {
    return Uint8Array.from(this.#paths, (path) => Number(path.some((code) => placeCodes.includes(code))))
  }

  placeName(code: string, locale: Locale): string {
    const names = this.places.get(code)?.names
    return names?.[locale] ?? names?.pl ?? ''
  }

  #addWords(texts: TextIndex, row: number, locale: Locale): void {
    const { titles, categories } = this.listed[row]!
    const around = this.#paths[this.placeOf[row]!]!.map((code) => this.placeName(code, locale))
    texts.add(row, titles[locale], [
      ...categories.map((category) => categoryNames[category][locale]),
      ...around,
    ])
  }

  #ordered(compare: (a: ListedAttraction, b: ListedAttraction) => number): Uint32Array {
    const { listed } = this
    // Rows are in the order of numbers: this makes the order total, so that pages never repeat a row.
    return Uint32Array.from(listed.keys()).sort((a, b) => compare(listed[a]!, listed[b]!) || a - b)
  }
}

function recommendedFirst(a: ListedAttraction, b: ListedAttraction): number {
  return (
    // confirmed at once first
    Number(b.isConfirmedAtOnce) - Number(a.isConfirmedAtOnce) ||
    // then those with a picture
    Number(b.picture !== null) - Number(a.picture !== null) ||
    // then the later cancellation deadline
    a.cutoffHours - b.cutoffHours ||
    // then the lower price
    unknownLast(a.priceFrom, b.priceFrom, 1)
  )
}

function unknownLast(a: number | null, b: number | null, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return (a - b) * direction
}

function bandOf(price: number | null): number {
  return price === null ? priceBands.length : priceBands.findLastIndex(({ from }) => price >= from)
}
