import { formatDate } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ContentLink } from '../../ui/content-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { IconLine } from '../../ui/icon-line.tsx'
import { Image } from '../../ui/image.tsx'
import { GuestRating, OfferPrice, StarRow } from '../offer-cards/offer-cards.ts'
import { NearestOffers } from './nearest-offers.tsx'
import { PriceSince } from './price-since.tsx'
import type { SavedHotel, SavedOffer } from './saved-offer.ts'
import { SeeOffer } from './see-offer.tsx'
import { usePartyWords } from './use-party-words.ts'

interface SavedCardProps {
  offer: SavedOffer
  /** Removed from the list a moment ago; it can be saved again. */
  isGone?: boolean
  /** Buttons of the card. */
  actions: ReactNode
}

/** A saved offer with its price now and then. If it is sold out, it shows the closest alternatives. */
export function SavedCard({ offer, isGone = false, actions }: SavedCardProps) {
  const { t } = useTranslation()
  const { hotel, sale } = offer
  // Only the picture: faded text could not be read by everybody.
  const faded = isGone ? 'opacity-60' : ''
  return (
    <article className="rounded-card bg-paper-raised p-2.5 shadow-raised">
      <div className="grid gap-x-6 md:grid-cols-[14rem_minmax(0,1fr)] lg:grid-cols-[18rem_minmax(0,1fr)_16rem]">
        <div className="relative md:min-h-44">
          {hotel ? (
            <Image
              {...hotel.picture}
              alt=""
              sizes="(min-width: 768px) 350px, 343px"
              ratio={1.5}
              className={`aspect-[3/2] w-full rounded-[calc(var(--radius-card)-0.625rem)] bg-paper-sunk object-cover md:aspect-auto md:h-full ${sale ? '' : 'grayscale'} ${faded}`}
            />
          ) : null}
          {sale ? null : (
            <p className="absolute left-2.5 top-2.5 rounded-small bg-sea px-2.5 py-1 text-small font-bold text-on-sea">
              {t('wishlistPage.soldOut')}
            </p>
          )}
        </div>
        <div className="min-w-0 px-2.5 pt-3.5 md:px-0 md:py-2.5">
          <Name offer={offer} />
          <Facts offer={offer} />
          {hotel ? <Features hotel={hotel} /> : null}
        </div>
        <div className="mx-2.5 mt-4 flex flex-col gap-3 pb-2.5 md:col-span-2 md:mx-0 md:border-t md:border-line md:pt-3 lg:col-span-1 lg:mt-0 lg:border-l lg:border-t-0 lg:py-2.5 lg:pl-6">
          <div className="grid gap-2 text-small">
            {sale ? (
              <>
                <OfferPrice {...sale} people={offer.adults + offer.children} />
                <PriceSince then={offer.totalThen} now={sale.total} savedOn={offer.savedOn} />
                {hotel ? <SeeOffer url={hotel.offerUrl} hotelName={offer.hotelName} /> : null}
              </>
            ) : (
              <p>{t('wishlistPage.soldOutText', { price: formatMoney(offer.totalThen) })}</p>
            )}
          </div>
          <div className="mt-auto flex flex-wrap items-center justify-between gap-x-4 gap-y-1">{actions}</div>
        </div>
      </div>
      {sale ? null : <NearestOffers offer={offer} />}
    </article>
  )
}

function Name({ offer: { hotel, hotelName } }: { offer: SavedOffer }) {
  if (!hotel) return <h2 className="text-title leading-snug">{hotelName}</h2>
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <StarRow stars={hotel.stars} />
        <GuestRating rating={hotel.rating} ratingCount={hotel.ratingCount} />
      </div>
      <h2 className="mt-1.5 text-title leading-snug">
        <ContentLink
          url={hotel.offerUrl}
          className="hover:text-accent hover:underline hover:underline-offset-4"
        >
          {hotelName}
        </ContentLink>
      </h2>
      <p className="mt-0.5 text-small">
        <ContentLink url={hotel.placeUrl} className="text-accent underline decoration-1 underline-offset-4">
          {hotel.place}
        </ContentLink>
      </p>
    </>
  )
}

function Facts({ offer }: { offer: SavedOffer }) {
  const { t } = useTranslation()
  const party = usePartyWords(offer)
  const { sale } = offer
  return (
    <ul className="mt-3 grid gap-1 text-small text-ink-soft">
      <IconLine icon="calendar">
        {formatDate(offer.departureDate)} – {formatDate(offer.returnDate)},{' '}
        {t('offers.nights', { count: offer.nights })}
      </IconLine>
      <IconLine icon="people">{party}</IconLine>
      {sale ? (
        <>
          <IconLine icon={sale.airport ? 'plane' : 'car'}>
            {sale.airport ? t('offers.departure', { airport: sale.airport }) : t('offers.ownTransport')}
            {sale.departureTime ? `, ${sale.departureTime}` : null}
          </IconLine>
          <IconLine icon="meal">{sale.board}</IconLine>
          <IconLine icon="bed">{sale.rooms.join(', ')}</IconLine>
        </>
      ) : null}
    </ul>
  )
}

/** The comparison and the hotel card show more. */
const featuresShown = 4

function Features({ hotel: { features } }: { hotel: SavedHotel }) {
  if (features.length === 0) return null
  return (
    <ul className="mt-4 hidden flex-wrap gap-x-4 gap-y-1 border-t border-line pt-3 text-small text-ink-soft md:flex">
      {features.slice(0, featuresShown).map((feature) => (
        <li key={feature} className="flex items-center gap-1.5">
          <Icon name="check" size={16} className="text-success" />
          {feature}
        </li>
      ))}
    </ul>
  )
}
