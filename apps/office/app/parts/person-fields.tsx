import type { Participant } from '@wojaz/booking'
import { ChoiceField, Field } from './field.tsx'

type PersonField = Exclude<keyof Participant, 'entered' | 'documentId'>

interface PersonFieldsProps {
  readonly nameOf: (field: PersonField) => string
  readonly typed: Readonly<Record<string, string>>
  readonly faults: Readonly<Record<string, string | undefined>>
}

const titles = [
  { value: 'woman', text: 'pani' },
  { value: 'man', text: 'pan' },
]

/** The fields of one traveller, as in their document. */
export function PersonFields({ nameOf, typed, faults }: PersonFieldsProps) {
  const of = (field: PersonField) => {
    const name = nameOf(field)
    return { name, defaultValue: typed[name], fault: faults[name], required: true, autoComplete: 'off' }
  }
  const title = nameOf('title')
  return (
    <div className="row">
      <ChoiceField
        label="Forma"
        name={title}
        choices={titles}
        value={typed[title] ?? 'woman'}
        fault={faults[title]}
      />
      <Field label="Imię" {...of('firstName')} />
      <Field label="Nazwisko" {...of('lastName')} />
      <Field label="Data urodzenia" type="date" {...of('birthDate')} />
    </div>
  )
}
