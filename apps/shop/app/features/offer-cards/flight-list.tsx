import { formatDate } from '@wojaz/travel/dates'
import { localisedPath } from '@wojaz/travel/locale'
import { formatMoney } from '@wojaz/travel/money'
import { reservationAddress } from '@wojaz/travel/offer-code'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import type { FlightFacts } from './offer-facts.ts'

/** Return flights without hotel, one per day. */
export function FlightList({ flights }: { flights: FlightFacts[] }) {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <ul className="grid gap-3 md:grid-cols-2 lg:gap-x-6">
      {flights.map((flight) => (
        <li
          key={flight.code}
          className="grid content-between gap-2.5 rounded-card bg-paper-raised px-4 py-3.5 shadow-raised"
        >
          <div className="flex items-start justify-between gap-4">
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
                {t('destinations.back', { date: formatDate(flight.returnDate) })},{' '}
                {t('offers.nights', { count: flight.nights })}
              </p>
            </div>
            <div className="grid shrink-0 justify-items-end gap-2 text-right">
              <p>
                <strong className="block whitespace-nowrap text-title font-black tracking-tight">
                  {formatMoney(flight.perPerson)}
                </strong>
                <span className="block text-fine text-ink-soft">{t('offers.perPerson')}</span>
                <span className="block text-fine text-ink-soft">
                  {t('offers.forTwo', { price: formatMoney(flight.total) })}
                </span>
              </p>
              <ButtonLink
                href={localisedPath(locale, reservationAddress(flight.code))}
                size="small"
                rel="nofollow"
              >
                {t('offers.bookFlight')}
                <span className="sr-only">
                  {flight.from} – {flight.to}, {formatDate(flight.departureDate)},{' '}
                  {t('offers.nights', { count: flight.nights })}
                </span>
              </ButtonLink>
            </div>
          </div>
          {flight.parts.charges > 0 ? <Parts {...flight.parts} /> : null}
        </li>
      ))}
    </ul>
  )
}

/** If the airport tariff is unknown, the price is not split, so that charges never appear as zero. */
function Parts({ fare, charges, funds }: FlightFacts['parts']) {
  const { t } = useTranslation()
  return (
    <p className="text-pretty border-t border-line pt-2 text-fine text-ink-soft">
      {t('offers.flightParts', {
        fare: formatMoney(fare),
        charges: formatMoney(charges),
        funds: formatMoney(funds),
      })}
    </p>
  )
}
