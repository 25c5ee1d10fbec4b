import { formatDate } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import { useId } from 'react'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Link } from '../../../ui/link.tsx'
import { useCardPath } from '../card-address.ts'
import { sectionIds } from '../card-sections.ts'
import type { ChosenOffer } from '../hotel-card-view.ts'
import type { PriceCalendar, PriceGrid } from '../price-calendar-view.ts'
import { CardSection } from '../sections/card-section.tsx'
import { Pushed } from '../sections/pushed.tsx'
import { ShowMore } from '../sections/show-more.tsx'
import { monthAddress, PriceMonth } from './price-month.tsx'

interface PriceDatesProps {
  calendar: PriceCalendar
  chosen: ChosenOffer
}

/** The chosen trip on other days, with prices. */
export function PriceDates({ calendar, chosen: { offer, url } }: PriceDatesProps) {
  const { t } = useTranslation()
  const pathOf = useCardPath()
  const address = pathOf(url)
  const lead = [offer.airportName, t('offers.nights', { count: offer.duration }), offer.boardName]
  return (
    <CardSection
      id={sectionIds.dates}
      heading={t('hotelCard.calendar.heading')}
      lead={`${lead.filter(Boolean).join(', ')}. ${t('hotelCard.calendar.lead')}`}
    >
      <PriceMonth calendar={calendar} address={address} pathOf={pathOf} />
      <ShowMore label={t('hotelCard.calendar.year')}>
        <Year calendar={calendar} address={address} />
      </ShowMore>
      <Grid grid={calendar.grid} pathOf={pathOf} />
    </CardSection>
  )
}

function Year({ calendar, address }: { calendar: PriceCalendar; address: string }) {
  const { t } = useTranslation()
  const prices = calendar.year.map(({ price }) => price)
  const [least, most] = [Math.min(...prices), Math.max(...prices)]
  return (
    <div>
      <ul className="mt-2 text-small sm:columns-2 sm:gap-10">
        {calendar.year.map(({ price, ...month }) => (
          <li key={month.month} className="break-inside-avoid">
            <Link
              to={monthAddress(address, month)}
              rel="nofollow"
              preventScrollReset
              aria-current={month.month === calendar.month ? 'true' : undefined}
              className="grid grid-cols-[8.5rem_minmax(0,1fr)_auto] items-center gap-3 rounded-small px-1 py-1.5 hover:bg-paper-sunk aria-[current]:font-bold"
            >
              <span className="first-letter:uppercase">{month.name}</span>
              <svg viewBox="0 0 100 8" preserveAspectRatio="none" aria-hidden="true" className="h-2 w-full">
                <rect width={100} height={8} rx={4} className="fill-paper-sunk" />
                <rect
                  width={Math.max(6, (price / most) * 100)}
                  height={8}
                  rx={4}
                  className={price === least ? 'fill-success' : 'fill-scene-hill'}
                />
              </svg>
              <span className={`whitespace-nowrap tabular-nums ${price === least ? 'text-success' : ''}`}>
                {t('offers.from', { price: formatMoney(price) })}
              </span>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  )
}

function Grid({ grid: { durations, rows }, pathOf }: { grid: PriceGrid; pathOf: (path: string) => string }) {
  const { t } = useTranslation()
  const captionId = useId()
  if (durations.length < 2 || rows.length < 2) return null
  return (
    <ShowMore label={t('hotelCard.calendar.grid')}>
      <Pushed labelledBy={captionId}>
        <table className="w-full min-w-[32rem] border-separate border-spacing-1 text-center text-small">
          <caption id={captionId} className="sr-only">
            {t('hotelCard.calendar.grid')}
          </caption>
          <thead>
            <tr className="text-fine text-ink-soft">
              <th scope="col" className="text-left font-medium">
                {t('hotelCard.calendar.departure')}
              </th>
              {durations.map((nights) => (
                <th key={nights} scope="col" className="font-medium">
                  {t('offers.nights', { count: nights })}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({ date, cells }) => (
              <tr key={date}>
                <th scope="row" className="whitespace-nowrap text-left font-medium">
                  {formatDate(date)}
                </th>
                {cells.map((cell, position) => (
                  <td key={durations[position]}>
                    {cell ? (
                      <Link
                        to={pathOf(cell.url)}
                        rel="nofollow"
                        preventScrollReset
                        aria-current={cell.isChosen ? 'true' : undefined}
                        className={`block whitespace-nowrap rounded-small px-1 py-2 tabular-nums ${cell.isChosen ? 'bg-sea text-on-sea' : 'bg-paper-raised hover:bg-accent-wash'}`}
                      >
                        {formatMoney(cell.total)}
                      </Link>
                    ) : (
                      <span className="text-ink-soft">
                        <span aria-hidden="true">–</span>
                        <span className="sr-only">{t('hotelCard.calendar.none')}</span>
                      </span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </Pushed>
    </ShowMore>
  )
}
