import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../../i18n/use-translation.ts'

/** How a choice changes the total price. */
export function PriceDifference({ by }: { by: number }) {
  const { t } = useTranslation()
  if (by === 0)
    return <span className="shrink-0 text-ink-soft tabular-nums">{t('hotelCard.config.samePrice')}</span>
  return (
    <span className={`shrink-0 whitespace-nowrap tabular-nums ${by < 0 ? 'font-bold text-success' : ''}`}>
      {by < 0 ? '−' : '+'}
      {formatMoney(Math.abs(by))}
    </span>
  )
}
