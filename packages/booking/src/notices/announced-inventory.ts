import type { ClientBase } from 'pg'
import type { Announcement, TripsOfHotel } from './notice.ts'

/** Whoever buys from now on is sold what was announced; what was called off is sold to nobody. */
export async function writeInventory(client: ClientBase, facts: Announcement): Promise<void> {
  if (facts.kind === 'flight-hours') return writeHours(client, facts.flights)
  if ('flightId' in facts.trips) return closeFlight(client, facts.trips.flightId)
  await closeHotel(client, facts.trips)
}

/** Another day is another flight, which the inventory gets from its own source. */
async function writeHours(
  client: ClientBase,
  flights: Extract<Announcement, { kind: 'flight-hours' }>['flights'],
): Promise<void> {
  for (const { flightId, departureTime, arrivalTime, date } of flights)
    if (date === undefined)
      await client.query('update offers.flights set departs = $2, arrives = $3 where id = $1', [
        flightId,
        departureTime,
        arrivalTime,
      ])
}

/** Nothing is left of it; what guests give back is taken out as well, by `releaseStock`. */
async function closeFlight(client: ClientBase, flightId: number): Promise<void> {
  await client.query('update offers.flight_cabins set seats = sold where flight_id = $1', [flightId])
}

/** The nights on which these trips begin are off sale, in every room: a period that has others, too, is cut there. */
async function closeHotel(client: ClientBase, { hotelCode, from, until }: TripsOfHotel): Promise<void> {
  const { rows } = await client.query(
    `delete from offers.price_periods
     where rate_id in (select id from offers.rates where hotel_code = $1)
       and first_night <= $3 and last_night >= $2 and not stop_sale
     returning rate_id, first_night::text, last_night::text, price, min_stay, max_stay, arrival_days`,
    [hotelCode, from, until],
  )
  await client.query(
    `insert into offers.price_periods (rate_id, first_night, last_night, price, min_stay, max_stay, arrival_days, stop_sale)
     select rate_id, greatest(first_night, first), least(last_night, last), price, min_stay, max_stay, arrival_days, is_closed
     from jsonb_to_recordset($1) as period (rate_id int, first_night date, last_night date, price int, min_stay smallint,
         max_stay smallint, arrival_days smallint),
       (values ('-infinity'::date, $2::date - 1, false), ($2::date, $3::date, true), ($3::date + 1, 'infinity'::date, false))
         as part (first, last, is_closed)
     where first_night <= last and last_night >= first`,
    [JSON.stringify(rows), from, until],
  )
}
