import type { Catalogue, FacetValue, Hotel } from '../store/catalogue.ts'
import { atLeastRatingNames, atLeastStarsNames } from '../words.ts'
import type { Turn } from './turn.ts'

/** A facet of hotels and its values. Boards are not here: they belong to prices, not to hotels. */
export interface Facet {
  readonly id: string
  readonly values: readonly FacetValue[]
  /** Number of its first value in the table. */
  readonly start: number
}

/** "At least" facets: a hotel with four stars also matches three. */
const atLeastStars = ['2', '3', '4', '5']
const atLeastRating = ['3', '3.5', '4', '4.5']

export const starsFacet = 'minHotelCategory'
export const ratingFacet = 'tripAdvisorRating'
export const boardFacet = 'board'

/** Numbers all values of all facets, and stores the numbers that each hotel matches. */
export class FacetTable {
  readonly facets: readonly Facet[]
  readonly valueCount: number
  /** Sorted numbers per hotel row. */
  readonly ofHotel: Uint16Array[] = []
  /** Per number and hotel row: 1 when the hotel matches. */
  readonly answers: readonly Uint8Array[]
  readonly #numbers = new Map<string, Map<string, number>>()

  private constructor(facetValues: readonly FacetValue[], hotels: number) {
    const values = [...derivedValues(), ...facetValues]
    const facets: { id: string; values: FacetValue[]; start: number }[] = []
    values.forEach((value, number) => {
      const last = facets.at(-1)
      if (last?.id === value.facet) last.values.push(value)
      else {
        facets.push({ id: value.facet, values: [value], start: number })
        this.#numbers.set(value.facet, new Map())
      }
      this.#numbers.get(value.facet)!.set(value.value, number)
    })
    this.facets = facets
    this.valueCount = values.length
    this.answers = values.map(() => new Uint8Array(hotels))
  }

  static async make({ facetValues, hotels, hotelFacets }: Catalogue, turn: Turn): Promise<FacetTable> {
    const table = new FacetTable(facetValues, hotels.length)
    const lists = new Map<string, number[]>()
    for (const hotel of hotels) {
      lists.set(hotel.code, table.#derivedNumbers(hotel))
      if (turn.isOver) await turn.pass()
    }
    for (const { hotelCode, facet, value } of hotelFacets) {
      lists.get(hotelCode)!.push(table.numberOf(facet, value)!)
      if (turn.isOver) await turn.pass()
    }
    for (const numbers of lists.values()) table.#setHotel(table.ofHotel.length, numbers)
    return table
  }

  numberOf(facet: string, value: string): number | undefined {
    return this.#numbers.get(facet)?.get(value)
  }

  replaceHotel(row: number, hotel: Hotel, values: readonly { facet: string; value: string }[]): void {
    const own = values.map(({ facet, value }) => this.numberOf(facet, value)!)
    for (const number of this.ofHotel[row]!) this.answers[number]![row] = 0
    this.#setHotel(row, [...this.#derivedNumbers(hotel), ...own])
  }

  #setHotel(row: number, numbers: readonly number[]): void {
    this.ofHotel[row] = Uint16Array.from(numbers).sort()
    for (const number of numbers) this.answers[number]![row] = 1
  }

  #derivedNumbers({ stars, rating }: Hotel): number[] {
    const numbers: number[] = []
    for (const value of atLeastStars) {
      if (stars >= Number(value)) numbers.push(this.numberOf(starsFacet, value)!)
    }
    for (const value of atLeastRating) {
      if ((rating ?? 0) >= Number(value)) numbers.push(this.numberOf(ratingFacet, value)!)
    }
    return numbers
  }
}

function derivedValues(): FacetValue[] {
  return [
    ...atLeastStars.map((value) => ({ facet: starsFacet, value, labels: atLeastStarsNames(Number(value)) })),
    ...atLeastRating.map((value) => ({
      facet: ratingFacet,
      value,
      labels: atLeastRatingNames(Number(value)),
    })),
  ]
}
