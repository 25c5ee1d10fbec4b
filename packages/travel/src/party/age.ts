import { addMonths, type IsoDay } from '../dates/calendar-date.ts'
import type { DayRange } from '../dates/month-range.ts'

/** Full years on that day. A person born on 29 February turns a year older on 1 March in common years. */
export function ageOn(birthDate: IsoDay, day: IsoDay): number {
  const years = Number(day.slice(0, 4)) - Number(birthDate.slice(0, 4))
  return day.slice(5) < birthDate.slice(5) ? years - 1 : years
}

/** Days a child's birth date may be picked from: 18 years back, up to today. */
export function childBirthDateRange(today: IsoDay): DayRange {
  return { from: addMonths(today, -18 * 12), to: today }
}
