import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../i18n/use-translation.ts'
import { ContentLink } from '../../ui/content-link.tsx'
import type { ExploreMonth, Heat } from './explore-view.ts'

/** The colours repeat what the words in the cell say. */
const heats: Record<Heat, { look: string; word: string }> = {
  low: { look: 'bg-success-wash text-success', word: 'explore.heat.low' },
  middle: { look: 'bg-paper-sunk text-ink', word: 'explore.heat.middle' },
  high: { look: 'bg-warning-wash text-warning', word: 'explore.heat.high' },
}

interface MonthRowProps {
  months: ExploreMonth[]
  /** For screen readers. */
  label: string
  /** The text for a month without departures. */
  noneWord: string
}

/** The lowest price of each month, with a link to its offers. On a phone it is one line that scrolls. */
export function MonthRow({ months, label, noneWord }: MonthRowProps) {
  return (
    <>
      <p className="sr-only">{label}</p>
      <ul className="relative -mx-2.5 mt-4 flex snap-x gap-1 overflow-x-auto px-2.5 py-1 sm:mx-0 sm:grid sm:grid-cols-6 sm:px-0 lg:grid-cols-12">
        {months.map((month) => (
          <li key={month.month} className="w-[4.75rem] shrink-0 snap-start sm:w-auto">
            <MonthCell month={month} noneWord={noneWord} />
          </li>
        ))}
      </ul>
    </>
  )
}

function MonthCell({ month: one, noneWord }: { month: ExploreMonth; noneWord: string }) {
  const { t } = useTranslation()
  const { month, name, price, heat, isWithinBudget, url } = one
  const cell =
    'flex h-full min-h-14 flex-col items-center justify-center rounded-small px-0.5 py-1 text-center text-fine leading-tight'
  const label = <span className="first-letter:uppercase">{`${name} ${month.slice(2, 4)}`}</span>
  if (price === null || heat === null || url === null)
    return (
      <span className={`${cell} text-ink-soft`}>
        {label}
        <span aria-hidden="true">–</span>
        <span className="sr-only">{noneWord}</span>
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
