import { reviewAspects } from '@wojaz/offers/reviews'
import type { DayNumber } from '../calendar.ts'
import type { HotelPlan } from '../hotels/hotel-plan.ts'
import { planReviews } from '../reviews/plan-reviews.ts'
import type { Cell } from './copy-rows.ts'
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

/** No traveller wrote them, so their source is `sample`. */
export function writeReviews(
  write: Writer,
  seed: string,
  hotels: readonly HotelPlan[],
  today: DayNumber,
): Promise<number> {
  return write('reviews', columns, rowsOf(seed, hotels, today))
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
