import type { DueAmount, Missing, OrderState, Reservations } from '@wojaz/booking'
import type { Picture } from '@wojaz/content'
import type { IsoDay } from '@wojaz/travel/dates'

/** As much of an order as a list of reservations shows. */
export interface ReservationView {
  number: string
  state: OrderState
  /** The hotel, or the way there and back where only the flight is sold. */
  name: string
  place: string
  /** Of the hotel; null: a flight alone has none. */
  picture: Picture | null
  /** Until the departure; null: it is past, or nobody goes. */
  daysLeft: number | null
  departureDate: IsoDay
  returnDate: IsoDay
  /** Null: a flight alone has none. */
  nights: number | null
  adults: number
  children: number
  /** In grosze, as everything here. */
  total: number
  paid: number
  /** What is still to be paid of what is confirmed, part by part. */
  due: readonly DueAmount[]
  /** What the guest has still to do; the balance is among it. */
  missing: readonly Missing[]
  /** Nothing is paid yet: the places are theirs until then. */
  heldUntil: string | null
  /** It is or was somebody's trip, with pages of its own. */
  hasPages: boolean
  /** What the organiser changed and waits for an answer. */
  notices: readonly { kind: 'flightHours' | 'hotel' | 'cancellation'; answerBy: string; url: string }[]
  /** Of a trip that is over: where one goes there again, and where one says how it was (null: about no hotel). */
  after: { again: string; review: string | null } | null
  /** Its own page: documents, payments, what comes next. */
  url: string
}

export type ReservationsView = Reservations<ReservationView>
