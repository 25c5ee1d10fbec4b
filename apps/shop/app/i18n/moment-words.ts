import { dayOf, formatDate, formatTime } from '@wojaz/travel/dates'

/** The gaps of sentences that name a moment: day and hour by the shop's clock. */
export function momentWords(moment: string): { readonly date: string; readonly time: string } {
  const at = new Date(moment)
  return { date: formatDate(dayOf(at)), time: formatTime(at).slice(0, 5) }
}
