import type { IsoDay } from '@wojaz/travel/dates'
import { rangeOf } from '@wojaz/travel/listing'
import { canonicalSearchState, defaultSearchState, type SearchState } from '@wojaz/travel/search'
import { searchFormFields, searchOfForm } from '@wojaz/travel/search-form'
import { flightWayFilter, holidayTypes } from '@wojaz/travel/trip'
import { budgetField } from '../../app/features/explore/explore-address.ts'
import { askedDays } from './asked-days.ts'

export interface AskedExplore {
  search: SearchState
  /** In grosze; null: no limit. */
  budget: number | null
}

/**
 * The query of the page's form: holidays anywhere, at any time. Without a length it is a week, the shop's default; flights
 * without an airport start at the one a customer prefers.
 */
export function askedExplore(
  params: URLSearchParams,
  flights: { readonly today: IsoDay; readonly ownAirport?: string | null } | false,
): AskedExplore {
  const isFlights = flights !== false
  const sent = searchOfForm(isFlights ? [...params, [searchFormFields.tripType, 'CZ']] : params)
  const holiday = holidayTypes.find((type) => type === sent.tripType) ?? defaultSearchState.tripType
  const tripType = isFlights ? 'CZ' : holiday
  // Nothing is chosen yet: a sent form always contains the number of adults.
  const isBare = !params.has(searchFormFields.airport) && !params.has(searchFormFields.adults)
  const ownAirport = flights ? flights.ownAirport : null
  const saysNights = params.has(searchFormFields.nights) || tripType === 'WO'
  const search = canonicalSearchState({
    ...defaultSearchState,
    tripType,
    fullPrice: sent.fullPrice,
    adultsCount: sent.adultsCount,
    childrenBirthDates: sent.childrenBirthDates,
    selectedAirports: isBare && ownAirport ? [ownAirport] : sent.selectedAirports,
    ...(saysNights
      ? { durationFrom: sent.durationFrom, durationTo: sent.durationTo }
      : { durationFrom: 7, durationTo: 7 }),
    ...(flights && {
      ...askedDays(params, flights.today),
      selectedFilterValues: { [flightWayFilter]: sent.selectedFilterValues[flightWayFilter] ?? [] },
    }),
  })
  const { to } = rangeOf('', params.get(budgetField) ?? '')
  // A budget of zero counts as no budget.
  return { search, budget: to === 0 ? null : to }
}
