import type { Clock } from '@wojaz/travel/dates'
import { accepted, refused } from '@wojaz/travel/outcome'
import type { TakenSeat } from '../order.ts'
import type { SeatClaims } from './seat-claims.ts'

const seatColumns = 'flight_id as "flightId", seat, person, price'

/** What an order does with seats, in its transaction. */
export function orderedSeats(clock: Clock): SeatClaims {
  return {
    async keepOnly(client, cartId, seats) {
      await client.query(
        `delete from booking.seat_claims where cart_id = $1 and order_number is null
           and (flight_id, seat) not in (select * from unnest($2::int[], $3::text[]))`,
        [cartId, seats.map(({ flightId }) => flightId), seats.map(({ seat }) => seat)],
      )
    },

    async takeFor(client, cartId, orderNumber) {
      const { rows } = await client.query<TakenSeat & { isHeld: boolean }>(
        `select ${seatColumns}, held_until > $2 as "isHeld" from booking.seat_claims
         where cart_id = $1 and order_number is null order by flight_id, seat for update`,
        [cartId, clock()],
      )
      const lost = rows.filter(({ isHeld }) => !isHeld)
      if (lost.length > 0) {
        return refused({
          code: 'seats-lost',
          seats: lost.map(({ flightId, seat }) => ({ flightId, seat })),
        })
      }
      await client.query(
        'update booking.seat_claims set order_number = $2 where cart_id = $1 and order_number is null',
        [cartId, orderNumber],
      )
      return accepted(rows.map(takenSeat))
    },

    async giveBack(client, orderNumber) {
      await client.query('delete from booking.seat_claims where order_number = $1', [orderNumber])
    },

    async takeAgain(client, orderNumber, seats) {
      const flights = seats.map(({ flightId }) => flightId)
      const names = seats.map(({ seat }) => seat)
      const { rows: others } = await client.query<{ flightId: number; seat: string }>(
        `select flight_id as "flightId", seat from booking.seat_claims
         where (flight_id, seat) in (select * from unnest($1::int[], $2::text[]))
           and (order_number is not null or held_until > $3)
         order by flight_id, seat for update`,
        [flights, names, clock()],
      )
      if (others.length > 0) return refused({ code: 'seats-lost', seats: others })
      const { rows: taken } = await client.query<{ flightId: number; seat: string }>(
        `insert into booking.seat_claims (flight_id, seat, person, price, held_until, order_number)
         select flight_id, seat, person, price, $1, $2
         from unnest($3::int[], $4::text[], $5::int[], $6::int[]) wished (flight_id, seat, person, price)
         on conflict (flight_id, seat) do update
           set cart_id = null, person = excluded.person, price = excluded.price,
               held_until = excluded.held_until, order_number = excluded.order_number
           where seat_claims.order_number is null and seat_claims.held_until <= $1
         returning flight_id as "flightId", seat`,
        [
          clock(),
          orderNumber,
          flights,
          names,
          seats.map(({ person }) => person),
          seats.map(({ price }) => price),
        ],
      )
      // A seat was taken at this very moment: the refusal must roll back the order's transaction.
      const gone = seats.filter(
        ({ flightId, seat }) => !taken.some((one) => one.flightId === flightId && one.seat === seat),
      )
      return gone.length > 0
        ? refused({ code: 'seats-lost', seats: gone.map(({ flightId, seat }) => ({ flightId, seat })) })
        : accepted(seats)
    },
  }
}

function takenSeat({ flightId, seat, person, price }: TakenSeat): TakenSeat {
  return { flightId, seat, person, price }
}
