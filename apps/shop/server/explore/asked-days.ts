import { addDays, type IsoDay } from '@wojaz/travel/dates'
import type { SearchState } from '@wojaz/travel/search'
import { searchFormFields, searchOfForm } from '@wojaz/travel/search-form'
import { shownDaysField, shownDaysOf } from '../../app/features/explore/explore-address.ts'

type Days = Pick<SearchState, 'startDate' | 'endDate'>

/**
 * A month or single days, whichever the guest has touched last: days that the form was shown with already give way to a month, others
 * stand before it. What is over is left open.
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

/** A month that has begun is what is left of it. */
function fromTomorrow({ startDate, endDate }: Days, today: IsoDay): Days {
  const tomorrow = addDays(today, 1)
  if ((endDate ?? startDate ?? tomorrow) < tomorrow) return { startDate: null, endDate: null }
  return { startDate: startDate !== null && startDate < tomorrow ? tomorrow : startDate, endDate }
}
