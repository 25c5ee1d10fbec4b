import { formatDate } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import { lazy, useRef } from 'react'
import { useNavigation } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { buttonClass } from '../../../ui/button-look.ts'
import { Icon } from '../../../ui/icon.tsx'
import { island, orWait } from '../../../ui/island.tsx'
import { Notice } from '../../../ui/notice.tsx'
import { LowestBefore, PriceBefore } from '../../../ui/price-before.tsx'
import { useBookingAddress } from '../booking/booking-address.ts'
import { boxId, sectionIds } from '../card-sections.ts'
import { promisedTotal } from '../configurator/card-steps.ts'
import { useClosingLines } from '../configurator/use-closing-lines.ts'
import type { ChosenOffer, HotelCardView } from '../hotel-card-view.ts'
import { usePriceFigures } from './price-figures.ts'
import { PriceStanding } from './price-standing.tsx'

// Lines and options are links and a form, so they work before hydration.
const OfferLines = island(
  import.meta.env.SSR
    ? (await import('../configurator/offer-lines.tsx')).OfferLines
    : lazy(() =>
        orWait(import('../configurator/offer-lines.tsx').then((file) => ({ default: file.OfferLines }))),
      ),
  '[data-offer-lines]',
)

/** The choice, its price, what is due when, and the booking button. */
export function PriceBox({ offer: chosen, ...view }: HotelCardView) {
  const { t } = useTranslation()
  const { state, location } = useNavigation()
  const promised = promisedTotal(location?.state)
  const box = useRef<HTMLDivElement>(null)
  useClosingLines(box)
  if (!chosen) return <Notice title={t('hotelCard.nothing')}>{t('hotelCard.nothingText')}</Notice>
  return (
    <div
      id={boxId}
      ref={box}
      className="rounded-card bg-paper-raised scroll-mt-4 p-5 shadow-floating sm:p-6 lg:relative lg:px-5 lg:py-3"
    >
      <div data-offer-lines>
        <OfferLines {...view} chosen={chosen} />
      </div>
      <div className="mt-4 border-t-2 border-ink pt-4 lg:mt-2 lg:pt-2.5">
        <div
          aria-live="polite"
          aria-busy={state !== 'idle'}
          className={state !== 'idle' ? 'opacity-50' : undefined}
        >
          <PriceLines chosen={chosen} fullPrice={view.fullPrice ?? true} promised={promised} />
          {view.calendar?.standing ? (
            <PriceStanding
              standing={view.calendar.standing}
              hasFlights={chosen.offer.departureFlight !== null}
            />
          ) : null}
        </div>
        <BookLink chosen={chosen} />
        <PaymentLine chosen={chosen} />
        <TermsLine chosen={chosen} />
      </div>
    </div>
  )
}

function BookLink({ chosen }: { chosen: ChosenOffer }) {
  const { t } = useTranslation()
  // A full page load of the reservation.
  return (
    <a
      href={useBookingAddress(chosen)}
      rel="nofollow"
      className={`${buttonClass('primary', 'medium')} mt-4 w-full lg:mt-3`}
    >
      {t('hotelCard.book')}
    </a>
  )
}

interface PriceLinesProps {
  chosen: ChosenOffer
  fullPrice: boolean
  /** The price of the choice that is being loaded. Null: none. */
  promised: number | null
}

function PriceLines({ chosen: { offer }, fullPrice, promised }: PriceLinesProps) {
  const { t } = useTranslation()
  const figures = usePriceFigures(offer, fullPrice)
  return (
    <>
      {figures.before === null ? null : (
        <p className="flex items-center gap-2 text-small text-ink-soft">
          <span className="rounded-small bg-accent px-1.5 py-0.5 font-bold text-on-accent">
            −{offer.quote.discountPercent}%
          </span>
          <PriceBefore amount={figures.before} />
        </p>
      )}
      <p className="flex flex-wrap items-baseline gap-x-2">
        <strong className="whitespace-nowrap text-display font-black tracking-tight lg:text-heading">
          {formatMoney(figures.isTotal && promised !== null ? promised : figures.main)}
        </strong>
        <span className="text-small text-ink-soft">{figures.mainWords}</span>
      </p>
      {figures.otherWords ? <p className="text-small text-ink-soft">{figures.otherWords}</p> : null}
      {figures.before === null ? null : <LowestBefore amount={figures.before} />}
      <p className="mt-2 flex items-start gap-2 text-small text-success lg:mt-1 lg:text-fine">
        <Icon name="check" size={16} className="mt-1 lg:mt-0.5" />
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

/** Until when cancelling is cheapest, and until when somebody else may travel instead. */
function TermsLine({ chosen: { cancellation, handOverUntil } }: { chosen: ChosenOffer }) {
  const { t } = useTranslation()
  const [first] = cancellation
  return (
    <p className="mt-1.5 text-center text-fine text-ink-soft">
      {first ? t('hotelCard.box.cancel', { date: formatDate(first.until), percent: first.percent }) : null}{' '}
      {handOverUntil ? (
        <span className="lg:hidden">{t('hotelCard.box.handOver', { date: formatDate(handOverUntil) })}</span>
      ) : null}{' '}
      <a href={`#${sectionIds.price}`} className="text-accent underline decoration-1 underline-offset-4">
        {t('hotelCard.box.terms')}
      </a>
      {' · '}
      <a href={`#${sectionIds.later}`} className="text-accent underline decoration-1 underline-offset-4">
        {t('hotelCard.alert.button')}
      </a>
    </p>
  )
}

function PaymentLine({ chosen: { payment } }: { chosen: ChosenOffer }) {
  const { t } = useTranslation()
  const { dueNow, balance } = payment
  return (
    <p className="mt-3 text-center text-small text-ink-soft lg:mt-2 lg:text-fine">
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
