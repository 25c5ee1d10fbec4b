import type { SearchState } from '../search/search-state.ts'
import { dayPartFilter } from '../trip/day-part.ts'
import { cabinFilter, flightWayFilter, oneWay } from '../trip/flight-filter.ts'
import { type SearchDropdown, type TripType, tripTypeConfiguration } from '../trip/trip-type.ts'

/** The address to which the plain search form is sent; it redirects to the listing. */
export const searchFormPath = '/szukaj'

/** Field names of the plain form. Fields of rooms after the first carry the room's number. */
export const searchFormFields = {
  /** The search with which the form was rendered: it preserves the parts that have no field. */
  query: 'q',
  fullPrice: 'fullPrice',
  /** The path of the page with the form. */
  origin: 'pageOrigin',
  tripType: 'tripType',
  airport: 'a',
  hours: dayPartFilter,
  place: 'c',
  /** 'from-to', empty for any; for flights without a hotel also `oneWay`. */
  nights: 'nights',
  from: 'startDate',
  to: 'endDate',
  /** 'yyyy-MM': the whole month; it takes precedence over single days. */
  month: 'month',
  adults: 'ctAdult',
  birthDate: 'birthDate',
  /** Only for flights without a hotel; empty for economy. */
  cabin: cabinFilter,
} as const

const askedIn: Readonly<Record<string, SearchDropdown>> = { [dayPartFilter]: 'hours', [cabinFilter]: 'cabin' }

/** Whether the form has a field for this filter; the other filters belong to the list. */
export function isAskedInForm(tripType: TripType, filterId: string): boolean {
  if (filterId === flightWayFilter) return tripType === 'CZ'
  const dropdown = askedIn[filterId]
  return dropdown !== undefined && tripTypeConfiguration[tripType].visibleDropdowns.includes(dropdown)
}

/** The value of the nights field: 'from-to', empty for any, or `oneWay` for a one-way flight. */
export function nightsValue({ durationFrom, durationTo, selectedFilterValues }: SearchState): string {
  if ((selectedFilterValues[flightWayFilter] ?? []).length > 0) return oneWay
  return durationFrom !== null && durationTo !== null ? `${durationFrom}-${durationTo}` : ''
}
