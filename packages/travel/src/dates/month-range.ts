import { addMonths, firstDayOfMonth, type IsoDay, lastDayOfMonth } from './calendar-date.ts'

export interface DayRange {
  readonly from: IsoDay
  readonly to: IsoDay
}

/** "The whole of July" as the guest picks it. */
export function monthRange(day: IsoDay): DayRange {
  return { from: firstDayOfMonth(day), to: lastDayOfMonth(day) }
}

/** One whole month: from the 1st to the last day of the same month. */
export function isFullMonth(from: IsoDay, to: IsoDay): boolean {
  return from === firstDayOfMonth(from) && to === lastDayOfMonth(from)
}

/** A calendar shows one month more than the range, so that the last days are not at its edge. */
export function calendarRange({ from, to }: DayRange): DayRange {
  return { from, to: addMonths(to, 1) }
}
