import { formatDate } from '@wojaz/travel/dates'
import { localisedPath } from '@wojaz/travel/locale'
import { Fragment, memo, type ReactNode } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { IconLine } from '../../ui/icon-line.tsx'
import { Link } from '../../ui/link.tsx'
import { GuestRating, IncludedStrip, type ListingOffer, StarRow } from '../offer-cards/offer-cards.ts'
import { OfferHeart } from '../wishlist/wishlist.ts'
import { CardGallery } from './card-gallery.tsx'
import { PartyPrice } from './party-price.tsx'
import { SeatsLeft } from './seats-left.tsx'

export { FlightCard } from './flight-card.tsx'

interface ListingCardProps {
  offer: ListingOffer
  fullPrice: boolean
  priority?: boolean
}

/**
 * A holiday, as wide as the list: pictures, facts, price. Stacked on a phone. A narrowed list mostly contains offers of the list
 * before as the same objects (`keepSame`), so their cards are not rendered again.
 */
export const ListingCard = memo(function ListingCard({
  offer,
  fullPrice,
  priority = false,
}: ListingCardProps) {
  const { t } = useTranslation()
  const { reduction, seatsLeft, hotelName, url } = offer
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-x-5 rounded-card bg-paper-raised p-2 shadow-raised md:grid-cols-[17rem_minmax(0,1fr)] lg:grid-cols-[18rem_minmax(0,1fr)_11.5rem]">
      <div className="relative md:row-span-2 md:min-h-60 lg:row-span-1">
        <CardGallery pictures={offer.pictures} hotel={hotelName} priority={priority} />
        {reduction ? (
          <p className="pointer-events-none absolute left-0 top-0 rounded-br-card rounded-tl-[calc(var(--radius-card)-0.5rem)] bg-accent px-3 py-1 text-small font-black text-on-accent">
            {`−${reduction.percent}%`}
          </p>
        ) : null}
        <OfferHeart offerCode={offer.code} hotelName={hotelName} className="absolute right-2 top-2" />
      </div>
      <div className="min-w-0 px-2.5 pb-3 pt-3.5 md:px-0 md:pb-2 lg:py-3.5">
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
          <StarRow stars={offer.stars} />
          <GuestRating {...offer} />
        </div>
        <h3 className="mt-1 text-title leading-snug">
          <CardLink url={url} className="hover:text-accent hover:underline hover:underline-offset-4">
            {hotelName}
          </CardLink>
        </h3>
        <Way {...offer} />
        <Facts offer={offer} />
        <IncludedStrip services={offer.included} className="mt-2.5" />
        <SeatsLeft count={seatsLeft} />
      </div>
      <div className="mx-2.5 flex flex-wrap items-end justify-between gap-x-4 gap-y-2 border-t border-line pb-3 pt-3 md:mx-0 md:mr-3 lg:flex-col lg:items-stretch lg:justify-end lg:border-l lg:border-t-0 lg:py-3.5 lg:pl-5">
        <PartyPrice {...offer} fullPrice={fullPrice} />
        <CardLink
          url={url}
          className="inline-flex min-h-11 items-center justify-center gap-2 rounded-control bg-accent px-3 text-center text-small font-bold leading-tight text-on-accent hover:bg-accent-strong"
        >
          {t('listing.see')}
          <span className="sr-only">{`: ${hotelName}`}</span>
        </CardLink>
      </div>
    </article>
  )
})

interface CardLinkProps {
  /** A path of the shop, without a language prefix. */
  url: string
  className: string
  children: ReactNode
}

function CardLink({ url, ...rest }: CardLinkProps) {
  return <Link to={localisedPath(useLocale(), url)} {...rest} />
}

function Way({ way }: Pick<ListingOffer, 'way'>) {
  return (
    <p className="mt-0.5 text-small text-ink-soft">
      {way.map(({ name, url }, depth) => (
        <Fragment key={url}>
          {depth > 0 ? <span aria-hidden="true"> › </span> : null}
          <CardLink
            url={url}
            className="underline decoration-line-strong decoration-1 underline-offset-4 hover:text-accent"
          >
            {name}
          </CardLink>
        </Fragment>
      ))}
    </p>
  )
}

function Facts({ offer }: { offer: ListingOffer }) {
  const { t } = useTranslation()
  const { departureDate, returnDate, nights, airport, hours, board, room } = offer
  return (
    <ul className="mt-3 grid gap-1 text-small">
      <IconLine icon="calendar">
        {`${formatDate(departureDate)} – ${formatDate(returnDate)}, `}
        <strong className="font-bold">{t('offers.nights', { count: nights })}</strong>
      </IconLine>
      <IconLine icon={airport ? 'plane' : 'car'}>
        {airport ? t('offers.departure', { airport }) : t('offers.ownTransport')}
        {hours ? (
          <span className="text-ink-soft">
            {` ${t('listing.hours', { departure: hours.departure, back: hours.return })}`}
          </span>
        ) : null}
      </IconLine>
      <IconLine icon="meal">
        {board}
        <span className="text-ink-soft">{` · ${room}`}</span>
      </IconLine>
    </ul>
  )
}
