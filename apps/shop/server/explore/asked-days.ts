import { addDays, type IsoDay } from '@wojaz/travel/dates'
import type { SearchState } from '@wojaz/travel/search'
import { searchFormFields, searchOfForm } from '@wojaz/travel/search-form'
import { shownDaysField, shownDaysOf } from '../../app/features/explore/explore-address.ts'

type Days = Pick<SearchState, 'startDate' | 'endDate'>

/**
 * The month or the days, whichever the guest changed last: days that the form was rendered with give way to a month, changed days
 * have priority. Past dates are dropped.
 */
export function askedDays(params: URLSearchParams, today: IsoDay): Days {
  const { month, from, to } = searchFormFields
  const withoutMonth = new URLSearchParams(params)
  withoutMonth.delete(month)
  const days = searchOfForm(withoutMonth)
  const isUntouched = shownDaysOf(days) === params.get(shownDaysField)
  const isByMonth = isUntouched || (params.get(from) ?? '') + (params.get(to) ?? '') === ''
  const chosen = isByMonth && params.get(month) ? searchOfForm(params) : days
  return fromTomorrow(chosen, today)
}

/** For the current month only the rest of it counts. */
function fromTomorrow({ startDate, endDate }: Days, today: IsoDay): Days {
  const tomorrow = addDays(today, 1)
  if ((endDate ?? startDate ?? tomorrow) < tomorrow) return { startDate: null, endDate: null }
  return { startDate: startDate !== null && startDate < tomorrow ? tomorrow : startDate, endDate }
}
