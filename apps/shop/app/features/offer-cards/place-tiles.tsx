import { tripWords } from '@wojaz/content'
import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ContentLink } from '../../ui/content-link.tsx'
import { Image } from '../../ui/image.tsx'
import type { PlaceCard } from './offer-facts.ts'

interface PlaceTilesProps {
  places: PlaceCard[]
  /** Shows the trip type at each price, for a mixed list. */
  saysTrip?: boolean
}

/** Places as small tiles: a picture, a name and the lowest price. A whole country fits on two screens of a phone. */
export function PlaceTiles({ places, saysTrip = false }: PlaceTilesProps) {
  const { t } = useTranslation()
  return (
    <ul
      className={`grid grid-cols-2 gap-x-3.5 gap-y-6 md:grid-cols-3 lg:gap-x-6 lg:gap-y-8 ${inFours(places.length) ? 'lg:grid-cols-4' : ''}`}
    >
      {places.map(({ name, url, picture, trip, price }) => (
        <li key={url} className="group relative">
          <div className="overflow-hidden rounded-card bg-paper-sunk">
            {picture ? (
              <Image
                {...picture}
                alt=""
                sizes="(min-width: 992px) 360px, (min-width: 768px) 230px, 180px"
                ratio={4 / 3}
                className="aspect-[4/3] w-full object-cover transition-transform duration-500 ease-settle group-hover:scale-[1.03]"
              />
            ) : (
              <div className="aspect-[4/3]" />
            )}
          </div>
          <h3 className="mt-2.5 text-body font-bold leading-snug sm:text-title">
            <ContentLink
              url={url}
              className="after:absolute after:inset-0 after:rounded-card group-hover:text-accent"
            >
              {name}
            </ContentLink>
          </h3>
          <p className="mt-0.5 text-small text-ink-soft">
            <strong className="whitespace-nowrap font-bold text-ink">
              {t('offers.from', { price: formatMoney(price) })}
            </strong>
            {saysTrip ? <span className="block">{t(tripWords[trip].beside)}</span> : null}
          </p>
        </li>
      ))}
    </ul>
  )
}

/** Six places are two rows of three, not four and two: a row that is half empty looks like something is missing. */
function inFours(count: number): boolean {
  return count % 3 !== 0 || count % 4 === 0 || count > 12
}
