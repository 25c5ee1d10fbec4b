import { formatDate } from '@wojaz/travel/dates'
import { useTranslation } from '../../i18n/use-translation.ts'
import { usePartyWords } from '../offer-cards/offer-cards.ts'
import type { ReservationHead } from './reservation-view.ts'

/** Which trip, when and for whom. */
export function TripHead({ head }: { head: ReservationHead }) {
  const { t } = useTranslation()
  const partyWords = usePartyWords()
  const { number, state, name, place, departureDate, returnDate, nights, adults, children, daysLeft } = head
  return (
    <div className="grid gap-3">
      <div className="flex flex-wrap items-start justify-between gap-4">
        <div className="min-w-0 wrap-anywhere">
          <h1 className="text-heading">{name}</h1>
          <p className="text-ink-soft">{place}</p>
          <p className="mt-2">
            <span className="whitespace-nowrap">
              {formatDate(departureDate)}
              {returnDate === null ? null : ` – ${formatDate(returnDate)}`}
            </span>
            {nights === null ? null : (
              <>
                {', '}
                <span className="whitespace-nowrap">{t('offers.nights', { count: nights })}</span>
              </>
            )}
            {', '}
            <span className="inline-block">
              {partyWords({ adultsCount: adults, childrenBirthDates: { length: children } })}
            </span>
          </p>
          <p className="mt-1 text-small text-ink-soft">{t('account.reservation.number', { number })}</p>
        </div>
        {daysLeft === null ? null : (
          <p className="no-print rounded-card bg-accent-wash px-5 py-3 text-title font-black text-accent">
            {daysLeft === 0 ? t('reservation.today') : t('reservation.daysLeft', { count: daysLeft })}
          </p>
        )}
      </div>
      {state === 'confirmed' ? null : (
        <p className="font-bold text-warning">{t(`account.reservation.state.${state}`)}</p>
      )}
    </div>
  )
}
