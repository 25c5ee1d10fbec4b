import type { ReactNode } from 'react'
import { useNavigation } from 'react-router'
import { usePageTexts } from '../../i18n/page-texts.ts'
import { useTranslation } from '../../i18n/use-translation.ts'
import { buttonClass } from '../../ui/button-look.ts'
import { Container } from '../../ui/container.tsx'
import { ContentLink, useContentAddress } from '../../ui/content-link.tsx'
import { Icon } from '../../ui/icon.tsx'
import { Link } from '../../ui/link.tsx'
import { Notice } from '../../ui/notice.tsx'
import { quizUrl } from '../quiz/quiz.ts'
import { useBarWords } from './bar-words.ts'
import { ChartTable } from './chart-table.tsx'
import { LowestPriceChart } from './lowest-price-chart.tsx'
import { PriceChartForm } from './price-chart-form.tsx'
import type { ChartMonth, PriceChartView } from './price-chart-view.ts'

/** When it is cheapest where: the form, the bars, and the same as a table. */
export function PriceChartScreen({ view }: { view: PriceChartView }) {
  usePageTexts(view.texts)
  const { t } = useTranslation()
  const { chart } = view
  const { title } = useBarWords(chart)
  const isBusy = useNavigation().state === 'loading'
  const isEmpty = chart.slots.every(({ bars }) => bars.every((bar) => bar === null))
  return (
    <section aria-label={t('chart.title')} className="pb-12 pt-3 md:pt-6">
      <Container>
        <PriceChartForm key={chart.url} view={view} isBusy={isBusy} />
        {view.hasLeftOut ? (
          <div className="mt-6">
            <Notice tone="warning">{t('explore.leftOut')}</Notice>
          </div>
        ) : null}
        <h2 className="mb-3 mt-6 text-title md:mb-1 md:mt-10 md:text-heading">{title}</h2>
        <p className="mb-4 text-ink-soft max-md:sr-only md:text-lead">
          {chart.places.map(({ name }) => name).join(' · ')}
        </p>
        {chart.month ? <OtherMonths month={chart.month} /> : null}
        {isEmpty ? (
          <NothingThere view={view} />
        ) : (
          <>
            {view.missing.map((place) => (
              <MissingPlace key={place.code} place={place} isMonth={chart.month !== null} />
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

interface MissingPlaceProps {
  place: PriceChartView['missing'][number]
  isMonth: boolean
}

/** One of several places has no prices: its alternatives, above the chart of the others. */
function MissingPlace({ place: { name, wider }, isMonth }: MissingPlaceProps) {
  const { t } = useTranslation()
  return (
    <div className="mb-4">
      <p className="mb-2 max-w-reading">
        {t(isMonth ? 'chart.nothingForInMonth' : 'chart.nothingFor', { place: name })}
      </p>
      <ul className="flex flex-wrap gap-3">
        {wider.map(({ by, url }) => (
          <li key={by}>
            <ContentLink url={url} className={buttonClass('secondary', 'small')}>
              {t(`chart.wider.${by}`, { place: name })}
            </ContentLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

function OtherMonths({ month: { before, after, year } }: { month: ChartMonth }) {
  const { t } = useTranslation()
  return (
    <p className="mb-4 flex flex-wrap gap-2 sm:gap-3">
      {before ? (
        <MonthLink url={before.url} label={t('chart.before', { month: before.title })}>
          <Icon name="arrowRight" size={16} className="rotate-180" />
          {before.title}
        </MonthLink>
      ) : null}
      <MonthLink url={year}>{t('chart.wholeYear')}</MonthLink>
      {after ? (
        <MonthLink url={after.url} label={t('chart.after', { month: after.title })}>
          {after.title}
          <Icon name="arrowRight" size={16} />
        </MonthLink>
      ) : null}
    </p>
  )
}

function MonthLink({ url, label, children }: { url: string; label?: string; children: ReactNode }) {
  const address = useContentAddress(url)
  if (!address) return null
  return (
    <Link
      to={address.href}
      preventScrollReset
      aria-label={label}
      className={`${buttonClass('secondary', 'small')} max-sm:gap-1.5 max-sm:px-2`}
    >
      {children}
    </Link>
  )
}

/** Alternatives without results: other lengths, airports, months or places, or the quiz. */
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
      <p className="mt-5">
        <ContentLink url={quizUrl} className="text-accent underline decoration-1 underline-offset-4">
          {t('explore.quiz')}
        </ContentLink>
      </p>
    </div>
  )
}
