import type { Locale } from '@wojaz/travel/locale'
import {
  type Counted,
  type ReviewAspect,
  type ReviewFilter,
  type ReviewParty,
  type ReviewScore,
  type ReviewSource,
  type ReviewSummary,
  reviewAspects,
  reviewScores,
} from './review.ts'

/** A row of `review_tallies`: a number of reviews, and the sums of their scores. */
export interface ReviewTally extends Readonly<Record<ReviewAspect, number>> {
  readonly source: ReviewSource
  readonly language: Locale
  readonly party: ReviewParty
  readonly score: ReviewScore
  readonly reviews: number
}

export function summariseReviews(tallies: readonly ReviewTally[]): ReviewSummary {
  const ratingCount = countOf(tallies)
  const sum = tallies.reduce((total, { score, reviews }) => total + score * reviews, 0)
  const meanOf = (aspect: ReviewAspect) =>
    mean(
      tallies.reduce((total, tally) => total + tally[aspect], 0),
      ratingCount,
    )
  return {
    rating: ratingCount === 0 ? null : mean(sum, ratingCount),
    ratingCount,
    aspects:
      ratingCount === 0
        ? null
        : (Object.fromEntries(reviewAspects.map((aspect) => [aspect, meanOf(aspect)])) as Record<
            ReviewAspect,
            number
          >),
    distribution: reviewScores.map((value) => ({
      value,
      count: countOf(tallies.filter(({ score }) => score === value)),
    })),
    languages: countedBy(tallies, ({ language }) => language),
    parties: countedBy(tallies, ({ party }) => party),
    sources: countedBy(tallies, ({ source }) => source),
  }
}

/** Counts the reviews that match a filter. */
export function countMatching(
  tallies: readonly ReviewTally[],
  { language, party, score }: ReviewFilter,
): number {
  return countOf(
    tallies.filter(
      (tally) =>
        (language === null || tally.language === language) &&
        (party === null || tally.party === party) &&
        (score === null || tally.score === score),
    ),
  )
}

/** With one decimal, half rounded up, as Postgres rounds `hotels.rating`. */
function mean(sum: number, count: number): number {
  return Math.round((sum * 10) / count) / 10
}

function countOf(tallies: readonly ReviewTally[]): number {
  return tallies.reduce((total, { reviews }) => total + reviews, 0)
}

function countedBy<Value extends string>(
  tallies: readonly ReviewTally[],
  keyOf: (tally: ReviewTally) => Value,
): Counted<Value>[] {
  const counts = new Map<Value, number>()
  for (const tally of tallies) {
    const value = keyOf(tally)
    counts.set(value, (counts.get(value) ?? 0) + tally.reviews)
  }
  return [...counts]
    .map(([value, count]) => ({ value, count }))
    .sort((one, other) => other.count - one.count || (one.value < other.value ? -1 : 1))
}
