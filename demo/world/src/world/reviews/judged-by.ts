import type { HotelPlan } from '../hotels/hotel-plan.ts'
import { ratingOf, reviewScores } from './review-scores.ts'

/** How guests rate a hotel: the mean, the number of reviews, and the result. */
export function judgedBy(
  seed: string,
  judged: HotelPlan['judged'],
): Pick<HotelPlan, 'judged' | 'rating' | 'ratingCount'> {
  return { judged, rating: ratingOf(reviewScores({ seed, ...judged })), ratingCount: judged.count }
}

/** A few hotels are new and have no reviews; most have some dozens, some more than a hundred. */
export function reviewCount(chance: number): number {
  return chance < 0.03 ? 0 : Math.round(5 + chance ** 2 * 110)
}
