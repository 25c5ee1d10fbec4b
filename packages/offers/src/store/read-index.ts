import type { IsoDay } from '@wojaz/travel/dates'
import type { ClientBase, Pool } from 'pg'
import { columnDays, none } from '../engine/columns.ts'
import { IndexBuilder } from '../engine/index-builder.ts'
import type { OfferIndex } from '../engine/offer-index.ts'
import { Turn } from '../engine/turn.ts'
import type { Catalogue } from './catalogue.ts'
import { readCatalogue } from './read-catalogue.ts'
import { type Flights, readFlights } from './read-flights.ts'
import { type NightsScope, type Packed, pricePeriodsBetween, readAllotments } from './read-nights.ts'

/**
 * Reads the whole inventory at one moment and builds an index. Searches run meanwhile, so it works a few milliseconds at a time.
 * Two connections read everything except prices. Then each packs the prices of half of the rates, while hotels are built from
 * those that have arrived.
 */
export function readIndex(pool: Pool, today: IsoDay): Promise<OfferIndex> {
  const scope = { baseDay: today, days: columnDays }
  return atOneMoment(pool, async (one, other) => {
    const turn = new Turn()
    const [catalogue, { flights, allotments }] = await Promise.all([
      readCatalogue(one),
      readPacked(other, scope),
    ])
    const building = beginBuilding(catalogue, flights, allotments, today, turn)
    const addPrices = async (client: ClientBase, rates: readonly [first: number, last: number]) => {
      for await (const packed of pricePeriodsBetween(client, scope, rates)) {
        const builder = await building
        for (const rate of packed) {
          builder.addPrices(rate)
          if (turn.isOver) await turn.pass()
        }
      }
    }
    const [lower, upper] = halves(catalogue.rates.map(({ id }) => id))
    await Promise.all([building, addPrices(one, lower), addPrices(other, upper)])
    const index = await (await building).finish(turn)
    await index.setToday(today)
    return index
  })
}

async function readPacked(client: ClientBase, scope: NightsScope) {
  return {
    flights: await readFlights(client, scope.baseDay, scope.days),
    allotments: await readAllotments(client, scope),
  }
}

async function beginBuilding(
  catalogue: Catalogue,
  flights: Flights,
  allotments: readonly Packed<string>[],
  today: IsoDay,
  turn: Turn,
): Promise<IndexBuilder> {
  const builder = await IndexBuilder.begin(catalogue, flights, today, turn)
  for (const room of allotments) {
    builder.addNights(room)
    if (turn.isOver) await turn.pass()
  }
  return builder
}

/** Returns the first and last id of each half. The last half has all higher ids. */
function halves(ids: readonly number[]): [[number, number], [number, number]] {
  const sorted = Int32Array.from(ids).sort()
  const middle = sorted[sorted.length >> 1] ?? 0
  return [
    [-none, middle],
    [middle + 1, none],
  ]
}

/** Two connections with the same snapshot read faster than one. */
async function atOneMoment<Result>(
  pool: Pool,
  work: (one: ClientBase, other: ClientBase) => Promise<Result>,
): Promise<Result> {
  return onConnection(pool, (one) =>
    onConnection(pool, async (other) => {
      await one.query('begin isolation level repeatable read read only')
      const { rows } = await one.query<{ snapshot: string }>('select pg_export_snapshot() as snapshot')
      await other.query('begin isolation level repeatable read read only')
      await other.query(`set transaction snapshot '${rows[0]!.snapshot}'`)
      const result = await work(one, other)
      await Promise.all([one.query('commit'), other.query('commit')])
      return result
    }),
  )
}

/** A connection on which something failed is closed, not returned to the pool, because its state is unknown. */
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
