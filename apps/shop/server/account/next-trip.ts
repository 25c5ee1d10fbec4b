import { daysBetween, type IsoDay } from '@wojaz/travel/dates'
import type { ReservationView } from '../../app/features/account/reservation-view.ts'

/** The soonest trip that is confirmed and not over. `upcoming` must be sorted by date. */
export function nextTrip<Trip extends Pick<ReservationView, 'state' | 'departureDate'>>(
  upcoming: readonly Trip[],
  today: IsoDay,
): { reservation: Trip; daysLeft: number | null } | null {
  const reservation = upcoming.find(({ state }) => state === 'confirmed')
  if (!reservation) return null
  const days = daysBetween(today, reservation.departureDate)
  return { reservation, daysLeft: days < 0 ? null : days }
}
