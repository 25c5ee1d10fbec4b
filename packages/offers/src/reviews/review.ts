import type { IsoDay } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'

/** What a guest judges, each from 1 to 5, beside the score of the whole. */
export const reviewAspects = ['location', 'rooms', 'cleanliness', 'service', 'food', 'value'] as const
export const reviewParties = ['couple', 'family', 'friends', 'solo'] as const
export const reviewSorts = ['newest', 'helpful', 'highest', 'lowest'] as const
export const reviewScores = [5, 4, 3, 2, 1] as const
/** Where a review comes from, and with that how it was made sure that its writer was there. */
export const reviewSources = ['traveller', 'partner', 'sample'] as const

export type ReviewAspect = (typeof reviewAspects)[number]
export type ReviewParty = (typeof reviewParties)[number]
export type ReviewSort = (typeof reviewSorts)[number]
export type ReviewScore = (typeof reviewScores)[number]
export type ReviewSource = (typeof reviewSources)[number]

/** As many as a guest reads at once. */
export const reviewsPageSize = 3
export const mostReviewsAtOnce = 100

/** A photo of the writer; the shop knows where it lies. */
export interface ReviewPhoto {
  readonly id: string
  readonly width: number
  readonly height: number
}

/** Where it is fetched; small: for lists. */
export function reviewPhotoPath(id: string, size: 'whole' | 'small' = 'whole'): string {
  return `/api/www/review-photos/${id}${size === 'small' ? '?size=small' : ''}`
}

export interface Review {
  readonly id: number
  readonly writtenOn: IsoDay
  /** The first day of the month in which the writer was there. */
  readonly stayedIn: IsoDay
  readonly score: ReviewScore
  readonly language: Locale
  readonly party: ReviewParty
  readonly author: string
  readonly title: string
  readonly text: string
  readonly source: ReviewSource
  readonly photos: readonly ReviewPhoto[]
  /** How many found it so. */
  readonly helpful: number
}

/** Null: any. */
export interface ReviewFilter {
  readonly language: Locale | null
  readonly party: ReviewParty | null
  readonly score: ReviewScore | null
}

export interface ReviewQuestion extends ReviewFilter {
  readonly sorting: ReviewSort
  /** The `next` of the page before; null: the first page. */
  readonly after: string | null
  readonly pageSize: number
}

export const firstReviews: ReviewQuestion = {
  sorting: 'newest',
  language: null,
  party: null,
  score: null,
  after: null,
  pageSize: reviewsPageSize,
}

export interface Counted<Value> {
  readonly value: Value
  readonly count: number
}

/** What all reviews of a hotel say together. */
export interface ReviewSummary {
  /** The mean, with one decimal; null: nobody has written. The lists of the shop are ordered by this very figure. */
  readonly rating: number | null
  readonly ratingCount: number
  /** Likewise, by what was judged; null: nobody has written. */
  readonly aspects: Readonly<Record<ReviewAspect, number>> | null
  /** The highest score first; every score, also one that nobody gave. */
  readonly distribution: readonly Counted<ReviewScore>[]
  /** Most reviews first; only those there are. */
  readonly languages: readonly Counted<Locale>[]
  readonly parties: readonly Counted<ReviewParty>[]
  readonly sources: readonly Counted<ReviewSource>[]
}

export interface ReviewPage {
  /** How many reviews the filters leave. */
  readonly total: number
  readonly reviews: readonly Review[]
  /** For `after`; null: this was the last page. */
  readonly next: string | null
}

export type HotelReviews = ReviewSummary & ReviewPage
