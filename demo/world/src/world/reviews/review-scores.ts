import type { ReviewAspect, ReviewScore } from '@wojaz/offers/reviews'
import { Dice } from '../dice.ts'

interface Judged {
  seed: string
  code: string
  /** Around which mean guests judge. */
  quality: number
  count: number
}

/** What each of a hotel's guests gave it. The hotel's rating is made of these, never the other way round. */
export function reviewScores({ seed, code, quality, count }: Judged): ReviewScore[] {
  const dice = new Dice(seed, 'scores', code)
  // Anywhere somebody has bad luck.
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

/** What a house is better or worse at than on the whole: all of its guests notice the same. */
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

/** The six of one guest: near the score of the whole, towards what the house is good at. */
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
