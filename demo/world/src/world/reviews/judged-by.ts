import type { HotelPlan } from '../hotels/hotel-plan.ts'
import { ratingOf, reviewScores } from './review-scores.ts'

/** How guests judge a house: around which mean, how many of them, and what comes of it. */
export function judgedBy(
  seed: string,
  judged: HotelPlan['judged'],
): Pick<HotelPlan, 'judged' | 'rating' | 'ratingCount'> {
  return { judged, rating: ratingOf(reviewScores({ seed, ...judged })), ratingCount: judged.count }
}

/** A few houses are new and nobody has written; most have some dozens of reviews, some more than a hundred. */
export function reviewCount(chance: number): number {
  return chance < 0.03 ? 0 : Math.round(5 + chance ** 2 * 110)
}
