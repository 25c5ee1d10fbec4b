import { priceSelector } from '../search/offer-search-request.ts'
import { encodePriceRange, type PriceRange, priceRangeFilterId } from '../search/price-range.ts'
import type { SearchState } from '../search/search-state.ts'
import { isSortCode } from '../search/sort.ts'
import { dayPartFilter } from '../trip/day-part.ts'
import { additionalTypeFilter } from '../trip/offer-type.ts'
import type { TripType } from '../trip/trip-type.ts'

/** Field names of the listing's forms, the same in an address without scripts and in a browser's FormData. */
export const listingField = {
  /** Which form was sent. */
  form: 'form',
  sort: 'sort',
  priceType: 'priceType',
  priceFrom: 'priceFrom',
  priceTo: 'priceTo',
  filter: (id: string) => `filter.${id}`,
} as const

export const listingForms = ['filters', 'sort', 'priceType'] as const
export type ListingForm = (typeof listingForms)[number]

interface Sent {
  get(name: string): unknown
  getAll(name: string): readonly unknown[]
  keys(): Iterable<string>
}

/** Null if no form was sent. */
export function sentListingForm(sent: Sent): ListingForm | null {
  const name = sent.get(listingField.form)
  return listingForms.find((form) => form === name) ?? null
}

/** The search after the form was applied. A form of filters contains all filters: an unticked value is not wanted. */
export function stateFromListingForm(state: SearchState, form: ListingForm, sent: Sent): SearchState {
  switch (form) {
    case 'sort': {
      const sortCode = sent.get(listingField.sort)
      return isSortCode(sortCode) ? { ...state, sortCode } : state
    }
    case 'priceType':
      return withPriceType(state, sent.get(listingField.priceType) === priceSelector.full)
    case 'filters':
      return {
        ...state,
        selectedFilterValues: { ...ofSearchForm(state), ...tickedIn(sent), ...rangeIn(state, sent) },
      }
  }
}

/** The price range was chosen for the other kind of price and has no meaning in this one. */
function withPriceType(state: SearchState, fullPrice: boolean): SearchState {
  if (fullPrice === state.fullPrice) return state
  const { [priceRangeFilterId(state.tripType)]: _, ...others } = state.selectedFilterValues
  return { ...state, fullPrice, selectedFilterValues: others }
}

/**
 * Kinds within a trip type are chosen in the search form. So is the hour of a flight, except for flights without a hotel. These
 * are not facets.
 */
export function isFacet(filterId: string, tripType: TripType): boolean {
  return filterId !== additionalTypeFilter && (filterId !== dayPartFilter || tripType === 'CZ')
}

/** The filters of the search form, which the filters of the list do not change. */
export function ofSearchForm({
  tripType,
  selectedFilterValues,
}: SearchState): SearchState['selectedFilterValues'] {
  return Object.fromEntries(Object.entries(selectedFilterValues).filter(([id]) => !isFacet(id, tripType)))
}

function tickedIn(sent: Sent): Record<string, string[]> {
  const ids = [...new Set(sent.keys())].filter((name) => name.startsWith('filter.'))
  return Object.fromEntries(
    ids.map((name) => [name.slice('filter.'.length), sent.getAll(name).map(String).filter(Boolean)]),
  )
}

function rangeIn({ tripType }: SearchState, sent: Sent): Record<string, string[]> {
  const range = rangeOf(
    String(sent.get(listingField.priceFrom) ?? ''),
    String(sent.get(listingField.priceTo) ?? ''),
  )
  return range.from === null && range.to === null
    ? {}
    : { [priceRangeFilterId(tripType)]: [encodePriceRange(range)] }
}

/** Whole złoty as guests type them: '2 500', '2500 zł', '2500,00'. */
export function rangeOf(from: string, to: string): PriceRange {
  return { from: grosze(from), to: grosze(to) }
}

function grosze(text: string): number | null {
  const isNegative = /^\s*[-−]/.test(text)
  const digits = text.replace(/[.,]\d{1,2}\D*$/, '').replace(/\D/g, '')
  if (digits === '') return null
  return isNegative ? 0 : Math.min(Number(digits), 9_999_999) * 100
}
