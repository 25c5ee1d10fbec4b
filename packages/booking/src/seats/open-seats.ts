import type { Clock } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { Pool } from 'pg'
import type { TripFlight } from '../extras/trip-facts.ts'
import type { TakenSeat } from '../order.ts'
import { openStore, type Store } from '../store.ts'
import { orderedSeats } from './ordered-seats.ts'
import { pricedWishes } from './priced-wishes.ts'
import type { SeatClaims } from './seat-claims.ts'
import type { SeatedParty, SeatRefusal, SeatWish } from './seat-refusal.ts'
import { type ClaimedSeat, openSeatWatch, type SeatListener } from './seat-watch.ts'

/** Seats on flights: whose each is, for how long, and the news of it. */
export interface Seats extends SeatClaims {
  onFlight(flightId: number): Promise<readonly ClaimedSeat[]>
  /** What a cart holds now, and until when. */
  held(cartId: string): Promise<HeldSeats>
  /** These seats and no others of these flights are the cart's for a quarter of an hour: all of them, or nothing changes. */
  hold(
    cartId: string,
    party: SeatedParty,
    wishes: readonly FlightWishes[],
  ): Promise<Outcome<HeldSeats, HoldRefusal>>
  /** Who is still busy keeps what is held. */
  extend(cartId: string): Promise<HeldSeats>
  clear(cartId: string, flightId?: number): Promise<void>
  freeExpired(): Promise<void>
  /** Told of every change of a flight's seats, on whatever node; the answer ends it. */
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
  /** Null: nothing is held. */
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
  /** Somebody was quicker. */
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
  readonly onError: (error: Error) => void
}

export async function openSeats({ pool, databaseUrl, clock, onError }: SeatsOptions): Promise<Seats> {
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

  /** Carts are told first: whoever dies in between has told twice, not never. */
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

  /** Who has chosen again need not hear of seats lost before. */
  async function forgetLost(cartId: string): Promise<void> {
    await store.query('update booking.carts set lost_seats = null where id = $1 and lost_seats is not null', [
      cartId,
    ])
  }

  return {
    ...orderedSeats(clock),
    onFlight,
    held,

    async hold(cartId, party, wanted) {
      const now = clock()
      const priced = pricedWishes(party, wanted, now)
      if (!priced.ok) return priced
      const flights = wanted.map(({ flight }) => flight.flightId).toSorted((a, b) => a - b)
      const flightIds = priced.value.map(({ flightId }) => flightId)
      const names = priced.value.map(({ seat }) => seat)
      const claimed = await store.decide<null, HoldRefusal>(async (client) => {
        // One at a time on a flight, flights always in the same order: nobody waits for each other in a circle.
        for (const flightId of flights) {
          await client.query("select pg_advisory_xact_lock(hashtext('booking seats'), $1)", [flightId])
        }
        const others = await client.query<{ flightId: number; seat: string }>(
          `select flight_id as "flightId", seat from booking.seat_claims
           where (flight_id, seat) in (select * from unnest($1::int[], $2::text[]))
             and (order_number is not null or (held_until > $3 and cart_id is distinct from $4))
           order by flight_id, seat`,
          [flightIds, names, now, cartId],
        )
        if (others.rows.length > 0) return takenByOthers(others.rows)
        await client.query(
          `delete from booking.seat_claims where order_number is null and flight_id = any ($1)
             and (cart_id = $2 or (held_until <= $3
               and (flight_id, seat) in (select * from unnest($4::int[], $5::text[]))))`,
          [flights, cartId, now, flightIds, names],
        )
        const { rowCount } = await client.query(
          `insert into booking.seat_claims (flight_id, seat, cart_id, person, price, held_until)
           select flight_id, seat, $1, person, price, $2
           from unnest($3::int[], $4::text[], $5::int[], $6::int[]) wished (flight_id, seat, person, price)
           on conflict (flight_id, seat) do nothing`,
          [
            cartId,
            deadline(),
            flightIds,
            names,
            priced.value.map(({ person }) => person),
            priced.value.map(({ price }) => price),
          ],
        )
        // An order took one while we waited for its row.
        if (rowCount !== names.length) return takenByOthers(priced.value)
        // Both flights are one choice: their time runs out together.
        await extendHolds(client, cartId, deadline(), now)
        return accepted(null)
      })
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

function takenByOthers(seats: readonly { flightId: number; seat: string }[]) {
  return refused<HoldRefusal>({
    code: 'seats-taken',
    seats: seats.map(({ flightId, seat }) => ({ flightId, seat })),
  })
}

async function extendHolds(
  client: { query(text: string, values: unknown[]): Promise<unknown> },
  cartId: string,
  until: Date,
  now: Date,
): Promise<void> {
  await client.query(
    `update booking.seat_claims set held_until = $2
     where cart_id = $1 and order_number is null and held_until > $3`,
    [cartId, until, now],
  )
}

async function readFlight(store: Store, flightId: number, now: Date): Promise<readonly ClaimedSeat[]> {
  const { rows } = await store.query<ClaimedSeat>(
    `select seat, cart_id as "cartId" from booking.seat_claims
     where flight_id = $1 and (order_number is not null or held_until > $2) order by seat`,
    [flightId, now],
  )
  return rows
}
