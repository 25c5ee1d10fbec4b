import type { Clock } from '@wojaz/travel/dates'
import { accepted, type Outcome } from '@wojaz/travel/outcome'
import type { Pool } from 'pg'
import { type FairShare, fairShare } from '../fair-share/fair-share.ts'
import { type Asker, keeperKeys, nobody } from '../fair-share/kept-rows.ts'
import type { TakenSeat } from '../order.ts'
import { openStore, type Store } from '../store.ts'
import type { TripFlight } from '../upsells/trip-facts.ts'
import { claimSeats, extendHolds } from './claim-seats.ts'
import { orderedSeats } from './ordered-seats.ts'
import { pricedWishes } from './priced-wishes.ts'
import type { SeatClaims } from './seat-claims.ts'
import type { SeatedParty, SeatRefusal, SeatWish } from './seat-refusal.ts'
import { type ClaimedSeat, openSeatWatch, type SeatListener } from './seat-watch.ts'

/** Seats on flights: who holds each of them, for how long, and notifications of changes. */
export interface Seats extends SeatClaims {
  onFlight(flightId: number): Promise<readonly ClaimedSeat[]>
  /** Returns what a cart holds now, and until when. */
  held(cartId: string): Promise<HeldSeats>
  /** Holds exactly these seats on these flights for a quarter of an hour: all of them, or nothing changes. */
  hold(
    cartId: string,
    party: SeatedParty,
    wishes: readonly FlightWishes[],
    asker?: Asker & { readonly email?: string | null },
  ): Promise<Outcome<HeldSeats, HoldRefusal>>
  /** Extends the holds of a guest who is still active. */
  extend(cartId: string): Promise<HeldSeats>
  clear(cartId: string, flightId?: number): Promise<void>
  freeExpired(): Promise<void>
  /** Calls the listener at every change of a flight's seats, on any node. Returns the function that stops it. */
  watch(flightId: number, listener: SeatListener): () => void
  start(): void
  close(): Promise<void>
}

export interface FlightWishes {
  readonly flight: TripFlight
  readonly wishes: readonly SeatWish[]
}

export interface HeldSeats {
  readonly seats: readonly TakenSeat[]
  /** Null: no seat is held. */
  readonly until: Date | null
}

export type HoldRefusal =
  | {
      readonly code: 'seat-refused'
      readonly flightId: number
      readonly seat: string
      readonly person: number
      readonly reason: SeatRefusal
    }
  | { readonly code: 'no-seat-map'; readonly flightId: number }
  /** The limit of held seats is reached. */
  | { readonly code: 'too-many-seats' }
  /** Another guest was faster. */
  | {
      readonly code: 'seats-taken'
      readonly seats: readonly { readonly flightId: number; readonly seat: string }[]
    }

const holdMinutes = 15
const sweepEveryMs = 5_000

export interface SeatsOptions {
  readonly pool: Pool
  readonly databaseUrl: string
  readonly clock: Clock
  /** Key of the hashes of guests whose held seats are counted. */
  readonly secret: string
  /** How much a guest may hold without paying. */
  readonly share?: FairShare
  readonly onError: (error: Error) => void
}

export async function openSeats(options: SeatsOptions): Promise<Seats> {
  const { pool, databaseUrl, clock, secret, share = fairShare(), onError } = options
  const store = openStore(pool)
  const onFlight = (flightId: number) => readFlight(store, flightId, clock())
  const watch = await openSeatWatch({ databaseUrl, read: onFlight, onError })
  const deadline = () => new Date(clock().getTime() + holdMinutes * 60_000)
  let sweeping: NodeJS.Timeout | undefined

  async function held(cartId: string): Promise<HeldSeats> {
    const { rows } = await store.query<TakenSeat & { until: Date }>(
      `select flight_id as "flightId", seat, person, price, held_until as until from booking.seat_claims
       where cart_id = $1 and order_number is null and held_until > $2 order by flight_id, person`,
      [cartId, clock()],
    )
    return {
      seats: rows.map(({ flightId, seat, person, price }) => ({ flightId, seat, person, price })),
      until: rows.reduce<Date | null>((first, { until }) => (first && first < until ? first : until), null),
    }
  }

  /** Records lost seats in the carts first. After a crash in between, it is done twice instead of never. */
  async function freeExpired(): Promise<void> {
    const now = clock()
    await store.query(
      `update booking.carts set lost_seats = jsonb_build_object('reason', 'time', 'seats', gone.seats)
       from (select cart_id, jsonb_agg(seat order by flight_id, person) as seats from booking.seat_claims
         where order_number is null and held_until <= $1 group by cart_id) gone
       where id = gone.cart_id and state = 'open'`,
      [now],
    )
    await store.query('delete from booking.seat_claims where order_number is null and held_until <= $1', [
      now,
    ])
  }

  /** A guest who has chosen again is not told of seats lost before. */
  async function forgetLost(cartId: string): Promise<void> {
    await store.query('update booking.carts set lost_seats = null where id = $1 and lost_seats is not null', [
      cartId,
    ])
  }

  return {
    ...orderedSeats(clock),
    onFlight,
    held,

    async hold(cartId, party, wanted, { email = null, ...asker } = nobody) {
      const now = clock()
      const priced = pricedWishes(party, wanted, now)
      if (!priced.ok) return priced
      const flights = wanted.map(({ flight }) => flight.flightId).toSorted((a, b) => a - b)
      const claimed = await store.decide<null, HoldRefusal>((client) =>
        claimSeats(client, {
          cartId,
          seats: priced.value,
          flights,
          until: deadline(),
          now,
          asker,
          keeper: keeperKeys(secret, asker, email),
          most: share.seats,
        }),
      )
      if (!claimed.ok) return claimed
      await forgetLost(cartId)
      return accepted(await held(cartId))
    },

    async extend(cartId) {
      await extendHolds(store, cartId, deadline(), clock())
      return held(cartId)
    },

    async clear(cartId, flightId) {
      await store.query(
        `delete from booking.seat_claims
         where cart_id = $1 and order_number is null and ($2::int is null or flight_id = $2)`,
        [cartId, flightId ?? null],
      )
      await forgetLost(cartId)
    },

    freeExpired,
    watch: watch.watch,
    start() {
      sweeping = setInterval(() => void freeExpired().catch(onError), sweepEveryMs)
      sweeping.unref()
    },
    async close() {
      clearInterval(sweeping)
      await watch.close()
    },
  }
}

async function readFlight(store: Store, flightId: number, now: Date): Promise<readonly ClaimedSeat[]> {
  const { rows } = await store.query<ClaimedSeat>(
    `select seat, cart_id as "cartId" from booking.seat_claims
     where flight_id = $1 and (order_number is not null or held_until > $2) order by seat`,
    [flightId, now],
  )
  return rows
}
