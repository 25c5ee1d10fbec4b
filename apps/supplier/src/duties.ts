import type { Booking } from './booking.ts'

/** The time at which a booking changes by itself. */
export function dueAt({ status, expiresAt, verdict }: Booking): number | null {
  if (status === 'ON_HOLD' && expiresAt) return Date.parse(expiresAt)
  return status === 'PENDING' && verdict ? Date.parse(verdict.at) : null
}

export const isAwaited = (booking: Booking): boolean => dueAt(booking) !== null
