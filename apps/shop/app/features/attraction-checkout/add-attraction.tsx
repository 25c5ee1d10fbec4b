import { formatDate } from '@wojaz/travel/dates'
import { useId } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import type { AddAttractionView } from './attraction-checkout-view.ts'

/** Leads from a booked trip to attractions near its hotel on its days. Renders nothing if there are none. */
export function AddAttraction({ trip }: { trip: AddAttractionView | null }) {
  const { t } = useTranslation()
  const id = useId()
  if (!trip) return null
  return (
    <section
      aria-labelledby={id}
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-4 rounded-card bg-paper-raised p-5 shadow-raised sm:p-6"
    >
      <div className="min-w-0 max-w-reading wrap-anywhere">
        <h2 id={id} className="text-title">
          {t('tickets.mine.forTrip', {
            place: trip.place,
            from: formatDate(trip.from),
            to: formatDate(trip.to),
          })}
        </h2>
        <p className="mt-2 text-ink-soft">{t('tickets.mine.forTripLead')}</p>
      </div>
      <ButtonLink href={trip.href}>{t('tickets.mine.add')}</ButtonLink>
    </section>
  )
}
