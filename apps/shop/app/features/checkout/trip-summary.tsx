import type { CartPrice } from '@wojaz/booking'
import { hasHotel, isOneWay, type Offer, type OfferLeg, pricePerPerson } from '@wojaz/offers'
import { formatDate } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import { participantsCount, wholeParty } from '@wojaz/travel/party'
import { placeWords } from '@wojaz/travel/place'
import { flightWords } from '@wojaz/travel/trip'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { TextLink } from '../../ui/text-link.tsx'
import { usePartyWords } from '../offer-cards/offer-cards.ts'
import { OfferSum } from './offer-sum.tsx'

interface TripSummaryProps {
  offer: Offer
  offerUrl: string
  price: CartPrice
}

/** The trip and its exact price, visible in every step. */
export function TripSummary({ offer, offerUrl, price }: TripSummaryProps) {
  return (
    <div className="grid gap-4">
      <TripFacts offer={offer} offerUrl={offerUrl} />
      <PriceSum offer={offer} price={price} />
    </div>
  )
}

export function TripFacts({ offer, offerUrl }: { offer: Offer; offerUrl: string | null }) {
  const { t } = useTranslation()
  const partyWords = usePartyWords()
  return (
    <div>
      <p className="text-title font-bold">{offer.hotelName}</p>
      <p className="text-small text-ink-soft">{placeWords(offer.breadcrumbs)}</p>
      <dl className="mt-3 grid gap-2 text-small">
        <Fact name={t('checkout.trip.dates')}>
          {formatDate(offer.departureDate)}
          {isOneWay(offer) ? null : ` – ${formatDate(offer.returnDate)}`}
          {hasHotel(offer) ? (
            <>
              , <span className="whitespace-nowrap">{t('offers.nights', { count: offer.duration })}</span>
            </>
          ) : null}
        </Fact>
        <Leg name={t('checkout.trip.out')} leg={offer.departureFlight} />
        <Leg name={t('checkout.trip.back')} leg={offer.returnFlight} />
        {hasHotel(offer) ? (
          <>
            <Fact name={t('checkout.trip.category')}>{t('checkout.trip.stars', { stars: offer.stars })}</Fact>
            <Fact name={t('checkout.trip.room')}>
              {offer.occupancies.map(({ roomName }) => roomName).join(' + ')}
            </Fact>
            <Fact name={t('checkout.trip.board')}>{offer.boardName}</Fact>
          </>
        ) : null}
        <Fact name={t('checkout.trip.party')}>{partyWords(wholeParty(offer.occupancies))}</Fact>
      </dl>
      {offerUrl ? (
        <p className="mt-2 text-small">
          <TextLink href={offerUrl}>{t('checkout.trip.change')}</TextLink>
        </p>
      ) : null}
    </div>
  )
}

function Leg({ name, leg }: { name: string; leg: OfferLeg | null }) {
  if (!leg) return null
  return (
    <Fact name={name}>
      {formatDate(leg.date)},{' '}
      <span className="whitespace-nowrap">
        {leg.fromAirport} {leg.departureTime} –
      </span>{' '}
      <span className="whitespace-nowrap">
        {leg.toAirport} {leg.arrivalTime},
      </span>{' '}
      <span className="whitespace-nowrap">{flightWords(leg)}</span>
    </Fact>
  )
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="grid grid-cols-[6rem_minmax(0,1fr)] gap-x-3">
      <dt className="text-ink-soft">{name}</dt>
      <dd>{children}</dd>
    </div>
  )
}

/** The price: its parts, the total, the price per person, and when it is due. */
function PriceSum({ offer, price }: { offer: Offer; price: CartPrice }) {
  const { t } = useTranslation()
  const { total, upsells, plan } = price
  const people = participantsCount(wholeParty(offer.occupancies))
  return (
    <div aria-live="polite" className="border-t-2 border-ink pt-3">
      <dl className="grid gap-1 text-small">
        <OfferSum offer={offer} amount={price.offer} />
        {upsells > 0 ? (
          <div className="flex justify-between gap-4">
            <dt>{t('checkout.price.upsells')}</dt>
            <dd className="whitespace-nowrap tabular-nums">{formatMoney(upsells)}</dd>
          </div>
        ) : null}
        <div className="mt-1 flex flex-wrap items-baseline justify-between gap-x-4">
          <dt className="font-bold">{t('checkout.price.total')}</dt>
          <dd className="whitespace-nowrap text-heading font-black tabular-nums">{formatMoney(total)}</dd>
        </div>
      </dl>
      <p className="text-small text-ink-soft">
        {t('checkout.price.perPerson', { price: formatMoney(pricePerPerson(total, people)) })}
      </p>
      <p className="mt-2 text-small">
        {plan.balance
          ? t('checkout.price.deposit', {
              now: formatMoney(plan.dueNow),
              rest: formatMoney(plan.balance.amount),
              date: formatDate(plan.balance.dueBy),
            })
          : t('checkout.price.allNow')}
      </p>
      <p className="mt-1 text-small text-success">{t('checkout.price.final')}</p>
    </div>
  )
}
