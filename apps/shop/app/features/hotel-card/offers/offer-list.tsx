import { hasMoreOffers } from '@wojaz/travel/availability'
import { formatDate } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import { hotelCardAddress } from '@wojaz/travel/offer-code'
import { allOffersPageSize } from '@wojaz/travel/search'
import { type MouseEvent, useLayoutEffect, useRef } from 'react'
import { watchNear } from '../../../browser/watch-near.ts'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { buttonClass } from '../../../ui/button-look.ts'
import { Link } from '../../../ui/link.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { SpinnerRing } from '../../../ui/spinner-ring.tsx'
import { useCardPath } from '../card-address.ts'
import { sectionIds } from '../card-sections.ts'
import { PriceDifference } from '../configurator/price-difference.tsx'
import { useChoiceLink } from '../configurator/use-card-step.ts'
import type { ChosenOffer } from '../hotel-card-view.ts'
import { offerListParams, offerListSorts } from '../offer-list-address.ts'
import type { ListedOffer, OfferListView } from '../offer-list-view.ts'
import { useOfferList } from './use-offer-list.ts'

interface OfferListProps {
  list: OfferListView
  chosen: ChosenOffer
}

/** Keys of the dictionary. */
const sortWords: Record<(typeof offerListSorts)[number], string> = {
  price: 'hotelCard.offers.sort.price',
  START_DATE_ASCENDING: 'hotelCard.offers.sort.date',
  DURATION_ASCENDING: 'hotelCard.offers.sort.duration',
}

/** Offers page by page. Every step is a link with a URL; with scripts it appends to the list. */
export function OfferList({ list, chosen }: OfferListProps) {
  const { t } = useTranslation()
  const path = useCardPath()
  const { shown, extend, sort } = useOfferList(list)
  const place = useRef<HTMLDivElement>(null)
  const { offers, pages, total, state, sorting } = shown
  const hasFailed = state === 'failed' || state === 'busy'
  const isUnasked = pages === 0 && state === 'idle'
  const grow = useRef(extend)
  grow.current = extend
  // Loads the first page when the guest comes near.
  useLayoutEffect(() => {
    if (!isUnasked || !place.current) return
    return watchNear(place.current, '300px 0px', () => grow.current())
  }, [isUnasked])
  const addressOf = (count: number, order: string) =>
    `${path(chosen.url, { [offerListParams.pages]: String(count), [offerListParams.sorting]: order })}#${sectionIds.offers}`
  const instead = (act: () => void) => (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return
    event.preventDefault()
    act()
  }
  return (
    <div ref={place} aria-busy={state === 'fetching'} className={offers.length > 0 ? '' : 'min-h-40'}>
      <nav aria-label={t('hotelCard.offers.order')} className="mb-3">
        <ul className="flex flex-wrap gap-2 text-small">
          {offerListSorts.map((order) => (
            <li key={order}>
              <Link
                to={addressOf(1, order)}
                rel="nofollow"
                onClick={instead(() => sort(order))}
                aria-current={pages > 0 && order === sorting ? 'true' : undefined}
                className="inline-flex min-h-11 items-center rounded-round border border-line-strong px-4 hover:border-accent aria-[current]:border-sea aria-[current]:bg-sea aria-[current]:text-on-sea"
              >
                {t(sortWords[order])}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      {offers.length > 0 ? (
        <ul className="border-t border-line">
          {offers.map((offer) => (
            <OfferRow key={offer.offerCode} offer={offer} chosen={chosen} />
          ))}
        </ul>
      ) : null}
      {hasFailed ? <Notice tone="error">{t(`hotelCard.offers.${state}`)}</Notice> : null}
      <div className="mt-4 flex flex-wrap items-center gap-x-5 gap-y-2">
        {hasMoreOffers(shown, allOffersPageSize) ? (
          <Link
            to={addressOf(pages + 1, sorting)}
            rel="nofollow"
            onClick={instead(extend)}
            className={`${buttonClass('secondary', 'small')} ${state === 'fetching' ? 'opacity-60' : ''}`}
          >
            {state === 'fetching' ? <SpinnerRing size={20} /> : null}
            {t(
              hasFailed ? 'hotelCard.retry' : pages === 0 ? 'hotelCard.offers.show' : 'hotelCard.offers.more',
            )}
          </Link>
        ) : null}
        <p role="status" className="text-small text-ink-soft">
          {total === null ? '' : t('hotelCard.offers.shown', { shown: offers.length, total })}
        </p>
      </div>
    </div>
  )
}

function OfferRow({ offer, chosen }: { offer: ListedOffer; chosen: ChosenOffer }) {
  const { t } = useTranslation()
  const linkOf = useChoiceLink()
  const isChosen = offer.offerCode === chosen.offer.offerCode
  const facts = [
    t('offers.nights', { count: offer.duration }),
    offer.airportName ? [offer.airportName, offer.departureTime].filter(Boolean).join(' ') : null,
    offer.boardName,
  ]
  return (
    <li className="border-b border-line">
      <Link
        {...linkOf(hotelCardAddress(offer.hotelUrl, offer.tripType, offer.offerCode), {
          total: offer.discountPrice,
        })}
        aria-current={isChosen ? 'true' : undefined}
        className="flex flex-wrap items-center justify-between gap-x-6 gap-y-1 rounded-small px-2 py-3 text-small -outline-offset-3 hover:bg-paper-raised aria-[current]:bg-success-wash"
      >
        <span className="min-w-0">
          <strong className="block text-body">
            {formatDate(offer.departureDate)} – {formatDate(offer.returnDate)}
          </strong>
          <span className="text-ink-soft">{facts.filter(Boolean).join(' · ')}</span>
        </span>
        <span className="ml-auto text-right">
          <strong className="block whitespace-nowrap text-body tabular-nums">
            {formatMoney(offer.discountPrice)}
          </strong>
          {isChosen ? (
            <span className="text-success">{t('hotelCard.chosen')}</span>
          ) : (
            <PriceDifference by={offer.discountPrice - chosen.offer.quote.total} />
          )}
        </span>
      </Link>
    </li>
  )
}
