import { openDatabase } from '@wojaz/database'
import { createTestDatabase } from '@wojaz/database/testing'
import type { Offer } from '@wojaz/offers'
import { openOffers } from '@wojaz/offers/server'
import { fillTestInventory } from '@wojaz/offers/testing'
import { defaultSearchState, type Outcome, type SearchState, toOfferSearchRequest } from '@wojaz/travel'
import type pg from 'pg'
import { migrateBooking } from '../src/migrate-booking.ts'
import { type Booking, type BookingOptions, openBooking } from '../src/open-booking.ts'
import { noSeats } from '../src/seats/seat-claims.ts'

const noon = new Date('2026-11-15T12:00:00Z')
const quiet = { info() {}, warn() {}, error() {} }

/** Its connections may be cut at any moment, as when a test's database is dropped before the last goodbye has arrived. */
const open = (url: string, maxConnections?: number) =>
  openDatabase({ url, applicationName: 'test', onError() {}, maxConnections })

export type TestBooking = Awaited<ReturnType<typeof openTestBooking>>

/** A shop with a small inventory of its own, at noon until the test moves the clock. */
export async function openTestBooking(given: Partial<BookingOptions> = {}) {
  const database = await createTestDatabase({
    template: {
      name: 'booking',
      async make(url) {
        await fillTestInventory(url, '2026-11-15')
        const template = open(url)
        await migrateBooking(template.pool)
        await template.close()
      },
    },
  })
  const { pool, close } = open(database.url)
  let now = noon
  const clock = () => now
  const offers = await openOffers({ databaseUrl: database.url, clock, log: quiet, threads: 1 })
  const laterLetters: { to: string; link: string }[] = []
  const options: BookingOptions = {
    pool,
    offers,
    clock,
    seats: noSeats,
    secret: 'a secret for tests only',
    siteUrl: 'https://wojaz.example',
    nearestOffers: async () => [],
    queueLater: async (_client, letter) => void laterLetters.push(letter),
    ...given,
  }
  return {
    booking: openBooking(options),
    /** The same shop with something else about it. */
    also: (other: Partial<BookingOptions>): Booking => openBooking({ ...options, ...other }),
    databaseUrl: database.url,
    offers,
    pool,
    laterLetters,
    moveClock: (ms: number) => {
      now = new Date(now.getTime() + ms)
    },
    rows: async <Row extends pg.QueryResultRow>(sql: string, values: unknown[] = []) =>
      (await pool.query<Row>(sql, values)).rows,
    /** Offers as a guest finds them, cheapest first. */
    async found(wish: Partial<SearchState> = {}): Promise<readonly Offer[]> {
      const request = toOfferSearchRequest({ ...defaultSearchState, ...wish }, { pageSize: 100 })
      return accept(await offers.search(request, 'pl')).offers
    },
    async close() {
      await offers.close()
      await close()
      await database.drop()
    },
  }
}

/** What was answered, when nothing may be refused. */
export function accept<Value, Refusal>(outcome: Outcome<Value, Refusal>): Value {
  if (!outcome.ok) throw new Error(`Refused: ${JSON.stringify(outcome.refusal)}`)
  return outcome.value
}

export function refusalOf<Value, Refusal>(outcome: Outcome<Value, Refusal>): Refusal {
  if (outcome.ok) throw new Error('Not refused.')
  return outcome.refusal
}
