import { upsellField, variantPrice } from '@wojaz/booking'
import { formatMoney } from '@wojaz/travel/money'
import { useTranslation } from '../../i18n/use-translation.ts'
import { useUpsellCardWords } from './use-upsell-words.ts'
import type { ChoicesProps } from './variant-choices.tsx'

/** Any number of trips, each for any of the travellers. */
export function TripChoices({ upsell, fields, names, onChange }: ChoicesProps) {
  const { t } = useTranslation()
  const { variant: nameOf, variantText } = useUpsellCardWords()
  return (
    <>
      {upsell.variants.map((variant) => (
        <fieldset key={variant.code} className="rounded-control border border-line px-4 py-3">
          <legend className="float-left w-full font-bold">{nameOf(variant.code)}</legend>
          <p className="clear-left text-small text-ink-soft">{variantText(variant.code)}</p>
          <p className="mt-2 text-fine font-medium text-ink-soft">{t('upsells.whoGoes')}</p>
          <div className="mt-1 grid gap-x-6 sm:grid-cols-2">
            {upsell.personRefs.map((person) => {
              const name = upsellField(upsell.type, person, variant.code)
              return (
                <label
                  key={person}
                  className="flex min-h-11 cursor-pointer items-center gap-3 py-1.5 text-small"
                >
                  <input
                    type="checkbox"
                    name={name}
                    defaultChecked={fields[name] === 'on'}
                    onChange={onChange}
                    className="size-5 shrink-0 cursor-pointer accent-accent"
                  />
                  <span className="flex min-w-0 flex-1 items-baseline justify-between gap-x-3">
                    <span>{names[person]}</span>
                    <span className="whitespace-nowrap font-bold tabular-nums">
                      + {formatMoney(variantPrice(upsell, variant, person))}
                    </span>
                  </span>
                </label>
              )
            })}
          </div>
        </fieldset>
      ))}
      {names.length > upsell.personRefs.length ? (
        <p className="text-fine text-ink-soft">{t('upsells.infantsFree')}</p>
      ) : null}
    </>
  )
}
