// The shop and its languages

// Days
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
export type { Clock } from './clock.ts'
export { defaultLocale, isLocale, type Locale, locales, localisedPath, splitLocale } from './locale.ts'
export { type Currency, currencySymbols, formatMoney, groupThousands } from './money.ts'
export { accepted, type Outcome, refused } from './outcome.ts'
