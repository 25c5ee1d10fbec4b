import { formatDate } from '@wojaz/travel/dates'
import { formatMoney } from '@wojaz/travel/money'
import { useNavigation } from 'react-router'
import { useTranslation } from '../../../i18n/use-translation.ts'
import { Link } from '../../../ui/link.tsx'
import { useCardPath } from '../card-address.ts'
import type { ConfiguratorOption, OptionChange } from '../hotel-card-view.ts'
import { PriceDifference } from './price-difference.tsx'
import { useChoiceLink } from './use-card-step.ts'

interface OptionListProps {
  label: string
  options: readonly ConfiguratorOption[]
  /** The price of the chosen offer. */
  total: number
  words?: (option: ConfiguratorOption) => string
  /** Additional query parameters. */
  more?: Record<string, string>
}

/**
 * Each option shows the price difference and what else would change, so that there are no surprises. A pressed option is the chosen
 * one at once, while its offer is being loaded.
 */
export function OptionList({
  label,
  options,
  total,
  words = (option) => option.label,
  more,
}: OptionListProps) {
  const linkOf = useChoiceLink()
  const path = useCardPath()
  const changeWords = useChangeWords()
  const { location: next } = useNavigation()
  const pressed = next && options.find(({ url }) => path(url, more).split('?')[0] === next.pathname)
  return (
    <nav aria-label={label}>
      <ul className="grid max-h-72 gap-1 overflow-y-auto rounded-control lg:max-h-none bg-paper-sunk p-1.5">
        {options.map((option) => {
          const isChosen = pressed ? option === pressed : option.isChosen
          return (
            <li key={option.value}>
              <Link
                {...linkOf(option.url, { total: option.total, more })}
                aria-current={isChosen ? 'true' : undefined}
                className={`block rounded-small px-3 py-2.5 -outline-offset-3 ${isChosen ? 'bg-sea text-on-sea' : 'hover:bg-paper-raised'}`}
              >
                <span className="flex justify-between gap-3">
                  <span className="font-medium">{words(option)}</span>
                  {isChosen ? (
                    <span className="shrink-0 tabular-nums">{formatMoney(option.total)}</span>
                  ) : (
                    <PriceDifference by={option.total - (pressed ?? { total }).total} />
                  )}
                </span>
                {option.changes.length > 0 ? (
                  <span className={`mt-0.5 block text-fine ${isChosen ? '' : 'text-ink-soft'}`}>
                    {changeWords(option.changes)}
                  </span>
                ) : null}
              </Link>
            </li>
          )
        })}
      </ul>
    </nav>
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
