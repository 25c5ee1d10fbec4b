import type { HotelReviews } from '@wojaz/offers/reviews'
import type { ReviewChoice } from './review-address.ts'

/** The reviews of a new card: all in figures, and the first texts. */
export interface ReviewsView extends HotelReviews {
  choice: ReviewChoice
}
