import { rangeOf } from '@wojaz/travel/listing'
import { canonicalSearchState, defaultSearchState, type SearchState } from '@wojaz/travel/search'
import { searchFormFields, searchOfForm } from '@wojaz/travel/search-form'
import { holidayTypes } from '@wojaz/travel/trip'
import { budgetField } from '../../app/features/explore/explore-address.ts'

export interface AskedExplore {
  search: SearchState
  /** Grosze; null: no limit. */
  budget: number | null
}

/** What the form of the page asks: anywhere, at any time. Who says no length gets a week, as everywhere before a search. */
export function askedExplore(params: URLSearchParams, isFlights: boolean): AskedExplore {
  const sent = searchOfForm(params)
  const holiday = holidayTypes.find((type) => type === sent.tripType) ?? defaultSearchState.tripType
  const tripType = isFlights ? 'CZ' : holiday
  const saysNights = params.has(searchFormFields.nights) || tripType === 'WO'
  const search = canonicalSearchState({
    ...defaultSearchState,
    tripType,
    fullPrice: sent.fullPrice,
    adultsCount: sent.adultsCount,
    childrenBirthDates: sent.childrenBirthDates,
    selectedAirports: sent.selectedAirports,
    ...(saysNights
      ? { durationFrom: sent.durationFrom, durationTo: sent.durationTo }
      : { durationFrom: 7, durationTo: 7 }),
  })
  const { to } = rangeOf('', params.get(budgetField) ?? '')
  // Nothing is sold for nothing: an empty purse is no budget.
  return { search, budget: to === 0 ? null : to }
}
