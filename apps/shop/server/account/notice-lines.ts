import type { Order } from '@wojaz/booking'
import type { Locale } from '@wojaz/travel/locale'
import { noticeAddress } from '../../app/features/reservation/reservation-address.ts'
import type { NoticeLine } from '../../app/features/reservation/reservation-view.ts'

/** As texts call them. */
export const kindWords = {
  'flight-hours': 'flightHours',
  hotel: 'hotel',
  cancellation: 'cancellation',
} as const

/** What waits for an answer. */
export function noticeLines({ number, notices }: Order, locale: Locale): readonly NoticeLine[] {
  return notices.flatMap(({ id, state, change: { kind }, answerBy }) =>
    state === 'open' && answerBy
      ? { kind: kindWords[kind], answerBy: answerBy.toISOString(), url: noticeAddress(locale, number, id) }
      : [],
  )
}
