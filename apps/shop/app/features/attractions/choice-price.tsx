import type { ChoiceFault, ChoicePrice as Price, PriceRefusal } from '@wojaz/attractions'
import { formatMoney } from '@wojaz/travel/money'
import type { Outcome } from '@wojaz/travel/outcome'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import type { OptionView, TimeView } from './attraction-view.ts'

interface ChoicePriceProps {
  option: OptionView
  faults: readonly ChoiceFault[]
  time: TimeView | null
  price: Outcome<Price, PriceRefusal> | null
}

/** What is wrong with the choice, or else its price. */
export function ChoicePrice({ option, faults, time, price }: ChoicePriceProps) {
  const { t } = useTranslation()
  const nameOf = (id: string) => option.kinds.find((kind) => kind.id === id)?.title ?? id
  const sentence = (fault: ChoiceFault): string => {
    switch (fault.code) {
      case 'no-tickets':
        return t('attractions.fault.noTickets')
      case 'too-few-tickets':
        return t('attractions.fault.tooFew', { least: fault.least })
      case 'too-many-tickets':
        return t('attractions.fault.tooMany', { most: fault.most })
      case 'too-few-of-kind':
        return t('attractions.fault.tooFewOf', { kind: nameOf(fault.kindId), least: fault.least })
      case 'too-many-of-kind':
        return t('attractions.fault.tooManyOf', { kind: nameOf(fault.kindId), most: fault.most })
      case 'unknown-kind':
        return t('attractions.fault.noTickets')
      case 'not-alone':
        return t('attractions.fault.notAlone', {
          kind: nameOf(fault.kindId),
          others: fault.oneOf.map(nameOf).join(', '),
        })
      case 'too-late':
        return t('attractions.fault.tooLate')
      case 'sold-out':
        return fault.left > 0
          ? t('attractions.fault.left', { left: fault.left })
          : t('attractions.fault.soldOut')
    }
  }
  return (
    <div aria-live="polite">
      {faults.length > 0 ? (
        <ul className="grid gap-1">
          {faults.map((fault) => (
            <li key={JSON.stringify(fault)} className="flex gap-2 text-small font-medium text-danger">
              <Icon name="alert" size={16} className="mt-0.5 shrink-0" />
              {sentence(fault)}
            </li>
          ))}
        </ul>
      ) : null}
      {faults.length === 0 && time && price?.ok ? (
        <p className="flex items-baseline justify-between gap-4">
          <span>{t('attractions.choice.total')}</span>
          <strong className="text-heading">{formatMoney(price.value.total)}</strong>
        </p>
      ) : null}
    </div>
  )
}
