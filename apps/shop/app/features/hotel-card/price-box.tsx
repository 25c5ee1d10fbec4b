import type { OfferLeg } from '@wojaz/offers'
import { formatDate, formatMoney } from '@wojaz/travel'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { buttonClass } from '../../ui/button-look.ts'
import { Icon } from '../../ui/icon.tsx'
import type { IconName } from '../../ui/icon-shapes.tsx'
import { Notice } from '../../ui/notice.tsx'
import { sectionIds } from './card-sections.ts'
import type { ChosenOffer } from './hotel-card-view.ts'
import { usePartyWords } from './party-words.ts'

/** What is chosen, what it costs, what is due when, and one clear way on. */
export function PriceBox({ chosen }: { chosen: ChosenOffer | null }) {
  const { t } = useTranslation()
  if (!chosen) return <Notice title={t('hotelCard.nothing')}>{t('hotelCard.nothingText')}</Notice>
  return (
    <div className="rounded-card bg-paper-raised p-5 shadow-floating sm:p-6">
      <OfferLines chosen={chosen} />
      <div className="mt-5 border-t border-line pt-5">
        <PriceLines chosen={chosen} />
        <a href={`#${sectionIds.booking}`} className={`${buttonClass('primary', 'medium')} mt-4 w-full`}>
          {t('hotelCard.book')}
        </a>
        <PaymentLine chosen={chosen} />
      </div>
    </div>
  )
}

function OfferLines({ chosen: { offer, seatsLeft } }: { chosen: ChosenOffer }) {
  const { t } = useTranslation()
  const partyWords = usePartyWords()
  const { departureFlight, returnFlight } = offer
  return (
    <>
      <h2 className="text-title">{t('hotelCard.box.heading')}</h2>
      <ul className="mt-3 grid gap-2.5 text-small">
        <Line icon="calendar" title={`${formatDate(offer.departureDate)} – ${formatDate(offer.returnDate)}`}>
          {t('offers.nights', { count: offer.duration })}
        </Line>
        {departureFlight && returnFlight ? (
          <Line icon="plane" title={t('offers.departure', { airport: offer.airportName })}>
            <span className="block">{t('hotelCard.box.out', { hours: hoursOf(departureFlight) })}</span>
            <span className="block">{t('hotelCard.box.back', { hours: hoursOf(returnFlight) })}</span>
          </Line>
        ) : (
          <Line icon="car" title={t('offers.ownTransport')} />
        )}
        <Line icon="meal" title={offer.boardName} />
        <Line icon="bed" title={offer.occupancies.map(({ roomName }) => roomName).join(' + ')} />
        <Line icon="people" title={offer.occupancies.map(partyWords).join(' + ')} />
      </ul>
      {seatsLeft !== null ? (
        <p className="mt-4 text-small font-bold text-warning">
          {t('hotelCard.box.seatsLeft', { count: seatsLeft })}
        </p>
      ) : null}
    </>
  )
}

function hoursOf({ departureTime, arrivalTime }: OfferLeg): string {
  return `${departureTime}–${arrivalTime}`
}

function Line({ icon, title, children }: { icon: IconName; title: string; children?: ReactNode }) {
  return (
    <li className="flex gap-3">
      <Icon name={icon} className="mt-0.5 text-accent" />
      <span className="min-w-0">
        <span className="block font-medium">{title}</span>
        {children ? <span className="block text-ink-soft">{children}</span> : null}
      </span>
    </li>
  )
}

function PriceLines({ chosen: { offer } }: { chosen: ChosenOffer }) {
  const { t } = useTranslation()
  const { quote, occupancies } = offer
  const people = occupancies.reduce((sum, { participantsCount }) => sum + participantsCount, 0)
  return (
    <>
      {quote.discount > 0 ? (
        <p className="flex items-center gap-2 text-small text-ink-soft">
          <span className="rounded-small bg-accent px-1.5 py-0.5 font-bold text-on-accent">
            −{quote.discountPercent}%
          </span>
          <span className="sr-only">{t('price.before')}</span>
          <s className="decoration-1">{formatMoney(quote.originalFullPrice)}</s>
        </p>
      ) : null}
      <p className="flex flex-wrap items-baseline gap-x-2">
        <strong
          data-testid="offer-total"
          className="whitespace-nowrap text-display font-black tracking-tight"
        >
          {formatMoney(quote.total)}
        </strong>
        <span className="text-small text-ink-soft">{t('hotelCard.box.forPeople', { count: people })}</span>
      </p>
      {people > 1 ? (
        <p className="text-small text-ink-soft">
          {t('hotelCard.box.perPerson', { price: formatMoney(quote.perPerson) })}
        </p>
      ) : null}
      {quote.lowestPriceBefore !== null ? (
        <p className="mt-1 text-fine text-ink-soft">
          {t('offers.lowestBefore', { price: formatMoney(quote.lowestPriceBefore) })}
        </p>
      ) : null}
      <p className="mt-2 flex items-start gap-2 text-small text-success">
        <Icon name="check" size={16} className="mt-1" />
        <span>
          {t('hotelCard.box.allInside')}{' '}
          <a href={`#${sectionIds.price}`} className="text-accent underline decoration-1 underline-offset-4">
            {t('hotelCard.box.whatInside')}
          </a>
        </span>
      </p>
    </>
  )
}

function PaymentLine({ chosen: { payment } }: { chosen: ChosenOffer }) {
  const { t } = useTranslation()
  const { dueNow, balance } = payment
  return (
    <p className="mt-3 text-center text-small text-ink-soft">
      {balance
        ? t('hotelCard.box.deposit', {
            now: formatMoney(dueNow),
            rest: formatMoney(balance.amount),
            date: formatDate(balance.dueBy),
          })
        : t('hotelCard.box.allNow')}
    </p>
  )
}
