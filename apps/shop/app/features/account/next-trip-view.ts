import type { ReservationView } from './reservation-view.ts'

export interface NextTrip {
  reservation: ReservationView
  /** In how many days, in words. */
  countdown: string
}
