import { formatDate } from '@wojaz/travel/dates'
import { localisedPath } from '@wojaz/travel/locale'
import { formatMoney } from '@wojaz/travel/money'
import { tripTypeConfiguration } from '@wojaz/travel/trip'
import { useId } from 'react'
import { momentWords } from '../../i18n/moment-words.ts'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ButtonLink } from '../../ui/button-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { TextLink } from '../../ui/text-link.tsx'
import { usePartyWords } from '../offer-cards/offer-cards.ts'
import { useMissingWords } from '../trip-to-do/trip-to-do.ts'
import type { ReservationsView, ReservationView } from './reservation-view.ts'

/** The customer's bookings: upcoming, past and cancelled trips. Without any, it shows where to begin. */
export function ReservationLists({ reservations }: { reservations: ReservationsView }) {
  const { upcoming, past, cancelled } = reservations
  const { t } = useTranslation()
  if (upcoming.length + past.length + cancelled.length === 0) return <NothingBooked />
  return (
    <>
      {upcoming.length > 0 ? (
        <List heading={t('account.reservations.upcoming')} reservations={upcoming} isOver={false} />
      ) : null}
      {past.length > 0 ? <List heading={t('account.reservations.past')} reservations={past} isOver /> : null}
      {cancelled.length > 0 ? (
        <List heading={t('account.reservations.cancelled')} reservations={cancelled} isOver />
      ) : null}
    </>
  )
}

function NothingBooked() {
  const { t } = useTranslation()
  const locale = useLocale()
  return (
    <section className="grid justify-items-start gap-3 rounded-card bg-paper-raised p-6 shadow-raised">
      <h2 className="text-title">{t('account.reservations.none')}</h2>
      <p className="max-w-reading text-ink-soft">{t('account.reservations.noneLead')}</p>
      <ButtonLink href={localisedPath(locale, tripTypeConfiguration.WS.listingPath)}>
        {t('account.reservations.search')}
      </ButtonLink>
    </section>
  )
}

interface ListProps {
  heading: string
  reservations: readonly ReservationView[]
  isOver: boolean
}

function List({ heading, reservations, isOver }: ListProps) {
  const id = useId()
  return (
    <section aria-labelledby={id}>
      <h2 id={id} className="mb-4 text-title">
        {heading}
      </h2>
      <ul className="grid gap-4 lg:grid-cols-2">
        {reservations.map((reservation) => (
          <li key={reservation.number}>
            <Reservation reservation={reservation} isOver={isOver} />
          </li>
        ))}
      </ul>
    </section>
  )
}

function Reservation({ reservation, isOver }: { reservation: ReservationView; isOver: boolean }) {
  const { t } = useTranslation()
  const { number, name, place, departureDate, returnDate, nights, adults, children, url } = reservation
  const partyWords = usePartyWords()
  const isPending = reservation.state === 'pending'
  return (
    <article className="flex h-full flex-col gap-3 rounded-card bg-paper-raised p-6 shadow-raised">
      {reservation.picture ? (
        <Image
          {...reservation.picture}
          alt=""
          sizes="(min-width: 1024px) 568px, 100vw"
          ratio={3}
          className={`-mx-3.5 -mt-3.5 aspect-[3/1] w-[calc(100%+1.75rem)] max-w-none rounded-[calc(var(--radius-card)-0.625rem)] bg-paper-sunk object-cover ${isOver ? 'grayscale' : ''}`}
        />
      ) : null}
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <StateWords reservation={reservation} isOver={isOver} />
        {reservation.daysLeft === null ? null : (
          <p className="text-small font-bold text-accent">
            {reservation.daysLeft === 0
              ? t('reservation.today')
              : t('reservation.daysLeft', { count: reservation.daysLeft })}
          </p>
        )}
      </div>
      <div className="min-w-0 wrap-anywhere">
        <h3 className="text-title">{name}</h3>
        <p className="text-small text-ink-soft">{place}</p>
      </div>
      <p>
        <span className="whitespace-nowrap">
          {formatDate(departureDate)}
          {/* A one-way flight has no return date. */}
          {returnDate === departureDate ? null : ` – ${formatDate(returnDate)}`}
        </span>
        {', '}
        {nights === null ? null : (
          <>
            <span className="whitespace-nowrap">{t('offers.nights', { count: nights })}</span>
            {', '}
          </>
        )}
        <span className="inline-block">
          {partyWords({ adultsCount: adults, childrenBirthDates: { length: children } })}
        </span>
      </p>
      {reservation.notices.map(({ kind, answerBy, url: answerUrl }) => (
        <p key={answerUrl} className="rounded-control bg-warning-wash px-4 py-3">
          <TextLink look="standalone" href={answerUrl}>
            {t(`reservation.notice.banner.${kind}`, momentWords(answerBy))}
          </TextLink>
        </p>
      ))}
      <Money reservation={reservation} />
      <MissingLines missing={reservation.missing} />
      {reservation.after ? (
        <p className="flex flex-wrap gap-x-6">
          <TextLink look="standalone" href={reservation.after.again}>
            {t('reservation.again')}
          </TextLink>
          {reservation.after.review ? (
            <TextLink look="standalone" href={reservation.after.review}>
              {t('reservation.review.title')}
            </TextLink>
          ) : null}
        </p>
      ) : null}
      <div className="mt-auto flex flex-wrap items-center justify-between gap-3 border-t border-line pt-4">
        <p className="text-small text-ink-soft">{t('account.reservation.number', { number })}</p>
        <ButtonLink href={url} look={isPending ? 'primary' : 'secondary'}>
          {t(`account.reservation.${wayOf(reservation)}`)}
          <span className="sr-only">
            {name}, {formatDate(departureDate)}
          </span>
        </ButtonLink>
      </div>
    </article>
  )
}

function wayOf({ state, hasPages }: ReservationView): 'pay' | 'open' | 'again' {
  return state === 'pending' ? 'pay' : hasPages ? 'open' : 'again'
}

function StateWords({ reservation: { state }, isOver }: { reservation: ReservationView; isOver: boolean }) {
  const { t } = useTranslation()
  const isGood = state === 'confirmed'
  const looks = isGood && !isOver ? 'text-success' : state === 'pending' ? 'text-warning' : 'text-ink-soft'
  return (
    <p className={`flex items-center gap-2 text-small font-bold ${looks}`}>
      <Icon name={isGood ? 'check' : state === 'pending' ? 'clock' : 'info'} size={16} />
      {t(`account.reservation.state.${isGood && isOver ? 'over' : state}`)}
    </p>
  )
}

/** What is paid, and what is still due until when. */
function Money({ reservation: { state, total, paid, due, heldUntil } }: { reservation: ReservationView }) {
  const { t } = useTranslation()
  if (heldUntil !== null)
    return (
      <p>
        {t('account.reservation.payUntil', {
          amount: formatMoney(total),
          ...momentWords(heldUntil),
        })}
      </p>
    )
  if (state !== 'confirmed') return null
  return (
    <div className="grid gap-1">
      <p>
        {due.length === 0
          ? t('account.reservation.paidAll', { amount: formatMoney(paid) })
          : t('account.reservation.paidOf', { paid: formatMoney(paid), total: formatMoney(total) })}
      </p>
      {due.map(({ amount, dueBy }) => (
        <p key={dueBy} className="font-bold">
          {t('account.reservation.dueBy', { amount: formatMoney(amount), date: formatDate(dueBy) })}
        </p>
      ))}
    </div>
  )
}

/** What else is to be done; payments are shown above. */
function MissingLines({ missing }: Pick<ReservationView, 'missing'>) {
  const wordsOf = useMissingWords()
  const others = missing.filter(({ kind }) => kind !== 'balance')
  if (others.length === 0) return null
  return (
    <ul className="grid gap-1">
      {others.map((one) => (
        <li key={`${one.kind}${one.by}`} className="flex items-start gap-2">
          <Icon name="alert" size={16} className="mt-1 shrink-0 text-warning" />
          {wordsOf(one)}
        </li>
      ))}
    </ul>
  )
}
