import type { IsoDay } from '@wojaz/travel/dates'
import { rangeOf } from '@wojaz/travel/listing'
import { canonicalSearchState, defaultSearchState, type SearchState } from '@wojaz/travel/search'
import { searchFormFields, searchOfForm } from '@wojaz/travel/search-form'
import { flightWayFilter, holidayTypes } from '@wojaz/travel/trip'
import { budgetField } from '../../app/features/explore/explore-address.ts'
import { askedDays } from './asked-days.ts'

export interface AskedExplore {
  search: SearchState
  /** Grosze; null: no limit. */
  budget: number | null
}

/**
 * What the form of the page asks: anywhere, holidays at any time. Who says no length gets a week, as everywhere before a search;
 * flights begin at the airport that a customer likes to fly from.
 */
export function askedExplore(
  params: URLSearchParams,
  flights: { readonly today: IsoDay; readonly ownAirport?: string | null } | false,
): AskedExplore {
  const isFlights = flights !== false
  const sent = searchOfForm(isFlights ? [...params, [searchFormFields.tripType, 'CZ']] : params)
  const holiday = holidayTypes.find((type) => type === sent.tripType) ?? defaultSearchState.tripType
  const tripType = isFlights ? 'CZ' : holiday
  // Nobody has chosen yet: the form always says how many fly.
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
  // Nothing is sold for nothing: an empty purse is no budget.
  return { search, budget: to === 0 ? null : to }
}
