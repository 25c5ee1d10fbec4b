import { formatMoney } from '@wojaz/travel/money'
import type { SearchState } from '@wojaz/travel/search'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { filterCount } from './chips.ts'
import type { ListingView } from './listing-view.ts'
import { usePhoneView } from './use-phone-view.ts'

interface PhoneBarProps {
  view: ListingView
  state: SearchState
}

/** On a phone filters and sort order stay in reach of the thumb, with the number of offers and their lowest price. */
export function PhoneBar({ view: { total, lowest, flights }, state }: PhoneBarProps) {
  const { t } = useTranslation()
  const { linkTo } = usePhoneView()
  const chosen = filterCount(state)
  const look =
    'inline-flex min-h-11 min-w-11 items-center justify-center gap-2 rounded-round px-4 text-small font-bold max-[26rem]:px-3'
  return (
    <div className="pointer-events-none sticky bottom-0 z-20 mt-6 flex justify-center pb-4 lg:hidden">
      {/* On a narrow screen with long words the number is below. */}
      <div className="pointer-events-auto flex max-w-full flex-wrap items-center justify-center gap-1 rounded-poster bg-sea p-1.5 text-on-sea shadow-floating">
        <Link
          {...linkTo('facets')}
          aria-label={chosen > 0 ? t('listing.filtersChosen', { number: chosen }) : undefined}
          className={`${look} bg-accent text-on-accent`}
        >
          <Icon name="filter" size={16} />
          {t('listing.filters')}
          {chosen > 0 ? <span aria-hidden="true">({chosen})</span> : null}
        </Link>
        <Link {...linkTo('sort')} className={look}>
          <Icon name="sort" size={16} />
          <span className="max-[26rem]:sr-only">{t('listing.sortBy')}</span>
        </Link>
        {flights ? null : (
          <Link {...linkTo('map')} rel="nofollow" className={`${look} noscript:hidden`}>
            <Icon name="pin" size={16} />
            <span className="max-[26rem]:sr-only">{t('listing.map')}</span>
          </Link>
        )}
        <span className="px-2 text-center text-small leading-tight text-on-sea-soft max-[26rem]:text-fine sm:pr-4">
          {t('listing.count', { count: total })}
          {lowest === null ? null : (
            <strong className="block whitespace-nowrap font-bold text-on-sea">
              {t('offers.from', { price: formatMoney(lowest) })}
            </strong>
          )}
        </span>
      </div>
    </div>
  )
}
