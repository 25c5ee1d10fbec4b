import { createTestDatabase } from '@wojaz/database/testing'
import pg from 'pg'
import { expect } from 'vitest'
import { migrateBooking } from '../src/migrate-booking.ts'
import { openSeats } from '../src/seats/open-seats.ts'
import type { SeatWish } from '../src/seats/seat-refusal.ts'
import { makeFlight } from './make-trip.ts'

const start = new Date('2026-11-15T12:00:00Z')

export const couple = { passengers: ['ADULT', 'ADULT'], cabin: 'Economy' } as const
export const out = makeFlight({ flightId: 101 })
export const back = makeFlight({ flightId: 102 })
export const wish = (seat: string, person = 0): SeatWish => ({ seat, person })

export type TestSeats = Awaited<ReturnType<typeof openTestSeats>>

/** Seats of two planes. The clock is at noon until the test moves it. */
export async function openTestSeats() {
  const database = await createTestDatabase()
  const pool = new pg.Pool({ connectionString: database.url, max: 20 })
  await migrateBooking(pool)
  const errors: Error[] = []
  let now = start
  const seats = await openSeats({
    pool,
    databaseUrl: database.url,
    clock: () => now,
    secret: 'a secret for tests only',
    onError: (error) => void errors.push(error),
  })
  /** Sets the clock to this many minutes after noon. */
  const later = (minutes: number) => {
    now = new Date(start.getTime() + minutes * 60_000)
  }
  return {
    seats,
    pool,
    later,
    /** Releases all seats, resets the clock and checks that no error occurred. */
    async clear() {
      later(0)
      await pool.query('delete from booking.seat_claims')
      expect(errors).toEqual([])
    },
    async close() {
      await seats.close()
      await pool.end()
      await database.drop()
    },
  }
}
