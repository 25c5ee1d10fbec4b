import { type Upsell, type UpsellVariant, upsellField, variantPrice } from '@wojaz/booking'
import { formatMoney } from '@wojaz/travel/money'
import type { ChangeEvent } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import type { ChosenFields } from './chosen-fields.ts'
import { useUpsellCardWords } from './use-upsell-words.ts'

export interface ChoicesProps {
  upsell: Upsell
  fields: ChosenFields
  names: readonly string[]
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
}

/** One of the variants, or none: for each traveller, or for all at once. */
export function VariantChoices({ upsell, fields, names, onChange }: ChoicesProps) {
  const { title } = useUpsellCardWords()
  const people = upsell.personRefs.length > 0 ? upsell.personRefs : [null]
  return people.map((person) => (
    <fieldset key={person ?? 'all'} className="grid gap-2">
      <legend className={person === null ? 'sr-only' : 'mb-2 font-bold'}>
        {person === null ? title(upsell.type) : names[person]}
      </legend>
      <Choices upsell={upsell} person={person} fields={fields} onChange={onChange} />
    </fieldset>
  ))
}

function Choices({
  upsell,
  person,
  fields,
  onChange,
}: Omit<ChoicesProps, 'names'> & { person: number | null }) {
  const { t } = useTranslation()
  const { resign, variant: nameOf } = useUpsellCardWords()
  const name = upsellField(upsell.type, person)
  const included = upsell.variants.find(({ isIncluded }) => isIncluded)
  const rest = upsell.variants.filter(({ isIncluded }) => !isIncluded)
  const isNothing = !rest.some(({ code }) => code === fields[name])
  return (
    <>
      <Choice
        name={name}
        code=""
        isChosen={isNothing}
        onChange={onChange}
        title={included ? nameOf(included.code) : resign(upsell.type)}
        price={included ? t('upsells.included') : formatMoney(0)}
        textOf={included}
      />
      {rest.map((variant) => (
        <Choice
          key={variant.code}
          name={name}
          code={variant.code}
          isChosen={fields[name] === variant.code}
          onChange={onChange}
          title={nameOf(variant.code)}
          price={`+ ${formatMoney(variantPrice(upsell, variant, person))}`}
          textOf={variant}
        />
      ))}
    </>
  )
}

interface ChoiceProps {
  name: string
  code: string
  isChosen: boolean
  onChange: (event: ChangeEvent<HTMLInputElement>) => void
  title: string
  price: string
  textOf: UpsellVariant | undefined
}

function Choice({ name, code, isChosen, onChange, title, price, textOf }: ChoiceProps) {
  const { variantText } = useUpsellCardWords()
  const text = textOf ? variantText(textOf.code) : ''
  return (
    <label className="flex cursor-pointer gap-3 rounded-control border border-line px-4 py-3 hover:bg-paper-sunk has-checked:border-ink has-checked:bg-paper-sunk">
      <input
        type="radio"
        name={name}
        value={code}
        defaultChecked={isChosen}
        onChange={onChange}
        className="mt-0.5 size-5 shrink-0 cursor-pointer accent-accent"
      />
      <span className="grid min-w-0 flex-1 grid-cols-[minmax(0,1fr)_auto] items-baseline gap-x-4">
        <span className="text-small font-medium">{title}</span>
        <span className="whitespace-nowrap text-small font-bold tabular-nums">{price}</span>
        {text ? <span className="col-span-2 text-fine text-ink-soft">{text}</span> : null}
      </span>
    </label>
  )
}
