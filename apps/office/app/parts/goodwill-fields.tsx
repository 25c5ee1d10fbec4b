import { goodwillKinds, longestReason } from '@wojaz/booking'
import { goodwillKindNames } from '../behalf-words.ts'
import type { BehalfActed } from '../on-behalf.ts'
import { ChoiceField, Field, TextField } from './field.tsx'
import { moneyText } from './said-values.tsx'

interface GoodwillFieldsProps {
  readonly label: string
  readonly most: number
  /** Sums per order above this limit need a second person. */
  readonly above: number
  readonly acted: BehalfActed | undefined
}

const choices = [
  { value: '', text: 'wybierz' },
  ...goodwillKinds.map((kind) => ({ value: kind, text: goodwillKindNames[kind] })),
]

/** The amount and the required reason. */
export function GoodwillFields({ label, most, above, acted }: GoodwillFieldsProps) {
  const { typed = {}, faults = {} } = acted ?? {}
  return (
    <>
      <Field
        label={label}
        name="amount"
        inputMode="decimal"
        autoComplete="off"
        required={true}
        hint={`Najwyżej ${moneyText(most)}. Powyżej ${moneyText(above)} łącznie w jednym zamówieniu decyduje druga osoba.`}
        defaultValue={typed.amount}
        fault={faults.amount}
      />
      <ChoiceField
        label="Rodzaj powodu"
        name="kind"
        choices={choices}
        value={typed.kind ?? ''}
        fault={faults.kind}
      />
      <TextField
        label="Powód"
        name="text"
        required={true}
        maxLength={longestReason}
        hint="Zostaje w historii zamówienia i w dzienniku, którego nie da się wymazać: bez danych osób i ich zdrowia. Gość go nie widzi."
        defaultValue={typed.text}
        fault={faults.text}
      />
    </>
  )
}
