import { setImmediate as breathe } from 'node:timers/promises'
import type { IsoDay } from '@wojaz/travel'
import type { Pool } from 'pg'
import { columnDays } from '../engine/columns.ts'
import { IndexBuilder } from '../engine/index-builder.ts'
import type { OfferIndex } from '../engine/offer-index.ts'
import { readCatalogue } from './read-catalogue.ts'
import { readFlights } from './read-flights.ts'
import { readAllotments, readPricePeriods } from './read-nights.ts'

/**
 * Reads the whole inventory as of one moment and builds an index of it. Guests are searching meanwhile, so after each
 * handful of hotels the event loop gets its turn.
 */
export async function readIndex(pool: Pool, today: IsoDay): Promise<OfferIndex> {
  const client = await pool.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const catalogue = await readCatalogue(client)
    const flights = await readFlights(client, today, columnDays)
    const periods = await readPricePeriods(client, { baseDay: today, days: columnDays })
    const allotments = await readAllotments(client, { baseDay: today, days: columnDays })
    await client.query('commit')
    await breathe()
    const builder = new IndexBuilder(catalogue, flights, today)
    const { register } = builder
    for (const [count, rate] of periods.entries()) {
      builder.addPrices(register.rateNumber.get(rate.key)!, rate)
      if (count % hotelsPerTurn === 0) await breathe()
    }
    for (const room of allotments) builder.addNights(register.roomNumber.get(room.key)!, room)
    for (let hotel = 0; hotel < register.hotels.length; hotel++) {
      builder.finishHotel(hotel)
      if (hotel % hotelsPerTurn === 0) await breathe()
    }
    const index = builder.finish()
    index.setToday(today)
    return index
  } catch (error) {
    await client.query('rollback').catch(() => {})
    throw error
  } finally {
    client.release()
  }
}

// Some 3 ms of work.
const hotelsPerTurn = 100
