import type { Locale } from '@wojaz/travel/locale'
import type { DestinationPlace } from '../catalogue/place-of.ts'
import { type AttractionFacet, type AttractionSort, attractionFacets } from './attraction-query.ts'
import categoryNames from './category-names.json' with { type: 'json' }
import { facetValues, type ListedAttraction } from './listed-attraction.ts'
import { TextIndex } from './text-index.ts'

/** A facet fits into the bits of a number: what is rarer than that cannot be chosen. */
const mostValues = 31

export interface FacetColumn {
  readonly facet: AttractionFacet
  /** Bit by bit, the most frequent first. */
  readonly values: readonly string[]
  readonly bits: Uint32Array
}

/** Columns of everything on sale. Built once, then only read; rows are in the order of numbers. */
export class AttractionIndex {
  readonly listed: readonly ListedAttraction[]
  readonly facets: readonly FacetColumn[]
  /** In grosze; infinite where nobody knows. */
  readonly prices: Float64Array
  readonly orders: Readonly<Record<AttractionSort, Uint32Array>>
  readonly places: ReadonlyMap<string, DestinationPlace>
  /** Of each row its place and all around it. */
  readonly #paths: readonly (readonly string[])[]
  readonly #texts = new Map<Locale, TextIndex>()

  constructor(attractions: readonly ListedAttraction[], places: readonly DestinationPlace[]) {
    this.listed = attractions.toSorted((a, b) => a.number - b.number)
    this.places = new Map(places.map((place) => [place.code, place]))
    this.#paths = this.listed.map(({ placeCode }) => this.pathOf(placeCode))
    this.facets = attractionFacets.map((facet) => columnOf(facet, this.listed))
    this.prices = Float64Array.from(this.listed, ({ priceFrom }) => priceFrom ?? Number.POSITIVE_INFINITY)
    this.orders = {
      recommended: this.#ordered(recommendedFirst),
      price: this.#ordered((a, b) => unknownLast(a.priceFrom, b.priceFrom, 1)),
      priceDESC: this.#ordered((a, b) => unknownLast(a.priceFrom, b.priceFrom, -1)),
      duration: this.#ordered((a, b) => unknownLast(a.duration?.from ?? null, b.duration?.from ?? null, 1)),
    }
  }

  /** Made when first asked for: whoever opens the catalogue asks before guests do. */
  textsOf(locale: Locale): TextIndex {
    const known = this.#texts.get(locale)
    if (known) return known
    const texts = new TextIndex(this.listed.length, (row) => this.#wordsOf(row, locale))
    this.#texts.set(locale, texts)
    return texts
  }

  /** A place and all around it, from near to far. */
  pathOf(placeCode: string | null): readonly string[] {
    const path: string[] = []
    let place = this.places.get(placeCode ?? '')
    while (place && !path.includes(place.code)) {
      path.push(place.code)
      place = this.places.get(place.parentCode ?? '')
    }
    return path
  }

  /** 1 for rows in any of these places. */
  rowsIn(placeCodes: readonly string[]): Uint8Array {
    return Uint8Array.from(this.#paths, (path) => Number(path.some((code) => placeCodes.includes(code))))
  }

  placeName(code: string, locale: Locale): string {
    const names = this.places.get(code)?.names
    return names?.[locale] ?? names?.pl ?? ''
  }

  #wordsOf(row: number, locale: Locale): [string, ...string[]] {
    const listed = this.listed[row]!
    const themes = listed.categories.map((category) => categoryNames[category][locale])
    return [
      listed.titles[locale],
      ...themes,
      ...this.#paths[row]!.map((code) => this.placeName(code, locale)),
    ]
  }

  #ordered(compare: (a: ListedAttraction, b: ListedAttraction) => number): Uint32Array {
    const { listed } = this
    // Rows are in the order of numbers: where nothing else tells two apart, pages never repeat one.
    return Uint32Array.from(listed.keys()).sort((a, b) => compare(listed[a]!, listed[b]!) || a - b)
  }
}

function recommendedFirst(a: ListedAttraction, b: ListedAttraction): number {
  return (
    // whoever books knows at once that it is theirs
    Number(b.isConfirmedAtOnce) - Number(a.isConfirmedAtOnce) ||
    // one sees what it is
    Number(b.picture !== null) - Number(a.picture !== null) ||
    // one can change one's mind for longer
    a.cutoffHours - b.cutoffHours ||
    // then what costs least
    unknownLast(a.priceFrom, b.priceFrom, 1)
  )
}

function unknownLast(a: number | null, b: number | null, direction: 1 | -1): number {
  if (a === null || b === null) return Number(a === null) - Number(b === null)
  return (a - b) * direction
}

function columnOf(facet: AttractionFacet, listed: readonly ListedAttraction[]): FacetColumn {
  const counts = new Map<string, number>()
  const answers = listed.map((one) => facetValues[facet](one))
  for (const value of answers.flat()) counts.set(value, (counts.get(value) ?? 0) + 1)
  const values = [...counts]
    .sort(([a, many], [b, more]) => more - many || (a < b ? -1 : 1))
    .slice(0, mostValues)
    .map(([value]) => value)
  const bitOf = new Map(values.map((value, bit) => [value, 1 << bit]))
  const bits = Uint32Array.from(answers, (some) =>
    some.reduce((mask, value) => mask | (bitOf.get(value) ?? 0), 0),
  )
  return { facet, values, bits }
}
