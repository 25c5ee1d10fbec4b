import { formatDate, formatMoney } from '@wojaz/travel'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import type { FlightFacts } from './offer-facts.ts'

/** Seats there and back without a hotel, each day once. */
export function FlightList({ flights }: { flights: FlightFacts[] }) {
  const { t } = useTranslation()
  return (
    <ul className="grid gap-3 md:grid-cols-2 lg:gap-x-6">
      {flights.map((flight) => (
        <li
          key={flight.code}
          className="flex items-start justify-between gap-4 rounded-card bg-paper-raised px-4 py-3.5 shadow-raised"
        >
          <div className="min-w-0">
            <h3 className="flex flex-wrap items-center gap-x-2 text-body font-bold leading-snug">
              {flight.from}
              <Icon name="arrowRight" size={16} className="text-accent" />
              {flight.to}
            </h3>
            <p className="mt-1 text-small text-ink-soft">
              {formatDate(flight.departureDate)}, {flight.departureTime}
            </p>
            <p className="text-small text-ink-soft">
              {t('directions.back', { date: formatDate(flight.returnDate) })},{' '}
              {t('offers.nights', { count: flight.nights })}
            </p>
          </div>
          <p className="shrink-0 text-right">
            <strong className="block whitespace-nowrap text-title font-black tracking-tight">
              {formatMoney(flight.perPerson)}
            </strong>
            <span className="block text-fine text-ink-soft">{t('offers.perPerson')}</span>
            <span className="block text-fine text-ink-soft">
              {t('offers.forTwo', { price: formatMoney(flight.total) })}
            </span>
          </p>
        </li>
      ))}
    </ul>
  )
}
