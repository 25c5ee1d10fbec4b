export {
  addDays,
  addMonths,
  daysBetween,
  firstDayOfMonth,
  formatDate,
  type IsoDay,
  isIsoDay,
  lastDayOfMonth,
  parseDate,
  weekdayOf,
} from './calendar-date.ts'
export { type CalendarEvent, calendarFile } from './calendar-file.ts'
export { dayAfterKey, monthWeeks } from './calendar-month.ts'
export type { Clock } from './clock.ts'
export { isWithinWindow } from './date-window.ts'
export { dayFormat } from './day-format.ts'
export { dayNumber, dayOfNumber } from './day-number.ts'
export { inForceOn } from './in-force.ts'
export { calendarRange, isFullMonth, monthRange } from './month-range.ts'
export { type Season, seasonOf, summerForSale } from './season.ts'
export { dayOf, formatTime, formatTimestamp, parseTimestamp } from './timestamp.ts'
export { weekdayAbbreviation } from './weekday.ts'
