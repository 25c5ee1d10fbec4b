import type { PriceBar } from '@wojaz/offers'
import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { PriceFilter } from './listing-view.ts'

const height = 48

/** The number of offers by price. Bars outside the chosen range are pale. */
export function PriceHistogram({ histogram, from, to }: Pick<PriceFilter, 'histogram' | 'from' | 'to'>) {
  const { t } = useTranslation()
  const most = histogram.reduce<PriceBar | null>(
    (best, bar) => (best && best.count >= bar.count ? best : bar),
    null,
  )
  if (!most || histogram.length < 2) return null
  const isIn = (bar: PriceBar) => bar.to > (from ?? 0) && bar.from <= (to ?? Number.POSITIVE_INFINITY)
  const wide = 100 / histogram.length
  return (
    <>
      <svg
        viewBox={`0 0 100 ${height}`}
        preserveAspectRatio="none"
        className="mb-2 h-12 w-full"
        aria-hidden="true"
      >
        {histogram.map((bar, number) => {
          const tall = bar.count === 0 ? 0 : Math.max(2, (bar.count / most.count) * height)
          return (
            <rect
              key={bar.from}
              x={number * wide + 0.4}
              y={height - tall}
              width={wide - 0.8}
              height={tall}
              className={isIn(bar) ? 'fill-accent' : 'fill-line'}
            />
          )
        })}
      </svg>
      <p className="sr-only">
        {t('listing.histogram', { from: formatMoney(most.from), to: formatMoney(most.to) })}
      </p>
    </>
  )
}
