import type { ClientBase } from 'pg'
import { airportCharges } from '../flights/airport-charges.ts'

/** Writes the tariffs of all airports; existing rows get the new amounts, other rows stay. */
export async function writeAirportCharges(client: Pick<ClientBase, 'query'>): Promise<void> {
  await client.query(
    `insert into offers.airport_charges (airport, valid_from, departing, arriving)
     select airport, "validFrom", departing, arriving
     from jsonb_to_recordset($1) as row (airport char(3), "validFrom" date, departing int, arriving int)
     join offers.airports on code = airport
     on conflict (airport, valid_from) do update set departing = excluded.departing, arriving = excluded.arriving`,
    [JSON.stringify(airportCharges)],
  )
}
