import { dayNumber, type IsoDay } from '@wojaz/travel/dates'
import type { Pool } from 'pg'
import { planHotels } from './hotels/plan-hotels.ts'
import { inTransaction } from './seed-world.ts'
import { copyRows } from './store/copy-rows.ts'
import type { Writer } from './store/write-days.ts'
import { writeReviews } from './store/write-reviews.ts'

/** For existing hotels; hotels that were taken off sale get none. */
export function addReviews(
  pool: Pool,
  { seed, today, hotels }: { seed: string; today: IsoDay; hotels: number },
): Promise<number> {
  return inTransaction(pool, async (client) => {
    await client.query(`delete from offers.reviews where source = 'sample'`)
    const { rows } = await client.query<{ code: string }>('select code from offers.hotels')
    const there = new Set(rows.map(({ code }) => code))
    const plans = planHotels(seed, hotels).filter(({ code }) => there.has(code))
    // Ratings without reviews are removed.
    await client.query('update offers.hotels set rating = null, rating_count = 0')
    const write: Writer = (table, names, cells) => copyRows(client, `offers.${table}`, names, cells)
    return writeReviews(write, seed, plans, dayNumber(today))
  })
}
