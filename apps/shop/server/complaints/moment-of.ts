import { dayOf, formatDate, formatTime } from '@wojaz/travel/dates'

/** `14.07.2026, 18:05` in Polish time. */
export function momentOf(moment: Date): string {
  return `${formatDate(dayOf(moment))}, ${formatTime(moment).slice(0, 5)}`
}
