import { dayOf } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import type { Pool } from 'pg'
import { findChanges } from '../after-sale/change-rows.ts'
import type { WrittenReview } from '../reviews/trip-review.ts'
import { openStore } from '../store.ts'
import { transferReading } from '../transfers/transfer-rows.ts'
import { announcementReading } from './announcement-rows.ts'
import { circumstanceReading } from './circumstance-rows.ts'
import type { DeskQuestion } from './desk-question.ts'
import { orderFinding } from './find-orders.ts'
import { listReading } from './list-rows.ts'
import { loadReading } from './load-rows.ts'
import { moneyReading } from './money-rows.ts'
import { salesReading } from './sales-rows.ts'

export interface WaitingReview {
  readonly number: string
  readonly hotelName: string
  readonly author: string
  readonly locale: Locale
  readonly writtenAt: Date
  readonly review: WrittenReview
}

export type Desk = ReturnType<typeof openDesk>

/** Read-only views for staff. Changes are made through `openBooking`. */
export function openDesk({ pool, clock }: { readonly pool: Pool; readonly clock: () => Date }) {
  const store = openStore(pool)
  const find = orderFinding(store)
  return {
    findOrders: (question: DeskQuestion) => find(question, dayOf(clock())),
    changesOf: (number: string) => store.read((client) => findChanges(client, number)),
    ...moneyReading(store),
    ...salesReading(store),
    ...loadReading(store),
    ...transferReading(store),
    ...announcementReading(store, clock),
    ...circumstanceReading(store, clock),
    ...listReading(store),

    /** Returns reviews that wait to be judged, the oldest first. */
    async reviewsToJudge(): Promise<readonly WaitingReview[]> {
      const { rows } = await store.query<WaitingReview>(
        `select order_number as number, sold #>> '{offer,hotelName}' as "hotelName", sold #>> '{contact,firstName}' as author,
           locale, written_at as "writtenAt", review
         from booking.trip_reviews join booking.orders on number = order_number
         where trip_reviews.state = 'waiting' order by written_at limit 50`,
        [],
      )
      return rows
    },
  }
}
