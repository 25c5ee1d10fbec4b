import { groupThousands } from '@wojaz/travel/money'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ratingWord, shownRating } from './rating-words.ts'

interface GuestRatingProps {
  rating: number | null
  ratingCount: number
  /** `large` is for the head of a card. */
  size?: 'small' | 'large'
  /** The URL of the reviews. Without it the count is not a link. */
  reviewsUrl?: string
}

/** The guests' rating of a hotel: the score, its word and the number of reviews. Renders nothing without reviews. */
export function GuestRating({ rating, ratingCount, size = 'small', reviewsUrl }: GuestRatingProps) {
  const { t } = useTranslation()
  if (rating === null) return null
  const isLarge = size === 'large'
  const shown = shownRating(rating)
  const count = t('offers.reviews', { count: ratingCount, shown: groupThousands(ratingCount) })
  return (
    <p className={`flex items-center ${isLarge ? 'gap-3 text-small leading-snug' : 'gap-1.5 text-small'}`}>
      <span
        aria-hidden="true"
        className={
          isLarge
            ? 'flex size-14 shrink-0 items-center justify-center rounded-control bg-sea text-title font-black text-on-sea'
            : 'rounded-small bg-success-wash px-1.5 font-bold text-success'
        }
      >
        {shown}
      </span>
      <span className="sr-only">{`${t('offers.rated', { rating: shown })} `}</span>
      <span className={isLarge ? '' : 'flex flex-wrap gap-x-1.5'}>
        <span className={isLarge ? 'block font-bold' : 'font-medium'}>{t(ratingWord(rating))}</span>{' '}
        {reviewsUrl ? (
          <a
            href={reviewsUrl}
            className="-my-2 inline-block py-2 text-ink-soft underline decoration-1 underline-offset-4 hover:text-ink"
          >
            {count}
          </a>
        ) : (
          <span className="text-ink-soft">{count}</span>
        )}
      </span>
    </p>
  )
}
