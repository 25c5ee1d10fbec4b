import type { HotelReviews, Review } from '@wojaz/offers/reviews'
import type { ReviewChoice } from '../review-address.ts'

/** The reviews loaded so far, and the state of the request. */
export interface ReviewList {
  readonly state: 'idle' | 'fetching' | 'failed'
  readonly choice: ReviewChoice
  readonly reviews: readonly Review[]
  readonly total: number
  readonly next: string | null
  /** The number of the request. Responses to older requests are dropped. */
  readonly asked: number
  /** The cursor of the requested page. Null: from the start. */
  readonly after: string | null
}

export type ReviewEvent =
  | { type: 'choiceMade'; choice: ReviewChoice }
  | { type: 'moreAsked' }
  | { type: 'pageCame'; asked: number; page: Pick<HotelReviews, 'reviews' | 'total' | 'next'> }
  | { type: 'pageFailed'; asked: number }

export function reviewListOf(
  choice: ReviewChoice,
  { reviews, total, next }: Pick<HotelReviews, 'reviews' | 'total' | 'next'>,
): ReviewList {
  return { state: 'idle', choice, reviews, total, next, asked: 0, after: null }
}

export function reviewList(list: ReviewList, event: ReviewEvent): ReviewList {
  switch (event.type) {
    case 'choiceMade':
      return { ...list, state: 'fetching', choice: event.choice, asked: list.asked + 1, after: null }
    case 'moreAsked':
      // After a failure the same page is requested again.
      if (list.state === 'fetching') return list
      if (list.state === 'failed') return { ...list, state: 'fetching', asked: list.asked + 1 }
      return list.next === null
        ? list
        : { ...list, state: 'fetching', asked: list.asked + 1, after: list.next }
    case 'pageCame': {
      if (event.asked !== list.asked || list.state !== 'fetching') return list
      const { total, next } = event.page
      const reviews = list.after === null ? event.page.reviews : [...list.reviews, ...event.page.reviews]
      return { ...list, state: 'idle', reviews, total, next }
    }
    case 'pageFailed':
      return event.asked === list.asked && list.state === 'fetching' ? { ...list, state: 'failed' } : list
  }
}
