import { reviewAspects } from '@wojaz/offers/reviews'
import { dayNumber, type IsoDay } from '@wojaz/travel/dates'
import type { Pool } from 'pg'
import type { DayNumber } from '../calendar.ts'
import type { HotelPlan } from '../hotels/hotel-plan.ts'
import { planHotels } from '../hotels/plan-hotels.ts'
import { planReviews } from '../reviews/plan-reviews.ts'
import { inTransaction } from '../seed-world.ts'
import { type Cell, copyRows } from './copy-rows.ts'
import type { Writer } from './write-days.ts'

const columns = [
  'hotel_code',
  'source',
  'written_on',
  'stayed_in',
  'score',
  'language',
  'party',
  'author',
  'title',
  'text',
  ...reviewAspects,
] as const

/** Nobody who travelled has written them, and their source says so. */
export function writeReviews(
  write: Writer,
  seed: string,
  hotels: readonly HotelPlan[],
  today: DayNumber,
): Promise<number> {
  return write('reviews', columns, rowsOf(seed, hotels, today))
}

/** For hotels that stand already; those that were taken out of the shop get none. */
export function addReviews(
  pool: Pool,
  { seed, today, hotels }: { seed: string; today: IsoDay; hotels: number },
): Promise<number> {
  return inTransaction(pool, async (client) => {
    await client.query(`delete from offers.reviews where source = 'sample'`)
    const { rows } = await client.query<{ code: string }>('select code from offers.hotels')
    const there = new Set(rows.map(({ code }) => code))
    const plans = planHotels(seed, hotels).filter(({ code }) => there.has(code))
    // What a hotel was rated before nobody wrote.
    await client.query('update offers.hotels set rating = null, rating_count = 0')
    const write: Writer = (table, names, cells) => copyRows(client, `offers.${table}`, names, cells)
    return writeReviews(write, seed, plans, dayNumber(today))
  })
}

function* rowsOf(seed: string, hotels: readonly HotelPlan[], today: DayNumber): Generator<Cell[]> {
  for (const hotel of hotels) {
    for (const review of planReviews(seed, hotel, today)) {
      yield [
        ...[hotel.code, 'sample', review.writtenOn, review.stayedIn, review.score, review.language],
        ...[review.party, review.author, review.title, review.text],
        ...reviewAspects.map((aspect) => review[aspect]),
      ]
    }
  }
}
