import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ContentLink } from '../../ui/content-link.tsx'
import { useBarWords } from './bar-words.ts'
import type { PriceChartFacts } from './price-chart-view.ts'

/** The same prices as a table. */
export function ChartTable({ chart, isOpen }: { chart: PriceChartFacts; isOpen: boolean }) {
  const { t } = useTranslation()
  const { title } = useBarWords(chart)
  const cell = 'border-t border-line px-3 py-2 text-left align-top'
  return (
    <details open={isOpen} className="mt-5 rounded-card bg-paper-raised shadow-raised">
      <summary className="min-h-11 cursor-pointer px-5 py-3 font-bold">{t('chart.table')}</summary>
      <div className="overflow-x-auto px-2 pb-3 sm:px-4">
        <table className="w-full text-small">
          <caption className="sr-only">{title}</caption>
          <thead>
            <tr>
              <th scope="col" className="px-3 py-2 text-left">
                {t('chart.when')}
              </th>
              {chart.places.map(({ code, name }) => (
                <th key={code} scope="col" className="px-3 py-2 text-left">
                  {name}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {chart.slots.map(({ id, title: when, bars }) => (
              <tr key={id}>
                <th scope="row" className={`${cell} font-normal first-letter:uppercase`}>
                  {when}
                </th>
                {bars.map((bar, place) => (
                  <td key={chart.places[place]?.code} className={cell}>
                    {bar ? (
                      <>
                        <ContentLink
                          url={bar.url}
                          className="inline-block whitespace-nowrap py-0.5 font-bold underline decoration-1 underline-offset-4 hover:text-accent"
                        >
                          {formatMoney(bar.price)}
                        </ContentLink>{' '}
                        {bar.level ? (
                          <span className="text-ink-soft">{t(`chart.level.${bar.level}`)}</span>
                        ) : null}
                        {bar.lastYear === null ? null : (
                          <span className="block text-ink-soft">
                            {t('chart.lastYearShort', { price: formatMoney(bar.lastYear) })}
                          </span>
                        )}
                      </>
                    ) : (
                      <span className="text-ink-soft">{t('chart.none')}</span>
                    )}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
    </details>
  )
}
