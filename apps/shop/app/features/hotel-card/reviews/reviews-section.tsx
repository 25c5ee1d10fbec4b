import { lazy } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { island, orWait } from '../../../ui/island.tsx'
import { sectionIds } from '../card-sections.ts'
import type { HotelView } from '../hotel-card-view.ts'
import type { ReviewsView } from '../reviews-view.ts'
import { CardSection } from '../sections/card-section.tsx'
import { PartFailed } from '../sections/part-failed.tsx'

const ReviewBoard = import.meta.env.SSR
  ? (await import('./review-board.tsx')).ReviewBoard
  : lazy(() => orWait(import('./review-board.tsx').then((file) => ({ default: file.ReviewBoard }))))

const ReviewBoardIsland = island(ReviewBoard, '[data-reviews]')

interface ReviewsSectionProps {
  hotel: HotelView
  /** Null: they could not be loaded. */
  reviews: ReviewsView | null
  /** The path of the card, without a language prefix. */
  url: string
}

export function ReviewsSection({ hotel, reviews, url }: ReviewsSectionProps) {
  const { t } = useTranslation()
  return (
    <CardSection id={sectionIds.reviews} heading={t('hotelCard.reviews.heading')}>
      {reviews === null ? (
        <PartFailed part="reviews" />
      ) : reviews.ratingCount === 0 ? (
        <p className="max-w-reading text-body text-ink-soft">{t('hotelCard.reviews.none')}</p>
      ) : (
        <div data-reviews>
          <ReviewBoardIsland
            key={hotel.code}
            hotelCode={hotel.code}
            reviews={reviews}
            isTour={hotel.tripType === 'WO'}
            url={url}
          />
        </div>
      )}
    </CardSection>
  )
}
