import type { Review, ReviewAspect, ReviewParty, ReviewScore } from '@wojaz/offers/reviews'
import type { Locale } from '@wojaz/travel/locale'
import { type DayNumber, dayInYear, isoDay, monthOf, yearOf } from '../calendar.ts'
import { at, Dice } from '../dice.ts'
import type { HotelPlan } from '../hotels/hotel-plan.ts'
import { composeReview } from './compose-review.ts'
import { aspectScores, leaningOf, reviewScores } from './review-scores.ts'
import { authors } from './words/authors.ts'

export type ReviewPlan = Omit<Review, 'id' | 'source' | 'photos' | 'helpful'> &
  Readonly<Record<ReviewAspect, ReviewScore>>

/** Oldest review in days: older ones say nothing about the hotel of today. */
const oldest = 1_000

/** All reviews of a hotel, written before today. */
export function planReviews(seed: string, hotel: HotelPlan, today: DayNumber): ReviewPlan[] {
  const dice = new Dice(seed, 'reviews', hotel.code)
  const leaning = leaningOf(dice)
  const scores = reviewScores({ seed, ...hotel.judged })
  // In the order of days, because neighbouring reviews must have different sentences.
  const days = scores
    .map(() => whenOf(dice, hotel, today))
    .sort((one, other) => other.writtenOn - one.writtenOn)
  return scores.map((score, position) => {
    const aspects = aspectScores(dice, score, leaning)
    const party = partyOf(dice, hotel)
    const language = dice.pick(languages)
    const { stayedIn, writtenOn } = at(days, position)
    const month = monthOf(stayedIn)
    return {
      score,
      ...aspects,
      party,
      language,
      stayedIn: isoDay(stayedIn),
      writtenOn: isoDay(writtenOn),
      author: dice.pick(authors[language]),
      ...composeReview(dice, { hotel, position, score, aspects, party, month, language }),
    }
  })
}

/** In the proportions of the shop's guests. */
const languages: readonly Locale[] = [
  ...['pl', 'pl', 'pl', 'pl', 'pl', 'pl', 'pl', 'pl', 'pl', 'pl', 'pl', 'pl'],
  ...['cs', 'cs', 'cs', 'uk', 'uk', 'ro', 'ro', 'hu', 'hu'],
] as Locale[]

function partyOf(dice: Dice, { audiences, tour }: HotelPlan): ReviewParty {
  if (audiences.includes('adultsOnly')) return dice.pick(['couple', 'couple', 'couple', 'friends', 'solo'])
  if (tour) return dice.pick(['couple', 'couple', 'couple', 'friends', 'friends', 'solo', 'family'])
  if (audiences.includes('families'))
    return dice.pick(['family', 'family', 'family', 'family', 'couple', 'friends'])
  return dice.pick(['couple', 'couple', 'couple', 'family', 'family', 'friends', 'solo'])
}

const openMonths = {
  summer: [4, 5, 5, 6, 6, 6, 7, 7, 7, 8, 8, 9],
  winter: [11, 0, 0, 1, 1, 1, 2, 2],
  'all-year': [0, 1, 2, 3, 4, 5, 6, 6, 7, 7, 8, 9, 10, 11],
} as const

/** A month in which the hotel is open, and a day soon after it; recent years are more frequent. */
function whenOf(
  dice: Dice,
  { season }: HotelPlan,
  today: DayNumber,
): { stayedIn: DayNumber; writtenOn: DayNumber } {
  const around = today - Math.floor(dice.next() ** 1.6 * oldest)
  const month = String(dice.pick(openMonths[season]) + 1).padStart(2, '0')
  const wait = dice.whole(28, 70)
  const years = [0, -1].map((back) => dayInYear(yearOf(around) + back, `${month}-01`))
  const stayedIn = at(years, years[0] !== undefined && years[0] + wait <= today ? 0 : 1)
  return { stayedIn, writtenOn: stayedIn + wait }
}
