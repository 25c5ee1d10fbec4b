import { dayOf, formatDate, formatTime } from '@wojaz/travel/dates'

/** `14.07.2026, 18:05`, in the time zone of the shop. */
export function momentWords(moment: string): string {
  const instant = new Date(moment)
  return `${formatDate(dayOf(instant))}, ${formatTime(instant).slice(0, 5)}`
}

export function dayWords(moment: string): string {
  return formatDate(dayOf(new Date(moment)))
}
