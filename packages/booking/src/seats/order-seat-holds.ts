import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ClientBase } from 'pg'
import { fairShare } from '../fair-share/fair-share.ts'
import { nobody } from '../fair-share/kept-rows.ts'
import type { TakenSeat } from '../order.ts'
import { claimSeats } from './claim-seats.ts'
import type { HoldRefusal } from './open-seats.ts'
import type { SeatClaims, SeatsLost } from './seat-claims.ts'

/**
 * Holds the seats that a sold trip is about to get, under its order number, in the same way as for a cart. Other holds of this
 * number are released.
 */
export async function holdForOrder(
  client: ClientBase,
  number: string,
  seats: readonly TakenSeat[],
  { until, now }: { until: Date; now: Date },
): Promise<Outcome<null, HoldRefusal>> {
  await client.query('delete from booking.seat_claims where cart_id = $1 and order_number is null', [number])
  if (seats.length === 0) return accepted(null)
  const flights = [...new Set(seats.map(({ flightId }) => flightId))].toSorted((a, b) => a - b)
  return claimSeats(client, {
    cartId: number,
    seats,
    flights,
    until,
    now,
    asker: nobody,
    keeper: { place: null, mailbox: null },
    most: fairShare().seats,
  })
}

/** Gives the order exactly these seats: held ones become its seats, and travellers may swap. Everything, or a refusal. */
export async function reseatOrder(
  client: ClientBase,
  claims: SeatClaims,
  number: string,
  { before, after }: { before: readonly TakenSeat[]; after: readonly TakenSeat[] },
): Promise<Outcome<null, SeatsLost>> {
  const stays = (list: readonly TakenSeat[], wanted: TakenSeat) =>
    list.some((one) => isSame(one, wanted) && one.person === wanted.person)
  const leaving = before.filter((one) => !stays(after, one))
  await client.query(
    `delete from booking.seat_claims
     where order_number = $1 and (flight_id, seat) in (select * from unnest($2::int[], $3::text[]))`,
    [number, leaving.map(({ flightId }) => flightId), leaving.map(({ seat }) => seat)],
  )
  const moved = after.filter((one) => !stays(before, one) && before.some((own) => isSame(own, one)))
  const fresh = after.filter((one) => !before.some((own) => isSame(own, one)))
  if (moved.length > 0) {
    const again = await claims.takeAgain(client, number, moved)
    if (!again.ok) return again
  }
  if (fresh.length === 0) return accepted(null)
  const taken = await claims.takeFor(client, number, number)
  if (!taken.ok) return taken
  // Makes the number free for its next hold.
  await client.query('update booking.seat_claims set cart_id = null where cart_id = $1', [number])
  const lost = fresh.filter((one) => !taken.value.some((got) => isSame(got, one)))
  return lost.length === 0
    ? accepted(null)
    : refused({ code: 'seats-lost', seats: lost.map(({ flightId, seat }) => ({ flightId, seat })) })
}

function isSame(one: TakenSeat, other: TakenSeat): boolean {
  return one.flightId === other.flightId && one.seat === other.seat
}
