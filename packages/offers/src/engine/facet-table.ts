import type { Catalogue, FacetValue, Hotel } from '../store/catalogue.ts'

/** A facet of hotels and its values. Values of boards stand apart: they belong to prices, not to hotels. */
export interface Facet {
  readonly id: string
  readonly values: readonly FacetValue[]
  /** Number of its first value in the table. */
  readonly start: number
}

/** "At least" facets: a hotel with four stars answers to three as well. */
const atLeastStars = ['2', '3', '4', '5']
const atLeastRating = ['3', '3.5', '4', '4.5']

export const starsFacet = 'minHotelCategory'
export const ratingFacet = 'tripAdvisorRating'
export const boardFacet = 'board'

/** All values of all facets in one numbering, and the numbers each hotel answers to. */
export class FacetTable {
  readonly facets: readonly Facet[]
  readonly valueCount: number
  /** Sorted numbers per hotel row. */
  readonly ofHotel: Uint16Array[]
  readonly #number = new Map<string, number>()

  constructor(
    { facetValues, hotels, hotelFacets }: Catalogue,
    { hotelNumber }: { hotelNumber: ReadonlyMap<string, number> },
  ) {
    const values = [...derivedValues(), ...facetValues]
    const facets: { id: string; values: FacetValue[]; start: number }[] = []
    values.forEach((value, number) => {
      this.#number.set(valueKey(value.facet, value.value), number)
      const last = facets.at(-1)
      if (last?.id === value.facet) last.values.push(value)
      else facets.push({ id: value.facet, values: [value], start: number })
    })
    this.facets = facets
    this.valueCount = values.length
    const lists = hotels.map((hotel) => this.#derivedNumbers(hotel))
    for (const { hotelCode, facet, value } of hotelFacets) {
      lists[hotelNumber.get(hotelCode)!]!.push(this.#number.get(valueKey(facet, value))!)
    }
    this.ofHotel = lists.map((numbers) => Uint16Array.from(numbers).sort())
  }

  numberOf(facet: string, value: string): number | undefined {
    return this.#number.get(valueKey(facet, value))
  }

  replaceHotel(row: number, hotel: Hotel, values: readonly { facet: string; value: string }[]): void {
    const own = values.map(({ facet, value }) => this.#number.get(valueKey(facet, value))!)
    this.ofHotel[row] = Uint16Array.from([...this.#derivedNumbers(hotel), ...own]).sort()
  }

  #derivedNumbers({ stars, rating }: Hotel): number[] {
    return [
      ...atLeastStars.filter((value) => stars >= Number(value)).map((value) => valueKey(starsFacet, value)),
      ...atLeastRating
        .filter((value) => (rating ?? 0) >= Number(value))
        .map((value) => valueKey(ratingFacet, value)),
    ].map((key) => this.#number.get(key)!)
  }
}

const valueKey = (facet: string, value: string) => `${facet}:${value}`

function derivedValues(): FacetValue[] {
  return [
    ...atLeastStars.map((value) => ({ facet: starsFacet, value, labels: { pl: value } })),
    ...atLeastRating.map((value) => ({ facet: ratingFacet, value, labels: { pl: value } })),
  ]
}
