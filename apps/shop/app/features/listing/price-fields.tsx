import { listingField } from '@wojaz/travel/listing'
import { useEffect, useId, useRef } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Icon } from '../../ui/icon.tsx'
import type { PriceFilter } from './listing-view.ts'
import { PriceHistogram } from './price-histogram.tsx'

interface PriceFieldsProps {
  price: PriceFilter
  /** The guest has finished typing: the field lost the focus, or Enter was pressed. */
  onDone: () => void
}

/** From and to in whole złoty. An error is shown at the wrong field. */
export function PriceFields({ price, onDone }: PriceFieldsProps) {
  const { t } = useTranslation()
  const errorId = useId()
  const { error, whole } = price
  const errors = { from: error === 'priceFromGreaterThanPriceTo', to: error === 'priceToLessThanZero' }
  return (
    <fieldset className="border-b border-line pb-5">
      <legend className="mb-3 font-bold">{t('listing.price')}</legend>
      <PriceHistogram {...price} />
      <div className="grid grid-cols-2 gap-3">
        {(['from', 'to'] as const).map((end) => (
          <PriceField
            key={end}
            label={t(end === 'from' ? 'listing.priceFrom' : 'listing.priceTo')}
            name={end === 'from' ? listingField.priceFrom : listingField.priceTo}
            amount={price[end]}
            hint={whole?.[end] ?? null}
            errorId={errors[end] ? errorId : null}
            onDone={onDone}
          />
        ))}
      </div>
      {error ? (
        <p id={errorId} role="alert" className="mt-2 flex gap-2 text-small font-medium text-danger">
          <Icon name="alert" size={16} className="mt-0.5" />
          {t(`listing.error.${error}`)}
        </p>
      ) : null}
    </fieldset>
  )
}

interface PriceFieldProps {
  label: string
  name: string
  amount: number | null
  /** The lowest or highest price of the results, as a placeholder. */
  hint: number | null
  errorId: string | null
  onDone: () => void
}

function PriceField({ label, name, amount, hint, errorId, onDone }: PriceFieldProps) {
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const text = amount === null ? '' : String(amount / 100)
  const shown = useRef(text)
  // Does not overwrite the field while somebody types in it, nor what was typed before hydration.
  useEffect(() => {
    if (text === shown.current) return
    shown.current = text
    if (field.current && document.activeElement !== field.current) field.current.value = text
  }, [text])
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-fine text-ink-soft">
        {label}
      </label>
      <span className="relative block">
        <input
          ref={field}
          id={id}
          name={name}
          type="text"
          inputMode="numeric"
          autoComplete="off"
          maxLength={12}
          defaultValue={text}
          placeholder={hint === null ? undefined : String(hint / 100)}
          aria-invalid={errorId !== null || undefined}
          aria-describedby={errorId ?? undefined}
          onBlur={onDone}
          // Enter does not submit a form without a submit button.
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return
            event.preventDefault()
            onDone()
          }}
          className={`min-h-11 w-full rounded-control bg-paper-raised py-2 pl-3 pr-9 text-body placeholder:text-ink-soft ${errorId ? 'border-2 border-danger' : 'border border-line-strong hover:border-ink'}`}
        />
        <span
          aria-hidden="true"
          className="pointer-events-none absolute inset-y-0 right-3 flex items-center text-small text-ink-soft"
        >
          zł
        </span>
      </span>
    </div>
  )
}
