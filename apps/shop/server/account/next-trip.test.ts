import { expect, test } from 'vitest'
import type { ReservationView } from '../../app/features/account/reservation-view.ts'
import { nextTrip } from './next-trip.ts'

const trip = (state: ReservationView['state'], departureDate: string) =>
  ({ state, departureDate }) as ReservationView

test('the soonest confirmed trip is counted in days', () => {
  const upcoming = [
    trip('pending', '2026-11-20'),
    trip('confirmed', '2026-11-25'),
    trip('confirmed', '2027-07-01'),
  ]
  expect(nextTrip(upcoming, '2026-11-15')).toEqual({ reservation: upcoming[1], daysLeft: 10 })
})

test('on the day itself nothing is left, and on the way nothing is counted', () => {
  expect(nextTrip([trip('confirmed', '2026-11-15')], '2026-11-15')?.daysLeft).toBe(0)
  expect(nextTrip([trip('confirmed', '2026-11-14')], '2026-11-15')?.daysLeft).toBeNull()
})

test('what is only held or called off is no trip to look forward to', () => {
  expect(nextTrip([trip('pending', '2026-11-20')], '2026-11-15')).toBeNull()
})
