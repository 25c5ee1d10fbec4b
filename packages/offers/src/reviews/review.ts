import type { IsoDay } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'

/** What a guest rates, each from 1 to 5, besides the overall score. */
export const reviewAspects = ['location', 'rooms', 'cleanliness', 'service', 'food', 'value'] as const
export const reviewParties = ['couple', 'family', 'friends', 'solo'] as const
export const reviewSorts = ['newest', 'helpful', 'highest', 'lowest'] as const
export const reviewScores = [5, 4, 3, 2, 1] as const
/** The source of a review, which determines how it was verified that the writer stayed there. */
export const reviewSources = ['traveller', 'partner', 'sample'] as const

export type ReviewAspect = (typeof reviewAspects)[number]
export type ReviewParty = (typeof reviewParties)[number]
export type ReviewSort = (typeof reviewSorts)[number]
export type ReviewScore = (typeof reviewScores)[number]
export type ReviewSource = (typeof reviewSources)[number]

/** Reviews per page. */
export const reviewsPageSize = 3
export const mostReviewsAtOnce = 100

/** A photo of the writer. The shop stores the file. */
export interface ReviewPhoto {
  readonly id: string
  readonly width: number
  readonly height: number
}

/** Path of the photo; `small` is for lists. */
export function reviewPhotoPath(id: string, size: 'whole' | 'small' = 'whole'): string {
  return `/api/www/review-photos/${id}${size === 'small' ? '?size=small' : ''}`
}

export interface Review {
  readonly id: number
  readonly writtenOn: IsoDay
  /** The first day of the month of the stay. */
  readonly stayedIn: IsoDay
  readonly score: ReviewScore
  readonly language: Locale
  readonly party: ReviewParty
  readonly author: string
  readonly title: string
  readonly text: string
  readonly source: ReviewSource
  readonly photos: readonly ReviewPhoto[]
  /** Number of helpful votes. */
  readonly helpful: number
}

/** Null: no filter. */
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

/** Summary of all reviews of a hotel. */
export interface ReviewSummary {
  /** The mean with one decimal; null without reviews. Lists of the shop are sorted by this value. */
  readonly rating: number | null
  readonly ratingCount: number
  /** The mean of each aspect; null without reviews. */
  readonly aspects: Readonly<Record<ReviewAspect, number>> | null
  /** Highest score first; every score, also those with no review. */
  readonly distribution: readonly Counted<ReviewScore>[]
  /** Most reviews first; only languages that occur. */
  readonly languages: readonly Counted<Locale>[]
  readonly parties: readonly Counted<ReviewParty>[]
  readonly sources: readonly Counted<ReviewSource>[]
}

export interface ReviewPage {
  /** Number of reviews that match the filters. */
  readonly total: number
  readonly reviews: readonly Review[]
  /** Value for `after`; null: this was the last page. */
  readonly next: string | null
}

export type HotelReviews = ReviewSummary & ReviewPage
