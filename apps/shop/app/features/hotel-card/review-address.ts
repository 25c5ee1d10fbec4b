import {
  firstReviews,
  type ReviewFilter,
  type ReviewSort,
  reviewParties,
  reviewScores,
  reviewSorts,
} from '@wojaz/offers/reviews'
import { locales } from '@wojaz/travel/locale'

/** The filters and the order of the reviews. */
export interface ReviewChoice extends ReviewFilter {
  sorting: ReviewSort
}

/** Query parameters of the reviews. `pages`: without scripts a further page makes the list longer. */
export const reviewParams = {
  sorting: 'reviewsSort',
  score: 'reviewsScore',
  language: 'reviewsLanguage',
  party: 'reviewsParty',
  pages: 'reviews',
} as const

const mostPages = 20

/** The endpoint for votes that a review is helpful. */
export const voteCall = '/api/www/hotel-cards/reviews/helpful'

const { sorting, language, party, score } = firstReviews
export const firstChoice: ReviewChoice = { sorting, language, party, score }

type Params = Pick<URLSearchParams, 'get'>

/** Missing or invalid parameters get their defaults. */
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

/** Writes only what differs from the defaults. */
export function writeReviewChoice(choice: ReviewChoice, pages = 1): Record<string, string> {
  const written: Record<string, string> = pages > 1 ? { [reviewParams.pages]: String(pages) } : {}
  for (const name of ['sorting', 'score', 'language', 'party'] as const) {
    if (choice[name] !== firstChoice[name]) written[reviewParams[name]] = String(choice[name])
  }
  return written
}
