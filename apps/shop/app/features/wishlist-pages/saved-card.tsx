import { formatDate, formatMoney } from '@wojaz/travel'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-shapes.tsx'
import { Image } from '../../ui/image.tsx'
import { ContentLink } from '../content-link/content-link.tsx'
import { OfferGrid, StarRow } from '../offer-cards/offer-cards.ts'
import { PriceSince } from './price-since.tsx'
import type { SavedOffer } from './saved-offer.ts'
import { SavedPrice } from './saved-price.tsx'

interface SavedCardProps {
  offer: SavedOffer
  /** Taken off the list just now; it may be saved again. */
  isGone?: boolean
  /** What can be done with it. */
  actions: ReactNode
}

/** A saved offer: what it is, what it costs now and cost then, or that it is sold out and what comes nearest. */
export function SavedCard({ offer, isGone = false, actions }: SavedCardProps) {
  const { t } = useTranslation()
  const { hotel, sale } = offer
  const faded = isGone ? 'opacity-60' : ''
  return (
    <article className="rounded-card bg-paper-raised p-2.5 shadow-raised">
      <div className="grid gap-x-5 md:grid-cols-[15rem_minmax(0,1fr)_15rem]">
        <div className={`relative md:min-h-44 ${faded}`}>
          {hotel ? (
            <Image
              {...hotel.picture}
              alt=""
              sizes="(min-width: 768px) 350px, 343px"
              ratio={1.5}
              className={`aspect-[3/2] w-full rounded-[calc(var(--radius-card)-0.625rem)] bg-paper-sunk object-cover md:aspect-auto md:h-full ${sale ? '' : 'grayscale'}`}
            />
          ) : null}
          {sale ? null : (
            <p className="absolute left-2.5 top-2.5 rounded-small bg-sea px-2.5 py-1 text-small font-bold text-on-sea">
              {t('wishlistPage.soldOut')}
            </p>
          )}
        </div>
        <div className={`px-2.5 pt-3.5 md:px-0 md:py-2.5 ${faded}`}>
          {hotel ? <StarRow stars={hotel.stars} /> : null}
          <h2 className="mt-1.5 text-title leading-snug">{offer.hotelName}</h2>
          {hotel ? (
            <p className="mt-0.5 text-small">
              <ContentLink
                url={hotel.placeUrl}
                className="text-accent underline decoration-1 underline-offset-4"
              >
                {hotel.place}
              </ContentLink>
            </p>
          ) : null}
          <ul className="mt-3 grid gap-1 text-small text-ink-soft">
            <Fact icon="calendar">
              {formatDate(offer.departureDate)} – {formatDate(offer.returnDate)},{' '}
              {t('offers.nights', { count: offer.nights })}
            </Fact>
            {sale ? (
              <>
                <Fact icon={sale.airport ? 'plane' : 'car'}>
                  {sale.airport ? t('offers.departure', { airport: sale.airport }) : t('offers.ownTransport')}
                  {sale.departureTime ? `, ${sale.departureTime}` : null}
                </Fact>
                <Fact icon="meal">{sale.board}</Fact>
              </>
            ) : null}
          </ul>
        </div>
        <div className="flex flex-col gap-3 px-2.5 pb-2.5 pt-4 md:border-l md:border-line md:py-2.5 md:pl-5">
          <div className={`grid gap-2 text-small ${faded}`}>
            {sale ? (
              <>
                <SavedPrice sale={sale} offer={offer} />
                <PriceSince then={offer.totalThen} now={sale.total} savedOn={offer.savedOn} />
              </>
            ) : (
              <p>{t('wishlistPage.soldOutText', { price: formatMoney(offer.totalThen) })}</p>
            )}
          </div>
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1">{actions}</div>
        </div>
      </div>
      {sale ? null : <Nearest offer={offer} />}
    </article>
  )
}

function Nearest({ offer: { hotel, alternatives } }: { offer: SavedOffer }) {
  const { t } = useTranslation()
  if (alternatives.length === 0) {
    return (
      <p className="px-2.5 pb-2.5 pt-1 text-small text-ink-soft">
        {hotel ? t('wishlistPage.noneNear') : t('wishlistPage.hotelGone')}{' '}
        <ContentLink
          url={hotel?.placeUrl ?? '/wypoczynek'}
          className="text-accent underline decoration-1 underline-offset-4"
        >
          {hotel?.place ?? t('wishlistPage.browse')}
        </ContentLink>
      </p>
    )
  }
  return (
    <div className="px-2.5 pb-2.5 pt-5">
      <h3 className="mb-3 text-body font-bold">{t('wishlistPage.nearest')}</h3>
      <OfferGrid offers={alternatives} headingLevel={4} />
    </div>
  )
}

function Fact({ icon, children }: { icon: IconName; children: ReactNode }) {
  return (
    <li className="flex gap-2">
      <Icon name={icon} size={16} className="mt-1 text-line-strong" />
      <span>{children}</span>
    </li>
  )
}
