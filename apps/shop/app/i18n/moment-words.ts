import { dayOf, formatDate, formatTime } from '@wojaz/travel/dates'

/** The values of sentences with an instant: date and time in the shop's time zone. */
export function momentWords(moment: string): { readonly date: string; readonly time: string } {
  const at = new Date(moment)
  return { date: formatDate(dayOf(at)), time: formatTime(at).slice(0, 5) }
}
