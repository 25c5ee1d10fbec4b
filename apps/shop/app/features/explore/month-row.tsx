import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ContentLink } from '../../ui/content-link.tsx'
import type { ExploreMonth, Heat } from './explore-view.ts'

/** Colours say again what the words in the cell say. */
const heats: Record<Heat, { look: string; word: string }> = {
  low: { look: 'bg-success-wash text-success', word: 'explore.heat.low' },
  middle: { look: 'bg-paper-sunk text-ink', word: 'explore.heat.middle' },
  high: { look: 'bg-warning-wash text-warning', word: 'explore.heat.high' },
}

/** A year of lowest prices; each leads to the offers of its month. */
export function MonthRow({ months, direction }: { months: ExploreMonth[]; direction: string }) {
  const { t } = useTranslation()
  return (
    <>
      <p className="sr-only">{t('explore.months', { direction })}</p>
      <ul className="mt-4 grid grid-cols-4 gap-1 sm:grid-cols-6 lg:grid-cols-12">
        {months.map((month) => (
          <li key={month.month}>
            <MonthCell {...month} />
          </li>
        ))}
      </ul>
    </>
  )
}

function MonthCell({ month, name, price, heat, isWithinBudget, url }: ExploreMonth) {
  const { t } = useTranslation()
  const cell =
    'flex h-full min-h-14 flex-col items-center justify-center rounded-small px-0.5 py-1 text-center text-fine leading-tight'
  const label = <span className="first-letter:uppercase">{`${name} ${month.slice(2, 4)}`}</span>
  if (price === null || heat === null || url === null)
    return (
      <span className={`${cell} text-ink-soft`}>
        {label}
        <span aria-hidden="true">–</span>
        <span className="sr-only">{t('explore.noMonth')}</span>
      </span>
    )
  return (
    <ContentLink url={url} className={`${cell} ${heats[heat].look} hover:outline-2 hover:outline-current`}>
      {label}
      <strong
        className={`whitespace-nowrap ${isWithinBudget ? '' : 'font-normal line-through decoration-1'}`}
      >
        {formatMoney(price)}
      </strong>
      <span className="text-[0.75rem]">{isWithinBudget ? t(heats[heat].word) : t('explore.overBudget')}</span>
    </ContentLink>
  )
}
