import type { Locale } from '@wojaz/travel/locale'

export const calendarCall = '/api/www/hotel-cards/calendar'

/** The URL of a calendar file with the dates of an offer. */
export function calendarAddress(offerCode: string, locale: Locale): string {
  return `${calendarCall}/${encodeURIComponent(offerCode)}?locale=${locale}`
}
