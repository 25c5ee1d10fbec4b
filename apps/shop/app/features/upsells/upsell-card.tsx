import type { ChosenUpsell, Upsell } from '@wojaz/booking'
import { lowestPrice } from '@wojaz/booking'
import { formatMoney } from '@wojaz/travel/money'
import { type ChangeEvent, useState } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import { cardTotal, fieldsOf } from './chosen-fields.ts'
import { TripChoices } from './trip-choices.tsx'
import { upsellIcons } from './upsell-icons.ts'
import { useUpsellCardWords } from './use-upsell-words.ts'
import { VariantChoices } from './variant-choices.tsx'

interface UpsellCardProps {
  upsell: Upsell
  chosen: readonly ChosenUpsell[]
  names: readonly string[]
  isOpen?: boolean
}

/** Folded unless it was promised or something is chosen in it. */
export function UpsellCard({ upsell, chosen, names, isOpen = false }: UpsellCardProps) {
  const { t } = useTranslation()
  const words = useUpsellCardWords()
  const [fields, setFields] = useState(() => fieldsOf(upsell, chosen))
  const total = cardTotal(upsell, fields)
  const isTrips = upsell.type === 'FACULTATIVE_TRIPS'
  const change = ({ target }: ChangeEvent<HTMLInputElement>) =>
    setFields((known) => ({
      ...known,
      [target.name]: target.type === 'checkbox' ? (target.checked ? 'on' : '') : target.value,
    }))
  const Choices = isTrips ? TripChoices : VariantChoices
  return (
    <article className="rounded-card border border-line bg-paper-raised">
      <div className="flex gap-4 p-5 pb-1 sm:p-6 sm:pb-1">
        <span className="grid size-11 shrink-0 place-items-center rounded-control bg-paper-sunk text-accent">
          <Icon name={upsellIcons[upsell.type]} />
        </span>
        <div className="min-w-0 flex-1">
          <div className="flex flex-wrap items-baseline justify-between gap-x-4">
            <h3 className="text-title">{words.title(upsell.type)}</h3>
            <p className="text-small tabular-nums">
              {t('upsells.from', { price: formatMoney(lowestPrice(upsell)) })}{' '}
              {t(upsell.personRefs.length > 0 ? 'upsells.perPerson' : 'upsells.forAll')}
            </p>
          </div>
          <p className="mt-1 text-small text-ink-soft">{words.recommend(upsell.type)}</p>
        </div>
      </div>
      <details
        open={isOpen || cardTotal(upsell, fieldsOf(upsell, chosen)) > 0 || undefined}
        className="group"
      >
        <summary className="mx-5 mb-2 inline-flex min-h-11 cursor-pointer list-none items-center gap-1.5 text-small font-bold text-accent hover:underline sm:ml-[5.25rem] [&::-webkit-details-marker]:hidden">
          {words.open(upsell.type)}
          <Icon name="chevronDown" size={16} className="transition-transform group-open:rotate-180" />
        </summary>
        <div className="grid gap-5 border-t border-line p-5 sm:p-6">
          <Choices upsell={upsell} fields={fields} names={names} onChange={change} />
          <p className="text-fine text-ink-soft">{words.discourage(upsell.type)}</p>
        </div>
      </details>
      <p
        aria-live="polite"
        className="border-t border-line px-5 py-3 text-small font-bold empty:hidden sm:px-6"
      >
        {total > 0 ? t('upsells.cardTotal', { price: formatMoney(total) }) : null}
      </p>
    </article>
  )
}
