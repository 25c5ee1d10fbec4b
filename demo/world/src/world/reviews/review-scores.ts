import type { ReviewAspect, ReviewScore } from '@wojaz/offers/reviews'
import { Dice } from '../dice.ts'

interface Judged {
  seed: string
  code: string
  /** The mean of the ratings. */
  quality: number
  count: number
}

/** The score of each guest. The hotel's rating is computed from these, never the other way round. */
export function reviewScores({ seed, code, quality, count }: Judged): ReviewScore[] {
  const dice = new Dice(seed, 'scores', code)
  // In every hotel some guest has bad luck.
  const luck = () => (dice.falls(0.05) ? -2 : 0)
  return Array.from({ length: count }, () => nearScore(quality + spread(dice, 1.7) + luck()))
}

/** As the inventory counts it: one decimal, halves up; null without reviews. */
export function ratingOf(scores: readonly ReviewScore[]): number | null {
  if (scores.length === 0) return null
  const sum = scores.reduce((total: number, score) => total + score, 0)
  return Math.round((sum * 10) / scores.length) / 10
}

type Leaning = Readonly<Record<ReviewAspect, number>>

/** The aspects that are better or worse than the overall score, the same for all guests of a hotel. */
export function leaningOf(dice: Dice): Leaning {
  const lean = () => spread(dice, 0.9)
  return {
    location: lean() + 0.3,
    rooms: lean(),
    cleanliness: lean() + 0.1,
    service: lean() + 0.1,
    food: lean(),
    value: lean() - 0.2,
  }
}

/** The six scores of one guest: near the overall score, shifted by the hotel's strengths. */
export function aspectScores(
  dice: Dice,
  score: ReviewScore,
  leaning: Leaning,
): Record<ReviewAspect, ReviewScore> {
  const of = (aspect: ReviewAspect) => nearScore(score + leaning[aspect] + spread(dice, 0.8))
  return {
    location: of('location'),
    rooms: of('rooms'),
    cleanliness: of('cleanliness'),
    service: of('service'),
    food: of('food'),
    value: of('value'),
  }
}

/** Between −most and most, mostly near 0. */
function spread(dice: Dice, most: number): number {
  return (dice.next() + dice.next() + dice.next() - 1.5) * (most / 1.5)
}

function nearScore(value: number): ReviewScore {
  return Math.min(5, Math.max(1, Math.round(value))) as ReviewScore
}
