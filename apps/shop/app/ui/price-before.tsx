import { formatMoney } from '@wojaz/travel'
import { useTranslation } from '../i18n/use-translation.ts'

interface PriceBeforeProps {
  /** Hundredths of the currency. */
  amount: number
  className?: string
}

/** The price before a reduction: struck through for who sees it, in words for who hears it. */
export function PriceBefore({ amount, className = 'decoration-1' }: PriceBeforeProps) {
  const { t } = useTranslation()
  return (
    <>
      <span className="sr-only">{t('price.before')}</span>
      <s className={className}>{formatMoney(amount)}</s>
    </>
  )
}
