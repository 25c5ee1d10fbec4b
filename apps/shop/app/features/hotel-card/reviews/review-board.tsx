import { reviewsPageSize } from '@wojaz/offers/reviews'
import type { MouseEvent } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { buttonClass } from '../../../ui/button-look.ts'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SpinnerRing } from '../../../ui/spinner-ring.tsx'
import { useCardPath } from '../card-address.ts'
import { sectionIds } from '../card-sections.ts'
import { firstChoice, type ReviewChoice, writeReviewChoice } from '../review-address.ts'
import type { ReviewsView } from '../reviews-view.ts'
import { ReviewFilters } from './review-filters.tsx'
import { ReviewSummary } from './review-summary.tsx'
import { ReviewText } from './review-text.tsx'
import { useReviewList } from './use-review-list.ts'
import { Verification } from './verification.tsx'

export interface ReviewBoardProps {
  hotelCode: string
  reviews: ReviewsView
  isTour: boolean
  /** The path of the card, without a language prefix. */
  url: string
}

/**
 * Figures, how reviews are verified, and the texts page by page. Every step is a link or a form; with scripts it appends to the
 * list.
 */
export function ReviewBoard({ hotelCode, reviews, isTour, url }: ReviewBoardProps) {
  const { t } = useTranslation()
  const path = useCardPath()
  const { list, send } = useReviewList(hotelCode, reviews)
  const { choice, state, total, next } = list
  const isFetching = state === 'fetching'
  const addressOf = (wanted: ReviewChoice, pages = 1) =>
    `${path(url, writeReviewChoice(wanted, pages))}#${sectionIds.reviews}`
  const instead = (act: () => void) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    act()
  }
  const choose = (wanted: ReviewChoice) => send({ type: 'choiceMade', choice: wanted })
  const linkTo = (wanted: ReviewChoice) => ({
    to: addressOf(wanted),
    onClick: instead(() => choose(wanted)),
  })
  const isNarrowed = choice.language !== null || choice.party !== null || choice.score !== null
  const pages = Math.ceil(list.reviews.length / reviewsPageSize)
  return (
    <>
      <ReviewSummary summary={reviews} isTour={isTour} linkTo={(score) => linkTo({ ...choice, score })} />
      <Verification sources={reviews.sources} />
      <ReviewFilters
        summary={reviews}
        choice={choice}
        action={`${path(url).split('?')[0]}#${sectionIds.reviews}`}
        onChoice={choose}
      />
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-1 text-small">
        <p role="status" className="text-ink-soft">
          {total === 0
            ? t('hotelCard.reviews.noneFound')
            : t('hotelCard.reviews.shown', { shown: list.reviews.length, total })}
        </p>
        {isNarrowed ? (
          <Link
            {...linkTo({ ...firstChoice, sorting: choice.sorting })}
            rel="nofollow"
            className="inline-flex min-h-11 items-center text-accent underline decoration-1 underline-offset-4"
          >
            {t('hotelCard.reviews.filter.clear')}
          </Link>
        ) : null}
      </div>
      <div aria-busy={isFetching} className={`mt-2 ${isFetching ? 'opacity-60' : ''}`}>
        {list.reviews.map((review) => (
          <ReviewText key={review.id} review={review} back={path(url, writeReviewChoice(choice, pages))} />
        ))}
      </div>
      {state === 'failed' ? <Notice tone="error">{t('hotelCard.reviews.failed')}</Notice> : null}
      {next !== null || state === 'failed' ? (
        <Link
          to={addressOf(choice, pages + 1)}
          rel="nofollow"
          onClick={instead(() => send({ type: 'moreAsked' }))}
          className={`mt-2 ${buttonClass('secondary', 'small')}`}
        >
          {isFetching ? <SpinnerRing size={20} /> : null}
          {t(state === 'failed' ? 'hotelCard.retry' : 'hotelCard.reviews.more')}
        </Link>
      ) : null}
    </>
  )
}
