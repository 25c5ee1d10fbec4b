import type { IsoDay } from '@wojaz/travel/dates'
import type { ClientBase } from 'pg'
import { closeFlight } from '../sale/flight-sale.ts'
import { lockHotel, nightsThatAre, writeStopSale } from '../sale/stop-sale.ts'
import type { Announcement, TripsOfHotel } from './notice.ts'

/** Changes what is sold from now on to what was announced. What was called off is no longer sold. */
export async function writeInventory(client: ClientBase, facts: Announcement): Promise<void> {
  if (facts.kind === 'flight-hours') return writeHours(client, facts.flights)
  if ('flightId' in facts.trips) return closeFlight(client, facts.trips.flightId)
  await closeHotel(client, facts.trips)
}

/** A flight on another day is a new flight, which the inventory gets from its source. On the old day nothing is sold. */
async function writeHours(
  client: ClientBase,
  flights: Extract<Announcement, { kind: 'flight-hours' }>['flights'],
): Promise<void> {
  for (const { flightId, departureTime, arrivalTime, date } of flights) {
    if (date !== undefined && !(await fliesOn(client, flightId, date))) await closeFlight(client, flightId)
    else
      await client.query('update offers.flights set departs = $2, arrives = $3 where id = $1', [
        flightId,
        departureTime,
        arrivalTime,
      ])
  }
}

async function fliesOn(client: ClientBase, flightId: number, day: IsoDay): Promise<boolean> {
  const { rowCount } = await client.query('select from offers.flights where id = $1 and day = $2', [
    flightId,
    day,
  ])
  return rowCount === 1
}

/** Closes the nights on which these trips begin, in every room. */
async function closeHotel(client: ClientBase, { hotelCode, from, until }: TripsOfHotel): Promise<void> {
  await lockHotel(client, hotelCode)
  const rates = { hotelCode, from, until, roomCode: null, boardCode: null }
  await writeStopSale(client, await nightsThatAre(client, rates, 'open'), true)
}
