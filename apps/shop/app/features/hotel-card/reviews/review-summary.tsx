import {
  type ReviewAspect,
  type ReviewScore,
  reviewAspects,
  type ReviewSummary as Summary,
} from '@wojaz/offers/reviews'
import type { MouseEvent } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Link } from '../../../ui/link.tsx'
import { GuestRating, shownRating } from '../../offer-cards/offer-cards.ts'

interface ReviewSummaryProps {
  summary: Summary
  isTour: boolean
  /** A link to the reviews with one score. */
  linkTo: (score: ReviewScore) => { to: string; onClick: (event: MouseEvent) => void }
}

/** Aspects that have another name on a round trip. */
const tourWords: Partial<Record<ReviewAspect, string>> = {
  location: 'hotelCard.reviews.aspect.tourLocation',
  rooms: 'hotelCard.reviews.aspect.tourRooms',
  service: 'hotelCard.reviews.aspect.tourService',
}

/** All reviews in figures: the score, its distribution, and the aspects. */
export function ReviewSummary({ summary, isTour, linkTo }: ReviewSummaryProps) {
  const { t } = useTranslation()
  const { rating, ratingCount, aspects, distribution } = summary
  return (
    <div className="grid gap-x-12 gap-y-6 sm:grid-cols-2">
      <div>
        <GuestRating rating={rating} ratingCount={ratingCount} size="large" />
        <h3 className="sr-only">{t('hotelCard.reviews.distribution')}</h3>
        <ul className="mt-4 grid gap-0.5 text-small">
          {distribution.map(({ value, count }) => (
            <li key={value}>
              {count > 0 ? (
                <Link {...linkTo(value)} rel="nofollow" className={`${row} rounded-small hover:text-accent`}>
                  <Share score={value} count={count} of={ratingCount} />
                </Link>
              ) : (
                <span className={`${row} text-ink-soft`}>
                  <Share score={value} count={0} of={ratingCount} />
                </span>
              )}
            </li>
          ))}
        </ul>
      </div>
      {aspects ? (
        <div>
          <h3 className="text-body font-bold">{t('hotelCard.reviews.aspects')}</h3>
          <dl className="mt-3 grid gap-2.5 text-small">
            {reviewAspects.map((aspect) => (
              <div key={aspect} className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3 gap-y-1">
                <dt>{t((isTour && tourWords[aspect]) || `hotelCard.reviews.aspect.${aspect}`)}</dt>
                <dd className="font-bold tabular-nums">
                  <span aria-hidden="true">{shownRating(aspects[aspect])}</span>
                  <span className="sr-only">
                    {t('hotelCard.reviews.outOf', { rating: shownRating(aspects[aspect]) })}
                  </span>
                </dd>
                <div className="col-span-2 flex" aria-hidden="true">
                  <Bar share={aspects[aspect] / 5} />
                </div>
              </div>
            ))}
          </dl>
        </div>
      ) : null}
    </div>
  )
}

const row = 'flex min-h-8 items-center gap-3'

function Share({ score, count, of }: { score: ReviewScore; count: number; of: number }) {
  const { t } = useTranslation()
  return (
    <>
      <span className="w-24 shrink-0">{t('hotelCard.reviews.score', { score })}</span>
      <Bar share={of > 0 ? count / of : 0} />
      <span className="w-8 shrink-0 text-right tabular-nums">{count}</span>
    </>
  )
}

function Bar({ share }: { share: number }) {
  return (
    <span aria-hidden="true" className="h-2 grow overflow-hidden rounded-round bg-paper-sunk">
      <span className="block h-full rounded-round bg-sea" style={{ width: `${Math.round(share * 100)}%` }} />
    </span>
  )
}
