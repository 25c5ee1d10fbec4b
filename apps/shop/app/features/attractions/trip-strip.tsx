import { formatDate } from '@wojaz/travel/dates'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { resultsHref } from './attraction-address.ts'
import type { ResultsView } from './attraction-view.ts'

/** The booked trip that the search is for, and a link to search without it. */
export function TripStrip({ view: { search, trip } }: { view: ResultsView }) {
  const { t } = useTranslation()
  const locale = useLocale()
  if (!trip) return null
  const words = t('attractions.landing.trip', {
    place: trip.place,
    from: formatDate(trip.from),
    to: formatDate(trip.to),
  })
  return (
    <div className="mt-4 flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 rounded-control bg-accent-wash px-5 py-3">
      <p className="min-w-0 font-bold wrap-anywhere">{words}</p>
      <TextLink
        look="standalone"
        rel="nofollow"
        href={resultsHref(locale, { ...search, page: 0, date: null, dateTo: null, trip: null })}
      >
        {t('attractions.results.withoutTrip')}
      </TextLink>
    </div>
  )
}
