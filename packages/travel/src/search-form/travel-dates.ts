import { addDays, type IsoDay } from '../dates/calendar-date.ts'
import { isFullMonth, monthRange } from '../dates/month-range.ts'
import type { SearchState } from '../search/search-state.ts'

/** Departure days while the guest is still picking them; `flexibleDays` widens both ends. */
export interface TravelDates {
  readonly from: IsoDay | null
  readonly to: IsoDay | null
  readonly flexibleDays: number
}

export const anyTravelDates: TravelDates = { from: null, to: null, flexibleDays: 0 }

/** How many days earlier and later the guest may choose. */
export const flexibleDaysChoices = [0, 1, 3, 7] as const

export function travelDatesOf({ startDate, endDate }: SearchState): TravelDates {
  return { from: startDate, to: endDate, flexibleDays: 0 }
}

/** The first press begins a range, the second ends it; an earlier day or a third press begins a new range. */
export function dayPicked(dates: TravelDates, day: IsoDay): TravelDates {
  const isSecond = dates.from !== null && dates.to === null && day >= dates.from
  return isSecond ? { ...dates, to: day } : { ...dates, from: day, to: null }
}

/** Picks the whole month; a second press resets to any time. */
export function monthPicked(dates: TravelDates, day: IsoDay): TravelDates {
  const { from, to } = monthRange(day)
  return dates.from === from && dates.to === to ? anyTravelDates : { from, to, flexibleDays: 0 }
}

/** A whole month needs no flexible days. */
export function canBeFlexible({ from, to }: TravelDates): boolean {
  return from !== null && !(to !== null && isFullMonth(from, to))
}

/** The days that are searched: a single day is a range of one day, and no departure is before today. */
export function departureDays(
  { from, to, flexibleDays }: TravelDates,
  today: IsoDay,
): Pick<SearchState, 'startDate' | 'endDate'> {
  if (from === null) return { startDate: null, endDate: to }
  const earliest = addDays(from, -flexibleDays)
  const startDate = flexibleDays > 0 && earliest < today ? (from < today ? from : today) : earliest
  return { startDate, endDate: addDays(to ?? from, flexibleDays) }
}
