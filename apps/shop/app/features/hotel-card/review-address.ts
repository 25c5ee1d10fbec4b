import {
  firstReviews,
  type ReviewFilter,
  type ReviewSort,
  reviewParties,
  reviewScores,
  reviewSorts,
} from '@wojaz/offers/reviews'
import { locales } from '@wojaz/travel/locale'

/** Which reviews a guest wants to see, and in which order. */
export interface ReviewChoice extends ReviewFilter {
  sorting: ReviewSort
}

/** How an address asks for them; `pages`: without scripts every further page is a longer one. */
export const reviewParams = {
  sorting: 'reviewsSort',
  score: 'reviewsScore',
  language: 'reviewsLanguage',
  party: 'reviewsParty',
  pages: 'reviews',
} as const

const mostPages = 20

/** Where a review is found helpful. */
export const voteCall = '/api/www/hotel-cards/reviews/helpful'

const { sorting, language, party, score } = firstReviews
export const firstChoice: ReviewChoice = { sorting, language, party, score }

type Params = Pick<URLSearchParams, 'get'>

/** What an address does not say, or says wrongly, is as on a card that was just opened. */
export function readReviewChoice(params: Params): ReviewChoice {
  const one = <Value extends string | number>(known: readonly Value[], name: string) =>
    known.find((value) => String(value) === params.get(name)) ?? null
  return {
    sorting: one(reviewSorts, reviewParams.sorting) ?? firstChoice.sorting,
    score: one(reviewScores, reviewParams.score),
    language: one(locales, reviewParams.language),
    party: one(reviewParties, reviewParams.party),
  }
}

export function readReviewPages(params: Params): number {
  const pages = Number(params.get(reviewParams.pages))
  return Number.isInteger(pages) && pages >= 1 && pages <= mostPages ? pages : 1
}

/** Only what differs from a card that was just opened. */
export function writeReviewChoice(choice: ReviewChoice, pages = 1): Record<string, string> {
  const written: Record<string, string> = pages > 1 ? { [reviewParams.pages]: String(pages) } : {}
  for (const name of ['sorting', 'score', 'language', 'party'] as const) {
    if (choice[name] !== firstChoice[name]) written[reviewParams[name]] = String(choice[name])
  }
  return written
}
