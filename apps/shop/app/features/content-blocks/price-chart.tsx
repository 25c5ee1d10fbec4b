import { usePageTexts } from '../../i18n/page-texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Section } from '../../ui/section.tsx'
import { type OffersOfPage, useOffersFor } from '../offer-cards/offer-cards.ts'
import { ChartTable, LowestPriceChart } from '../price-chart/price-chart.ts'
import type { BlockProps, ComponentOf } from './block.ts'
import { SectionLink } from './section-link.tsx'

/** The chart of the lowest prices, with a link to its page. Renders nothing without a price. */
export function PriceChart({ component }: BlockProps<'priceChart'>) {
  const found = useOffersFor(component.uid)
  return found?.kind === 'priceChart' ? <FoundChart component={component} found={found} /> : null
}

interface FoundChartProps {
  component: ComponentOf<'priceChart'>
  found: Extract<OffersOfPage[string], { kind: 'priceChart' }>
}

function FoundChart({ component: { heading, lead }, found: { chart, texts } }: FoundChartProps) {
  usePageTexts(texts)
  const { t } = useTranslation()
  return (
    <Section heading={heading} lead={lead}>
      <div className="rounded-card bg-paper-raised p-4 shadow-raised sm:p-6">
        <LowestPriceChart chart={chart} />
      </div>
      <ChartTable chart={chart} isOpen={false} />
      <SectionLink link={{ label: t('chart.change'), url: chart.url }} />
    </Section>
  )
}
