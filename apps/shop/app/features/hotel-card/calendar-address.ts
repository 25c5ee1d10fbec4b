import type { Locale } from '@wojaz/travel/locale'

export const calendarCall = '/api/www/hotel-cards/calendar'

/** The dates of an offer as a file for the guest's own calendar. */
export function calendarAddress(offerCode: string, locale: Locale): string {
  return `${calendarCall}/${encodeURIComponent(offerCode)}?locale=${locale}`
}
