import { isFullMonth, lastDayOfMonth } from '@wojaz/travel/dates'
import type { SearchState } from '@wojaz/travel/search'
import { nightsValue, searchFormFields } from '@wojaz/travel/search-form'

/** Without a language prefix. */
export const exploreUrl = '/odkrywaj'
/** The same for flights without hotel. */
export const exploreFlightsUrl = '/zaawansowana-wyszukiwarka-lotow'

export function exploreUrlOf({ tripType }: Pick<SearchState, 'tripType'>): string {
  return tripType === 'CZ' ? exploreFlightsUrl : exploreUrl
}

/** The field of this form that other search forms do not have. */
export const budgetField = 'budget'
/** The days that the form was rendered with. */
export const shownDaysField = 'shown'

type Days = Pick<SearchState, 'startDate' | 'endDate'>

export function shownDaysOf({ startDate, endDate }: Days): string {
  return `${startDate ?? ''}_${endDate ?? ''}`
}

/** 'yyyy-MM' if the days are a month or the rest of one; otherwise empty. */
export function monthOf({ startDate, endDate }: Days): string {
  if (startDate === null || endDate === null) return ''
  const month = startDate.slice(0, 7)
  const isMonth = isFullMonth(`${month}-01`, endDate) && endDate === lastDayOfMonth(startDate)
  return isMonth ? month : ''
}

/** The URL of the same search with another budget, in whole złoty. */
export function exploreHref(search: SearchState, budget: number | null): string {
  const { tripType, adultsCount, childrenBirthDates, selectedAirports, fullPrice, startDate, endDate } =
    search
  const fields = searchFormFields
  const params = new URLSearchParams({ [fields.tripType]: tripType, [fields.adults]: String(adultsCount) })
  for (const airport of selectedAirports) params.append(fields.airport, airport)
  for (const day of childrenBirthDates) params.append(fields.birthDate, day)
  params.set(fields.nights, nightsValue(search))
  if (startDate) params.set(fields.from, startDate)
  if (endDate) params.set(fields.to, endDate)
  if (fullPrice) params.set(fields.fullPrice, 'true')
  if (budget !== null) params.set(budgetField, String(Math.ceil(budget / 100)))
  return `${exploreUrlOf(search)}?${params}`
}
