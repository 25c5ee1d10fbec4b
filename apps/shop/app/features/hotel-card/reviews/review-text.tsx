import type { Review } from '@wojaz/offers/reviews'
import { formatDate } from '@wojaz/travel/dates'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Icon } from '../../../ui/icon.tsx'
import { HelpfulButton } from './helpful-button.tsx'
import { ReviewPhotos } from './review-photos.tsx'

/** One review, in the language in which it was written. */
export function ReviewText({ review, back }: { review: Review; back: string }) {
  const { t } = useTranslation()
  const { score, title, text, author, language, party, writtenOn, stayedIn, source } = review
  const [year, month] = stayedIn.split('-')
  return (
    <article className="border-t border-line py-4">
      <div className="flex items-start gap-3">
        <p className="mt-0.5 rounded-small bg-success-wash px-2 py-0.5 text-small font-bold text-success">
          <span aria-hidden="true">{score}/5</span>
          <span className="sr-only">{t('hotelCard.reviews.outOf', { rating: score })}</span>
        </p>
        <h4 lang={language} className="min-w-0 text-body font-bold">
          {title}
        </h4>
      </div>
      <p lang={language} className="mt-2 max-w-reading">
        {text}
      </p>
      <ReviewPhotos review={review} />
      <div className="mt-2 flex flex-wrap items-center justify-between gap-x-4">
        <p className="flex min-w-0 flex-wrap gap-x-2 text-small text-ink-soft">
          <span className="font-medium text-ink">{author}</span>
          <span>
            {[
              t(`hotelCard.reviews.party.${party}`),
              t('hotelCard.reviews.stayed', { month: `${month}.${year}` }),
              formatDate(writtenOn),
              t(`hotelCard.reviews.language.${language}`),
              ...(source === 'traveller' ? [] : [t(`hotelCard.reviews.source.${source}`)]),
            ].join(' · ')}
          </span>
          {source === 'traveller' ? (
            <span className="flex items-center gap-1 font-medium text-success">
              <Icon name="check" size={16} />
              {t('hotelCard.reviews.source.traveller')}
            </span>
          ) : null}
        </p>
        {/* Beside the author if there is room: an extra row would make the card longer with every review. */}
        <HelpfulButton reviewId={review.id} helpful={review.helpful} back={back} />
      </div>
    </article>
  )
}
