import { type FormField, type FormPerson, hasNames, namesOfSaved, savedHolderField } from '@wojaz/attractions'
import type { SavedPerson } from '@wojaz/booking'
import type { ReactNode } from 'react'
import { useTranslation } from '../../i18n/use-translation.ts'
import { Field } from '../../ui/field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { SavedChoice } from '../checkout/checkout.ts'
import type { CartAnswer, CartLine } from './attraction-checkout-view.ts'

interface SupplierFieldsProps {
  items: readonly CartLine[]
  people: readonly SavedPerson[]
  answer: CartAnswer | undefined
}

/** The questions of each supplier about the booking and about every person. Renders nothing if there are none. */
export function SupplierFields({ items, people, answer }: SupplierFieldsProps) {
  const { t } = useTranslation()
  const asking = items.filter(({ booking, persons }) => booking.length + persons.length > 0)
  if (asking.length === 0) return null
  return (
    <section className="grid gap-5 rounded-card bg-paper-raised p-5 shadow-raised sm:p-6">
      <h2 className="text-title">{t('tickets.asked.heading')}</h2>
      {asking.map((item) => (
        <div key={item.id} className="grid gap-5 border-t border-line pt-4">
          <h3 className="font-bold">{item.title}</h3>
          {item.booking.length > 0 ? (
            <Group legend={t('tickets.asked.booking')} fields={item.booking} answer={answer} />
          ) : null}
          {item.persons.map((person) => (
            <Person key={person.nth} item={item} person={person} people={people} answer={answer} />
          ))}
        </div>
      ))}
    </section>
  )
}

interface PersonProps {
  item: CartLine
  person: FormPerson
  people: readonly SavedPerson[]
  answer: CartAnswer | undefined
}

function Person({ item, person: { nth, kindTitle, fields }, people, answer }: PersonProps) {
  const { t } = useTranslation()
  return (
    <Group
      legend={t('tickets.asked.person', { kind: kindTitle, nth: nth + 1 })}
      fields={fields}
      answer={answer}
      chooser={
        hasNames(fields) ? (
          <SavedChoice
            name={savedHolderField(item.id, nth)}
            people={people}
            valuesOf={(saved) => namesOfSaved(fields, saved)}
          />
        ) : null
      }
    />
  )
}

interface GroupProps {
  legend: string
  fields: readonly FormField[]
  answer: CartAnswer | undefined
  chooser?: ReactNode
}

function Group({ legend, fields, answer, chooser }: GroupProps) {
  return (
    <fieldset>
      <legend className="float-left mb-3 w-full text-small font-bold text-ink-soft">{legend}</legend>
      {chooser}
      <div className="clear-left grid gap-4 sm:grid-cols-2">
        {fields.map((field) => (
          <Asked
            key={field.name}
            field={field}
            value={answer?.typed[field.name] ?? field.value}
            error={answer?.faults[field.name]}
          />
        ))}
      </div>
    </fieldset>
  )
}

function Asked({ field, value, error }: { field: FormField; value: string; error: string | undefined }) {
  const { name, label, input, isRequired, choices } = field
  const common = { name, label, required: isRequired, defaultValue: value, error }
  if (input === 'select')
    return <NativeSelect {...common} options={choices.map((one) => ({ id: one.value, label: one.label }))} />
  if (input === 'textarea')
    return (
      <div className="sm:col-span-2">
        <TextArea {...common} rows={3} />
      </div>
    )
  // A text field: a native number field would drop a decimal comma.
  return input === 'number' ? (
    <Field {...common} inputMode="decimal" autoComplete="off" />
  ) : (
    <Field {...common} type={input} autoComplete="off" />
  )
}
