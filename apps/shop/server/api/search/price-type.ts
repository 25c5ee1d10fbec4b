import { priceSelector, type SearchFilter } from '@wojaz/travel/search'

/** Prices are per person, unless the filters select the price of the whole party. */
export function isPerPerson(filters: readonly SearchFilter[]): boolean {
  return !filters.some(
    ({ filterId, selectedValues }) =>
      filterId === priceSelector.filterId && selectedValues.includes(priceSelector.full),
  )
}
