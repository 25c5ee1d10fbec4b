import { placeWords } from '@wojaz/travel/place'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Icon } from '../../../ui/icon.tsx'
import { BreadcrumbTrail } from '../../content-blocks/content-blocks.ts'
import { GuestRating, StarRow } from '../../offer-cards/offer-cards.ts'
import { OfferHeart } from '../../wishlist/wishlist.ts'
import { sectionIds } from '../card-sections.ts'
import type { ChosenOffer, HotelView } from '../hotel-card-view.ts'

export function CardHead({ hotel, chosen }: { hotel: HotelView; chosen: ChosenOffer | null }) {
  const { t } = useTranslation()
  const { name, places, typeLabel, stars } = hotel
  const steps = [
    { label: t('destinations.all'), url: '/wypoczynek' },
    ...places.map((place) => ({ label: place.name, url: place.url })),
    { label: name, url: hotel.url },
  ]
  return (
    <>
      <BreadcrumbTrail steps={steps} />
      <div className="flex flex-wrap items-end justify-between gap-x-8 gap-y-3 pb-5 pt-3 md:pb-6 md:pt-5">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3">
            <StarRow stars={stars} />
            {typeLabel ? <p className="text-small text-ink-soft">{typeLabel}</p> : null}
          </div>
          <h1 className="mt-2 text-display">{name}</h1>
          <p className="mt-2 flex items-start gap-1.5 text-body text-ink-soft">
            <Icon name="pin" className="mt-1 text-accent" />
            <a
              href={`#${sectionIds.place}`}
              className="underline decoration-1 underline-offset-4 hover:text-ink"
            >
              {placeWords(places)}
            </a>
          </p>
        </div>
        <div className="flex items-center gap-5">
          <GuestRating
            rating={hotel.rating}
            ratingCount={hotel.ratingCount}
            size="large"
            reviewsUrl={`#${sectionIds.reviews}`}
          />
          {chosen ? <OfferHeart offerCode={chosen.offer.offerCode} hotelName={name} /> : null}
        </div>
      </div>
    </>
  )
}
