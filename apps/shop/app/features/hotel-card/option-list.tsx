import { formatDate, formatMoney } from '@wojaz/travel'
import { useTranslation } from 'react-i18next'
import { Link } from 'react-router'
import type { ConfiguratorOption, OptionChange } from './hotel-card-view.ts'
import { useShopPath } from './use-shop-path.ts'

interface OptionListProps {
  label: string
  options: readonly ConfiguratorOption[]
  /** What the chosen offer costs. */
  total: number
  words?: (option: ConfiguratorOption) => string
}

/** Each option says what it makes of the price, and what else would change: nobody is led somewhere unasked. */
export function OptionList({ label, options, total, words = (option) => option.label }: OptionListProps) {
  const path = useShopPath()
  const changeWords = useChangeWords()
  return (
    <nav aria-label={label}>
      <ul className="grid max-h-72 gap-1 overflow-y-auto rounded-control lg:max-h-none bg-paper-sunk p-1.5">
        {options.map((option) => (
          <li key={option.value}>
            <Link
              to={path(option.url)}
              rel="nofollow"
              preventScrollReset
              aria-current={option.isChosen ? 'true' : undefined}
              className={`block rounded-small px-3 py-2.5 -outline-offset-3 ${option.isChosen ? 'bg-sea text-on-sea' : 'hover:bg-paper-raised'}`}
            >
              <span className="flex justify-between gap-3">
                <span className="font-medium">{words(option)}</span>
                <span className="shrink-0 tabular-nums">
                  {option.isChosen ? formatMoney(option.total) : <Difference by={option.total - total} />}
                </span>
              </span>
              {option.changes.length > 0 ? (
                <span className="mt-0.5 block text-fine text-ink-soft">{changeWords(option.changes)}</span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

function Difference({ by }: { by: number }) {
  const { t } = useTranslation()
  if (by === 0) return <span className="text-ink-soft">{t('hotelCard.config.samePrice')}</span>
  return (
    <span className={by < 0 ? 'font-bold text-success' : undefined}>
      {by < 0 ? '−' : '+'}
      {formatMoney(Math.abs(by))}
    </span>
  )
}

function useChangeWords(): (changes: readonly OptionChange[]) => string {
  const { t } = useTranslation()
  return (changes) => {
    const words = changes.map((change) => {
      if (change.field === 'date') return t('hotelCard.config.to.date', { date: formatDate(change.to) })
      if (change.field === 'duration') return t('offers.nights', { count: change.to })
      return change.to
    })
    return t('hotelCard.config.alsoChanges', { changes: words.join(', ') })
  }
}
