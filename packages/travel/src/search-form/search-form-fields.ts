import type { SearchState } from '../search/search-state.ts'
import { dayPartFilter } from '../trip/day-part.ts'
import { cabinFilter, flightWayFilter, oneWay } from '../trip/flight-filter.ts'
import { type SearchDropdown, type TripType, tripTypeConfiguration } from '../trip/trip-type.ts'

/** Where the plain search form is sent; it leads on to the listing. */
export const searchFormPath = '/szukaj'

/** Names of the plain form's fields. Rooms after the first carry their number. */
export const searchFormFields = {
  /** The search the form was shown with: what it has no field for stays. */
  query: 'q',
  fullPrice: 'fullPrice',
  tripType: 'tripType',
  airport: 'a',
  hours: dayPartFilter,
  place: 'c',
  /** 'from-to', empty for any; of flights alone also `oneWay`. */
  nights: 'nights',
  from: 'startDate',
  to: 'endDate',
  /** 'yyyy-MM': the whole month, before single days. */
  month: 'month',
  adults: 'ctAdult',
  birthDate: 'birthDate',
  /** Of flights alone; empty for economy. */
  cabin: cabinFilter,
} as const

const askedIn: Readonly<Record<string, SearchDropdown>> = { [dayPartFilter]: 'hours', [cabinFilter]: 'cabin' }

/** Filters that the form itself asks for; the others belong to the list. */
export function isAskedInForm(tripType: TripType, filterId: string): boolean {
  if (filterId === flightWayFilter) return tripType === 'CZ'
  const dropdown = askedIn[filterId]
  return dropdown !== undefined && tripTypeConfiguration[tripType].visibleDropdowns.includes(dropdown)
}

/** What the field of nights holds: 'from-to', empty for any, or that a flight is one way. */
export function nightsValue({ durationFrom, durationTo, selectedFilterValues }: SearchState): string {
  if ((selectedFilterValues[flightWayFilter] ?? []).length > 0) return oneWay
  return durationFrom !== null && durationTo !== null ? `${durationFrom}-${durationTo}` : ''
}
