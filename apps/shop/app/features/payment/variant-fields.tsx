import type { PaymentVariant, PayOption } from '@wojaz/booking'
import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../i18n/use-translation.ts'
import { DueLines } from './due-list.tsx'

interface VariantFieldsProps {
  options: readonly PayOption[]
  chosen: PaymentVariant
  onChoose: (variant: PaymentVariant) => void
}

/** The full amount, a deposit or instalments, each with what is paid now and what is still due. */
export function VariantFields({ options, chosen, onChoose }: VariantFieldsProps) {
  const { t } = useTranslation()
  return (
    <fieldset>
      <legend className="mb-3 text-title font-bold">{t('payment.howMuch')}</legend>
      <div className="grid gap-3">
        {options.map(({ variant, now, later }) => (
          <label
            key={variant}
            className="flex cursor-pointer gap-3.5 rounded-control border border-line-strong bg-paper-raised p-4 has-checked:border-2 has-checked:border-accent has-checked:bg-accent-wash"
          >
            <input
              type="radio"
              name="variant"
              value={variant}
              defaultChecked={variant === chosen}
              onChange={() => onChoose(variant)}
              className="mt-1 size-5 shrink-0 accent-accent"
            />
            <span className="grid min-w-0 flex-1 gap-1">
              <span className="flex flex-wrap items-baseline justify-between gap-x-4">
                <strong>{t(`payment.variant.${variant}`)}</strong>
                <span className="whitespace-nowrap tabular-nums">
                  {t('payment.now', { amount: formatMoney(now) })}
                </span>
              </span>
              <span className="block text-small text-ink-soft">
                {later.length === 0 ? t('payment.nothingLater') : t('payment.later')}
                <DueLines due={later} />
              </span>
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  )
}
