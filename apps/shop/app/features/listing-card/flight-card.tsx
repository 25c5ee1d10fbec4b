import { formatDate } from '@wojaz/travel/dates'
import { localisedPath } from '@wojaz/travel/locale'
import { cabinField, reservationAddress } from '@wojaz/travel/offer-code'
import { memo } from 'react'
import { useLocale } from '../../i18n/use-locale.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import { Image } from '../../ui/image.tsx'
import { Link } from '../../ui/link.tsx'
import { PlainLink } from '../../ui/plain-link.tsx'
import { type FlightLeg, IncludedStrip, type ListingFlight } from '../offer-cards/offer-cards.ts'
import { PartyPrice } from './party-price.tsx'
import { SeatsLeft } from './seats-left.tsx'

interface FlightCardProps {
  flight: ListingFlight
  fullPrice: boolean
  priority?: boolean
}

const sizes = '(min-width: 992px) 200px, (min-width: 768px) 220px, 88vw'

/** A flight without hotel, as wide as the list: the place, both flights in local times, luggage, price. */
export const FlightCard = memo(function FlightCard({ flight, fullPrice, priority = false }: FlightCardProps) {
  const { t } = useTranslation()
  const locale = useLocale()
  const { from, to, place, out, back, nights, seatsLeft, cabin } = flight
  const way = `${from.name} – ${to.name}`
  return (
    <article className="grid grid-cols-[minmax(0,1fr)] gap-x-5 rounded-card bg-paper-raised p-2 shadow-raised md:grid-cols-[13rem_minmax(0,1fr)] lg:grid-cols-[12rem_minmax(0,1fr)_11.5rem]">
      <div className="aspect-[5/2] overflow-hidden rounded-[calc(var(--radius-card)-0.5rem)] bg-paper-sunk md:row-span-2 md:aspect-auto md:min-h-44 lg:row-span-1">
        <Image
          {...flight.picture}
          sizes={sizes}
          ratio={2.5}
          other={{ media: '(min-width: 768px)', ratio: 0.9 }}
          priority={priority}
          className="size-full object-cover"
        />
      </div>
      <div className="min-w-0 px-2.5 pb-3 pt-3.5 md:px-0 md:pb-2 lg:py-3.5">
        <h3 className="flex flex-wrap items-center gap-x-2 text-title leading-snug">
          {from.name}
          <Icon name="arrowRight" size={16} className="text-accent" />
          {to.name}
        </h3>
        <p className="mt-0.5 text-small text-ink-soft">
          {place ? (
            <Link
              to={localisedPath(locale, place.url)}
              className="underline decoration-line-strong decoration-1 underline-offset-4 hover:text-accent"
            >
              {place.name}
            </Link>
          ) : null}
          {place ? ' · ' : ''}
          {back
            ? t('listing.flight.return', { nights: t('offers.nights', { count: nights }) })
            : t('listing.flight.oneWay')}
        </p>
        <dl className="mt-3 grid gap-2">
          <Leg name={t('listing.flight.out')} leg={out} from={from.code} to={to.code} />
          {back ? <Leg name={t('listing.flight.back')} leg={back} from={to.code} to={from.code} /> : null}
        </dl>
        {cabin ? (
          <p className="mt-2.5 text-small font-bold">{t('listing.flight.cabin', { cabin: cabin.name })}</p>
        ) : null}
        <IncludedStrip services={flight.luggage ? [flight.luggage] : []} className="mt-2.5" />
        <SeatsLeft count={seatsLeft} />
      </div>
      <div className="mx-2.5 flex flex-wrap items-end justify-between gap-x-4 gap-y-2 border-t border-line pb-3 pt-3 md:mx-0 md:mr-3 lg:flex-col lg:items-stretch lg:justify-end lg:border-l lg:border-t-0 lg:py-3.5 lg:pl-5">
        <PartyPrice {...flight} fullPrice={fullPrice} />
        <PlainLink
          href={localisedPath(locale, flightAddress(flight))}
          rel="nofollow"
          className="inline-flex min-h-11 items-center justify-center gap-2 rounded-control bg-accent px-3 text-center text-small font-bold leading-tight text-on-accent hover:bg-accent-strong"
        >
          {t('offers.bookFlight')}
          <span className="sr-only">{`: ${way}, ${formatDate(out.date)}, ${out.departs}`}</span>
        </PlainLink>
      </div>
    </article>
  )
})

/** The chosen class is passed on to the reservation. */
function flightAddress({ code, cabin }: ListingFlight): string {
  return reservationAddress(code) + (cabin ? `?${cabinField}=${cabin.code}` : '')
}

interface LegProps {
  name: string
  leg: FlightLeg
  /** Airport codes. */
  from: string
  to: string
}

function Leg({ name, leg, from, to }: LegProps) {
  const { t } = useTranslation()
  const isNextDay = leg.landsOn !== leg.date
  return (
    <div className="grid grid-cols-[5rem_minmax(0,1fr)] gap-x-3 text-small">
      <dt className="text-ink-soft">
        {name}
        <span className="block whitespace-nowrap text-fine">{formatDate(leg.date)}</span>
      </dt>
      <dd>
        <span className="flex flex-wrap items-baseline gap-x-2 font-bold tabular-nums">
          <span className="whitespace-nowrap">
            {leg.departs} <abbr className="font-normal text-ink-soft no-underline">{from}</abbr>
          </span>
          <span aria-hidden="true">–</span>
          <span className="whitespace-nowrap">
            {leg.arrives} <abbr className="font-normal text-ink-soft no-underline">{to}</abbr>
            {isNextDay ? (
              <span className="font-normal text-ink-soft">{` ${t('listing.flight.nextDay')}`}</span>
            ) : null}
          </span>
        </span>
        <span className="block text-fine text-ink-soft">
          {leg.airline}, <span className="whitespace-nowrap">{leg.number}</span>
        </span>
      </dd>
    </div>
  )
}
