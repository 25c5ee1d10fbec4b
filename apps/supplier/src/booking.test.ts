import { expect, test } from 'vitest'
import { type BookingStatus, canBecome, takesPlaces, transitions } from './booking.ts'

const statuses = Object.keys(transitions) as BookingStatus[]

test('of all pairs only these are steps of a booking', () => {
  const steps = statuses.flatMap((from) =>
    statuses.filter((to) => canBecome(from, to)).map((to) => `${from} → ${to}`),
  )
  expect(steps).toEqual([
    'ON_HOLD → PENDING',
    'ON_HOLD → CONFIRMED',
    'ON_HOLD → EXPIRED',
    'ON_HOLD → CANCELLED',
    'PENDING → CONFIRMED',
    'PENDING → REJECTED',
    'PENDING → CANCELLED',
    'CONFIRMED → CANCELLED',
  ])
})

test('whatever has ended gives its places back', () => {
  for (const status of statuses) expect(takesPlaces(status)).toBe(transitions[status].length > 0)
})
