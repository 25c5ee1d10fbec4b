import { firstReviews, reviewsPageSize } from '@wojaz/offers/reviews'
import type { Offers } from '@wojaz/offers/server'
import { readReviewChoice, readReviewPages } from '../../app/features/hotel-card/review-address.ts'
import type { ReviewsView } from '../../app/features/hotel-card/reviews-view.ts'

/** The guests' reviews of the hotel, paged and sorted by the URL. */
export async function readReviews(
  offers: Pick<Offers, 'reviews'>,
  hotelCode: string,
  address: Pick<URLSearchParams, 'get'>,
): Promise<ReviewsView> {
  const choice = readReviewChoice(address)
  const pageSize = readReviewPages(address) * reviewsPageSize
  const found = await offers.reviews(hotelCode, { ...firstReviews, ...choice, pageSize })
  if (!found.ok) throw new Error(found.refusal.code)
  return { ...found.value, choice }
}
