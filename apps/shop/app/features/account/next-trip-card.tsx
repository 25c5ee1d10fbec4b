import { formatDate } from '@wojaz/travel/dates'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import type { NextTrip } from './next-trip-view.ts'

/** The next trip and the days until it begins. */
export function NextTripCard({ reservation, countdown }: NextTrip) {
  const { t } = useTranslation()
  const { name, place, departureDate, returnDate, url } = reservation
  return (
    <section className="on-sea flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-sea p-6 text-on-sea sm:p-8">
      <div className="min-w-0 wrap-anywhere">
        <h2 className="text-small font-bold">{t('account.next.heading')}</h2>
        <p className="mt-1 text-heading font-black">{countdown}</p>
        <p className="mt-2 font-bold">{name}</p>
        <p>
          {place}
          {', '}
          <span className="whitespace-nowrap">
            {formatDate(departureDate)}
            {returnDate === departureDate ? null : ` – ${formatDate(returnDate)}`}
          </span>
        </p>
      </div>
      <ButtonLink href={url}>{t('account.next.open')}</ButtonLink>
    </section>
  )
}
