import { type Upsells, type UpsellWords, upsellWords } from '@wojaz/booking'
import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../i18n/use-translation.ts'

/** The contents of a cart besides the trip. */
export function UpsellLines(upsells: Upsells) {
  const { t } = useTranslation()
  return <UpsellList upsells={upsellWords(t, upsells)} free={t('upsells.free')} />
}

interface UpsellListProps {
  upsells: readonly UpsellWords[]
  /** The text for a price of zero. */
  free: string
}

/** One line per item: what, for whom, and its price. */
export function UpsellList({ upsells, free }: UpsellListProps) {
  return (
    <ul className="grid gap-2 text-small">
      {upsells.map(({ what, who, amount }) => (
        <li key={`${what} ${who}`} className="flex justify-between gap-4">
          <span className="min-w-0 wrap-anywhere">
            {what}
            {who === null ? null : <span className="block text-fine text-ink-soft">{who}</span>}
          </span>
          <span className="shrink-0 font-bold tabular-nums">{amount === 0 ? free : formatMoney(amount)}</span>
        </li>
      ))}
    </ul>
  )
}
