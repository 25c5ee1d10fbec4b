import type { Order } from '@wojaz/booking'
import type { Locale } from '@wojaz/travel/locale'
import { noticeAddress } from '../../app/features/reservation/reservation-address.ts'
import type { NoticeLine } from '../../app/features/reservation/reservation-view.ts'

/** The names of the kinds in the dictionary. */
export const kindWords = {
  'flight-hours': 'flightHours',
  hotel: 'hotel',
  cancellation: 'cancellation',
} as const

/** The organiser's notices that wait for an answer. */
export function noticeLines({ number, notices }: Order, locale: Locale): readonly NoticeLine[] {
  return notices.flatMap(({ id, state, change: { kind }, answerBy }) =>
    state === 'open' && answerBy
      ? { kind: kindWords[kind], answerBy: answerBy.toISOString(), url: noticeAddress(locale, number, id) }
      : [],
  )
}
