import { useNavigation } from 'react-router'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { buttonClass } from '../../ui/button-look.ts'
import { Container } from '../../ui/container.tsx'
import { ContentLink, useContentAddress } from '../../ui/content-link.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { useBarWords } from './bar-words.ts'
import { ChartTable } from './chart-table.tsx'
import { LowestPriceChart } from './lowest-price-chart.tsx'
import { PriceChartForm } from './price-chart-form.tsx'
import type { ChartMonth, PriceChartView } from './price-chart-view.ts'

/** When it is cheapest where: the question, the bars, and the same as a table. */
export function PriceChartScreen({ view }: { view: PriceChartView }) {
  usePageTexts(view.texts)
  const { t } = useTranslation()
  const { chart } = view
  const { title } = useBarWords(chart)
  const isBusy = useNavigation().state === 'loading'
  const empty = chart.places.filter((_, place) => chart.slots.every(({ bars }) => !bars[place]))
  const isEmpty = empty.length === chart.places.length
  return (
    <section aria-label={t('chart.title')} className="pb-12 pt-6">
      <Container>
        <PriceChartForm key={chart.url} view={view} isBusy={isBusy} />
        {view.hasLeftOut ? (
          <div className="mt-6">
            <Notice tone="warning">{t('explore.leftOut')}</Notice>
          </div>
        ) : null}
        <h2 className="mb-1 mt-10 text-heading">{title}</h2>
        <p className="mb-4 text-lead text-ink-soft">{chart.places.map(({ name }) => name).join(' · ')}</p>
        {chart.month ? <OtherMonths month={chart.month} /> : null}
        {isEmpty ? (
          <NothingThere view={view} />
        ) : (
          <>
            {empty.map(({ code, name }) => (
              <p key={code} className="mb-3 text-small">
                {t('chart.nothingFor', { place: name })}
              </p>
            ))}
            <div
              className={`rounded-card bg-paper-raised p-4 shadow-raised transition-opacity sm:p-6 ${isBusy ? 'opacity-50' : ''}`}
            >
              <LowestPriceChart key={chart.url} chart={chart} isOwnPage />
            </div>
            <ChartTable chart={chart} isOpen={chart.month === null} />
          </>
        )}
      </Container>
    </section>
  )
}

function OtherMonths({ month: { before, after, year } }: { month: ChartMonth }) {
  const { t } = useTranslation()
  return (
    <p className="mb-4 flex flex-wrap gap-3">
      <MonthLink url={before} label={t('chart.before')} />
      <MonthLink url={year} label={t('chart.wholeYear')} />
      <MonthLink url={after} label={t('chart.after')} />
    </p>
  )
}

function MonthLink({ url, label }: { url: string | null; label: string }) {
  const address = useContentAddress(url ?? '')
  if (!url || !address) return null
  return (
    <Link to={address.href} preventScrollReset className={buttonClass('secondary', 'small')}>
      {label}
    </Link>
  )
}

/** No dead end: other lengths, other airports, other months, other places. */
function NothingThere({ view: { wider, chart } }: { view: PriceChartView }) {
  const { t } = useTranslation()
  return (
    <div className="rounded-card bg-paper-raised px-5 py-8 shadow-raised sm:px-10">
      <p role="status" className="max-w-reading text-lead">
        {chart.month ? t('chart.nothingInMonth', { month: chart.month.title }) : t('chart.nothing')}
      </p>
      <ul className="mt-5 flex flex-wrap gap-3">
        {wider.map(({ by, url }, number) => (
          <li key={by}>
            <ContentLink url={url} className={buttonClass(number === 0 ? 'primary' : 'secondary', 'medium')}>
              {t(`chart.wider.${by}`)}
            </ContentLink>
          </li>
        ))}
      </ul>
    </div>
  )
}
