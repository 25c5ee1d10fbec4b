import type { ReservationView } from './reservation-view.ts'

export interface NextTrip {
  reservation: ReservationView
  /** The number of days, in words. */
  countdown: string
}
