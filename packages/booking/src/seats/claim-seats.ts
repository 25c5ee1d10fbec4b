import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import { isTooMuch, type Kept } from '../fair-share/fair-share.ts'
import { type Asker, type KeeperKeys, keptSeats } from '../fair-share/kept-rows.ts'
import type { TakenSeat } from '../order.ts'
import type { HoldRefusal } from './open-seats.ts'

interface SeatClaim {
  readonly cartId: string
  readonly seats: readonly TakenSeat[]
  /** Flights whose seats are chosen again, in ascending order. */
  readonly flights: readonly number[]
  readonly until: Date
  readonly now: Date
  readonly asker: Asker
  readonly keeper: KeeperKeys
  readonly most: Kept
}

/** The cart gets exactly these seats on these flights, or nothing changes. */
export async function claimSeats(client: ClientBase, claim: SeatClaim): Promise<Outcome<null, HoldRefusal>> {
  const { cartId, seats, flights, until, now, keeper } = claim
  const flightIds = seats.map(({ flightId }) => flightId)
  const names = seats.map(({ seat }) => seat)
  // Locks one flight after another, always in the same order, to avoid deadlocks.
  for (const flightId of flights) {
    await client.query("select pg_advisory_xact_lock(hashtext('booking seats'), $1)", [flightId])
  }
  if (names.length > 0) {
    const kept = await keptSeats(client, claim.asker, keeper, { cartId, flights, now })
    if (isTooMuch(kept, names.length, claim.most)) return refused({ code: 'too-many-seats' })
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
    `insert into booking.seat_claims (flight_id, seat, cart_id, person, price, held_until, place_key, mailbox_key)
     select flight_id, seat, $1, person, price, $2, $7, $8
     from unnest($3::int[], $4::text[], $5::int[], $6::int[]) wished (flight_id, seat, person, price)
     on conflict (flight_id, seat) do nothing`,
    [
      ...[
        cartId,
        until,
        flightIds,
        names,
        seats.map(({ person }) => person),
        seats.map(({ price }) => price),
      ],
      ...[keeper.place, keeper.mailbox],
    ],
  )
  // An order took a seat while this waited for its row.
  if (rowCount !== names.length) return takenByOthers(seats)
  // Both flights are one choice: their holds expire together.
  await extendHolds(client, cartId, until, now)
  return accepted(null)
}

function takenByOthers(seats: readonly { flightId: number; seat: string }[]) {
  return refused<HoldRefusal>({
    code: 'seats-taken',
    seats: seats.map(({ flightId, seat }) => ({ flightId, seat })),
  })
}

export async function extendHolds(
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
