import type { SearchState } from '../search/search-state.ts'
import { dayPartFilter } from '../trip/day-part.ts'

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
  /** 'from-to', empty for any. */
  nights: 'nights',
  from: 'startDate',
  to: 'endDate',
  /** 'yyyy-MM': the whole month, before single days. */
  month: 'month',
  adults: 'ctAdult',
  birthDate: 'birthDate',
} as const

/** What the field of nights holds: 'from-to', empty for any. */
export function nightsValue({ durationFrom, durationTo }: SearchState): string {
  return durationFrom !== null && durationTo !== null ? `${durationFrom}-${durationTo}` : ''
}
