import { nightsValue } from '@wojaz/travel/search-form'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import { usePartyWords } from '../offer-cards/offer-cards.ts'
import { nightsText } from '../trip-fields/trip-fields.ts'
import type { PriceChartView } from './price-chart-view.ts'

/** Browsers without `::details-content` keep the summary line. */
const alwaysOpenOnDesktop = 'md:[&::details-content]:[content-visibility:visible]'
const lineOnPhone = 'md:supports-[selector(::details-content)]:hidden'

/**
 * On a phone the form is folded into one line, so that the chart is on the first screen. On a wide screen its fields are always
 * visible.
 */
export function QuestionFold({ view, children }: { view: PriceChartView; children: ReactNode }) {
  const { t } = useTranslation()
  const partyWords = usePartyWords()
  const { search, airports, chart } = view
  const airport = airports.find(({ code }) => code === search.selectedAirports[0])
  const parts = [
    ...(search.durationFrom === null ? [] : [nightsText(nightsValue(search), t)]),
    partyWords(search),
    ...(airport ? [t('offers.departure', { airport: airport.name })] : []),
  ]
  return (
    <details className={`group ${alwaysOpenOnDesktop}`}>
      <summary
        className={`flex min-h-12 cursor-pointer list-none items-center gap-3 px-4 py-3 [&::-webkit-details-marker]:hidden ${lineOnPhone}`}
      >
        <span className="min-w-0 flex-1 leading-snug">
          <strong>{chart.places.map(({ name }) => name).join(', ')}</strong>
          <span className="block text-small text-ink-soft">{parts.join(' · ')}</span>
        </span>
        <span className="flex shrink-0 items-center gap-1.5 font-bold text-accent">
          {t('chart.edit')}
          <Icon name="chevronDown" size={16} className="transition-transform group-open:rotate-180" />
        </span>
      </summary>
      <div className="p-4 pt-2 md:p-7">{children}</div>
    </details>
  )
}
