import type { IsoDay } from '@wojaz/travel/dates'
import type { ClientBase, Pool } from 'pg'
import { columnDays } from '../engine/columns.ts'
import { IndexBuilder } from '../engine/index-builder.ts'
import type { OfferIndex } from '../engine/offer-index.ts'
import { Turn } from '../engine/turn.ts'
import { readCatalogue } from './read-catalogue.ts'
import { readFlights } from './read-flights.ts'
import { readAllotments, readPricePeriods } from './read-nights.ts'

/**
 * Reads the whole inventory as of one moment and builds an index of it. Guests are searching meanwhile, so it is done a
 * few milliseconds at a time.
 */
export async function readIndex(pool: Pool, today: IsoDay): Promise<OfferIndex> {
  const { catalogue, flights, periods, allotments } = await readInventory(pool, today)
  const turn = new Turn()
  const builder = await IndexBuilder.begin(catalogue, flights, today, turn)
  const { register } = builder
  for (const rate of periods) {
    builder.addPrices(rate)
    if (turn.isOver) await turn.pass()
  }
  for (const room of allotments) {
    builder.addNights(room)
    if (turn.isOver) await turn.pass()
  }
  for (let hotel = 0; hotel < register.hotels.length; hotel++) {
    builder.finishHotel(hotel)
    if (turn.isOver) await turn.pass()
  }
  const index = builder.finish()
  await index.setToday(today)
  return index
}

/** Prices are half of all there is: two connections that see the same moment read faster than one. */
async function readInventory(pool: Pool, baseDay: IsoDay) {
  const scope = { baseDay, days: columnDays }
  return onConnection(pool, (client) =>
    onConnection(pool, async (second) => {
      await client.query('begin isolation level repeatable read read only')
      const { rows } = await client.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot')
      await second.query('begin isolation level repeatable read read only')
      await second.query(`set transaction snapshot '${rows[0]!.snapshot}'`)
      const [periods, others] = await Promise.all([
        readPricePeriods(second, scope),
        readAllButPrices(client, scope),
      ])
      await Promise.all([client.query('commit'), second.query('commit')])
      return { periods, ...others }
    }),
  )
}

async function readAllButPrices(client: ClientBase, scope: { baseDay: IsoDay; days: number }) {
  return {
    catalogue: await readCatalogue(client),
    flights: await readFlights(client, scope.baseDay, scope.days),
    allotments: await readAllotments(client, scope),
  }
}

/** A connection on which something failed is ended, not given back: nobody knows what it is doing. */
async function onConnection<Result>(
  pool: Pool,
  work: (client: ClientBase) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect()
  let isFine = false
  try {
    const result = await work(client)
    isFine = true
    return result
  } finally {
    client.release(!isFine)
  }
}
