import type { DueAmount, Missing, OrderState, Reservations } from '@wojaz/booking'
import type { Picture } from '@wojaz/content'
import type { IsoDay } from '@wojaz/travel/dates'

/** The part of an order that a list of reservations shows. */
export interface ReservationView {
  number: string
  state: OrderState
  /** The hotel, or the route if only a flight is sold. */
  name: string
  place: string
  /** Of the hotel. Null: only a flight. */
  picture: Picture | null
  /** Until the departure. Null: it is past, or the trip is cancelled. */
  daysLeft: number | null
  departureDate: IsoDay
  returnDate: IsoDay
  /** Null: only a flight. */
  nights: number | null
  adults: number
  children: number
  /** In grosze, like all amounts here. */
  total: number
  paid: number
  /** The open amounts of a confirmed order, part by part. */
  due: readonly DueAmount[]
  /** What the guest still has to do, including the balance. */
  missing: readonly Missing[]
  /** Nothing is paid yet; the places are held until then. */
  heldUntil: string | null
  /** The reservation was confirmed at some time, so it has pages. */
  hasPages: boolean
  /** Changes by the organiser that wait for an answer. */
  notices: readonly { kind: 'flightHours' | 'hotel' | 'cancellation'; answerBy: string; url: string }[]
  /** For a past trip: where to book it again and where to review it (null: no hotel). */
  after: { again: string; review: string | null } | null
  /** The page with documents, payments and next steps. */
  url: string
}

export type ReservationsView = Reservations<ReservationView>
