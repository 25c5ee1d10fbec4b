import type { ReservationView } from './reservation-view.ts'

export interface NextTrip {
  reservation: ReservationView
  /** Null: the customer is on it. */
  daysLeft: number | null
}
