import { formatDate } from '@wojaz/travel/dates'
import type { CheckInDesk } from '@wojaz/travel/trip'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Facts, Panel } from './panel.tsx'
import type { LegView, ReservationPart } from './reservation-view.ts'

/** Flights in local times, luggage, seats and the transfer to the hotel. */
export function TravelTab({ part }: { part: Extract<ReservationPart, { tab: 'podroz' }> }) {
  const { t } = useTranslation()
  const { legs, luggage, upsells, transfer, isOnline } = part
  return (
    <div className="grid items-start gap-5 lg:grid-cols-2">
      {legs.map((leg) => (
        <Leg key={leg.way} leg={leg} />
      ))}
      <Panel heading={t('reservation.luggage.title')}>
        <ul className="grid gap-2">
          {luggage ? <li>{t('reservation.luggage.included', { luggage })}</li> : null}
          {upsells.map(({ what, who }) => (
            <li key={`${what} ${who}`}>{who === null ? what : `${what}, ${who}`}</li>
          ))}
        </ul>
      </Panel>
      {transfer ? (
        <Panel heading={t('reservation.transfer.title')}>
          <p className="font-bold">{transfer.what}</p>
          <p className="max-w-reading">
            {t(transfer.isIncluded ? 'reservation.transfer.included' : 'reservation.transfer.bought')}
          </p>
        </Panel>
      ) : null}
      <Panel heading={t('reservation.checkIn.title')}>
        <p className="max-w-reading">
          {t(isOnline ? 'reservation.checkIn.online' : 'reservation.checkIn.text')}
        </p>
      </Panel>
    </div>
  )
}

function Leg({ leg }: { leg: LegView }) {
  const { t } = useTranslation()
  const { way, day, arrivalDay, from, to, departureTime, arrivalTime, airline, seats, changes } = leg
  const { terminal, desk } = leg
  return (
    <Panel heading={t(`reservation.leg.${way}`)}>
      <div className="mb-4 flex flex-wrap items-baseline gap-x-4 gap-y-1 text-title font-black tabular-nums">
        <span className="whitespace-nowrap">
          {departureTime} {from}
        </span>
        <span aria-hidden="true" className="text-ink-soft">
          →
        </span>
        <span className="whitespace-nowrap">
          {arrivalTime} {to}
        </span>
      </div>
      <Facts
        facts={[
          [t('reservation.leg.day'), formatDate(day)],
          ...(arrivalDay === day ? [] : [[t('reservation.leg.lands'), formatDate(arrivalDay)] as const]),
          [t('reservation.leg.flight'), airline],
          ...(terminal === null
            ? []
            : [
                [
                  t('reservation.leg.terminal'),
                  terminal === 'several' ? t('reservation.leg.terminalSeveral') : terminal.name,
                ] as const,
              ]),
          ...(desk ? [[t('reservation.leg.desk'), deskWords(desk)] as const] : []),
          [
            t('reservation.leg.seats'),
            seats.length === 0
              ? t('reservation.leg.noSeats')
              : seats.map(({ seat, who }) => `${seat} ${who}`).join(', '),
          ],
        ]}
      />
      <p className="mt-3 text-small text-ink-soft">{t('reservation.leg.local')}</p>
      {changes.length > 0 ? (
        <>
          <h3 className="mt-5 mb-2 font-bold">{t('reservation.changes.title')}</h3>
          <ul className="grid gap-1">
            {changes.map(({ on, before, after }) => (
              <li key={`${on} ${after}`}>
                {t('reservation.changes.hours', {
                  way: t(`reservation.leg.${way}`),
                  date: formatDate(on),
                  before,
                  after,
                })}
              </li>
            ))}
          </ul>
        </>
      ) : null}
    </Panel>
  )
}

/** `03.10.2026, 04:10 – 05:10`. */
function deskWords({ opens, closes }: CheckInDesk): string {
  const until = closes.day === opens.day ? closes.time : `${formatDate(closes.day)}, ${closes.time}`
  return `${formatDate(opens.day)}, ${opens.time}\u00a0– ${until}`
}
