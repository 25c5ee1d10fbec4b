import type { Locale } from '../locale/locale.ts'
import { addDays } from './calendar-date.ts'
import { dayFormat } from './day-format.ts'

const polishWeekdays = ['ND', 'PN', 'WT', 'ŚR', 'CZ', 'PT', 'SB'] as const

const sunday = '2026-11-15'

/** `weekday` counts from Sunday, 0. Polish uses the shop's own two letters, the others use `Intl`. */
export function weekdayAbbreviation(locale: Locale, weekday: number): string {
  const index = ((weekday % 7) + 7) % 7
  if (locale === 'pl') return polishWeekdays[index] as string
  const day = new Date(`${addDays(sunday, index)}T00:00:00Z`)
  const short = dayFormat(locale, { weekday: 'short' }).format(day)
  return short.replace('.', '').toLocaleUpperCase(locale)
}
