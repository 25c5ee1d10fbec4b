import type { DueAmount, OrderState, Reservations } from '@wojaz/booking'
import type { IsoDay } from '@wojaz/travel/dates'

/** As much of an order as a list of reservations shows. */
export interface ReservationView {
  number: string
  state: OrderState
  /** The hotel, or the way there and back where only the flight is sold. */
  name: string
  place: string
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
  /** Nothing is paid yet: the places are theirs until then. */
  heldUntil: string | null
  /** Its own page: documents, payments, what comes next. */
  url: string
}

export type ReservationsView = Reservations<ReservationView>
