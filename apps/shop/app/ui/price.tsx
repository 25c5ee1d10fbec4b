import { type Currency, formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../i18n/use-translation.ts'

interface PriceProps {
  /** Hundredths of the currency. */
  amount: number
  currency?: Currency
  /** The price before a reduction, struck through. */
  original?: number
  size?: 'small' | 'medium' | 'large'
  /** What the amount covers, for instance "za osobę". */
  label?: string
}

const sizes = { small: 'text-title', medium: 'text-heading', large: 'text-display' }

export function Price({ amount, currency = 'PLN', original, size = 'medium', label }: PriceProps) {
  const { t } = useTranslation()
  const reduced = original !== undefined && original > amount
  return (
    <p className="flex flex-wrap items-baseline gap-x-2.5 gap-y-0.5">
      {reduced ? (
        <>
          <span className="sr-only">{t('price.before')}</span>
          <s className="text-small text-ink-soft decoration-1">{formatMoney(original, currency)}</s>
          <span className="sr-only">{t('price.now')}</span>
        </>
      ) : null}
      <strong
        className={`whitespace-nowrap font-black tracking-tight ${sizes[size]} ${reduced ? 'text-accent' : 'text-ink'}`}
      >
        {formatMoney(amount, currency)}
      </strong>
      {label ? <span className="text-small text-ink-soft">{label}</span> : null}
    </p>
  )
}
