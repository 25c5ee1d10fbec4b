import type { PriceLine } from '@wojaz/booking'
import { formatMoney } from '@wojaz/travel'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useUpsellWords } from './use-upsell-words.ts'

interface ExtraLinesProps {
  lines: readonly PriceLine[]
  /** How each traveller is called. */
  names: readonly string[]
}

/** What was added to a trip, for whom, and what each costs. */
export function ExtraLines({ lines, names }: ExtraLinesProps) {
  const { t } = useTranslation()
  const { variant } = useUpsellWords()
  return (
    <ul className="grid gap-2 text-small">
      {lines.map(({ type, code, person, amount }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: one traveller may have the same seat both ways.
        <li key={place} className="flex justify-between gap-4">
          <span className="min-w-0">
            {type === 'SEATS' ? t('upsells.line.seat', { seat: code }) : variant(code)}
            {person === null ? null : <span className="block text-fine text-ink-soft">{names[person]}</span>}
          </span>
          <span className="shrink-0 font-bold tabular-nums">
            {amount === 0 ? t('upsells.free') : formatMoney(amount)}
          </span>
        </li>
      ))}
    </ul>
  )
}
