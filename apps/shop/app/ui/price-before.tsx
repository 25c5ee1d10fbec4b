import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../i18n/use-translation.ts'

/** The price before a reduction: struck through, and in words for screen readers. In the unit of the price beside it. */
export function PriceBefore({ amount }: { amount: number }) {
  const { t } = useTranslation()
  return (
    <span className="text-small text-ink-soft">
      <span className="sr-only">{t('price.before')}</span>
      <s className="whitespace-nowrap decoration-1">{formatMoney(amount)}</s>
    </span>
  )
}

/** What the struck price is, as the law requires. */
export function LowestBefore({ amount }: { amount: number }) {
  const { t } = useTranslation()
  return (
    <p className="mt-0.5 text-fine text-ink-soft">
      {t('offers.lowestBefore', { price: formatMoney(amount) })}
    </p>
  )
}
