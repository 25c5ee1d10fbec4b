import { formatDate } from '@wojaz/travel/dates'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ContentLink } from '../../ui/content-link.tsx'
import { IconLine } from '../../ui/icon-line.tsx'
import { Image } from '../../ui/image.tsx'
import { OfferHeart } from '../wishlist/wishlist.ts'
import { GuestRating } from './guest-rating.tsx'
import type { OfferFacts } from './offer-facts.ts'
import { OfferPrice } from './offer-price.tsx'
import { StarRow } from './star-row.tsx'

interface OfferCardProps {
  offer: OfferFacts
  /** The width of its picture, as in the `sizes` attribute. */
  pictureSizes: string
  /** Below the heading of its list. */
  headingLevel?: 3 | 4
  /** The path of the current page: the card does not link to it. */
  path?: string
}

/** A holiday as a small card: place, dates, airport, meals, price. */
export function OfferCard({ offer, pictureSizes, headingLevel = 3, path }: OfferCardProps) {
  const { t } = useTranslation()
  const Heading = `h${headingLevel}` as const
  const { picture, reduction, place, placeUrl, departureDate, returnDate, nights } = offer
  return (
    <article className="flex h-full flex-col rounded-card bg-paper-raised p-2.5 shadow-raised">
      <div className="relative">
        <Image
          {...picture}
          alt=""
          sizes={pictureSizes}
          ratio={1.5}
          className="aspect-[3/2] w-full rounded-[calc(var(--radius-card)-0.625rem)] bg-paper-sunk object-cover"
        />
        {reduction ? (
          <p className="notch notch-small pb-0.5 pl-2.5 pr-4 pt-2 text-title font-black text-accent">
            −{reduction.percent}%
          </p>
        ) : null}
        <OfferHeart
          offerCode={offer.code}
          hotelName={offer.hotelName}
          className="absolute right-2.5 top-2.5"
        />
      </div>
      <div className="flex flex-1 flex-col px-2.5 pb-2.5 pt-3.5">
        <div className="grid gap-1">
          <StarRow stars={offer.stars} />
          <GuestRating rating={offer.rating} ratingCount={offer.ratingCount} />
        </div>
        <Heading className="mt-1.5 text-title font-bold leading-snug">
          <ContentLink url={offer.url} className="hover:text-accent">
            {offer.hotelName}
          </ContentLink>
        </Heading>
        <p className="mt-0.5 text-small">
          {placeUrl === path ? (
            <span className="text-ink-soft">{place}</span>
          ) : (
            <ContentLink url={placeUrl} className="text-accent underline decoration-1 underline-offset-4">
              {place}
            </ContentLink>
          )}
        </p>
        <ul className="mb-4 mt-3 grid gap-1 text-small text-ink-soft">
          <IconLine icon="calendar">
            {formatDate(departureDate)} – {formatDate(returnDate)},{' '}
            <span className="whitespace-nowrap">{t('offers.nights', { count: nights })}</span>
          </IconLine>
          <IconLine icon={offer.airport ? 'plane' : 'car'}>
            {offer.airport ? t('offers.departure', { airport: offer.airport }) : t('offers.ownTransport')}
          </IconLine>
          <IconLine icon="meal">{offer.board}</IconLine>
        </ul>
        <div className="mt-auto border-t border-line pt-3">
          <OfferPrice {...offer} />
        </div>
      </div>
    </article>
  )
}
