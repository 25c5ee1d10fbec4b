import { circumstanceReasons } from '@wojaz/booking'
import type { DeskPlace } from '@wojaz/booking/server'
import type { CircumstanceFaults } from '../circumstance-form.ts'
import { placeGroups, reasonNames, circumstanceWords as words } from '../circumstance-words.ts'
import { ChoiceField, Field } from './field.tsx'

interface FieldsProps {
  readonly places: readonly DeskPlace[]
  readonly typed: Readonly<Record<string, string>>
  readonly faults: CircumstanceFaults
}

/** The fields for the place, the cause and the dates. */
export function CircumstanceFields({ places, typed, faults }: FieldsProps) {
  const field = (name: 'from' | 'until') => ({ name, defaultValue: typed[name], fault: faults[name] })
  const placeChoices = (Object.keys(placeGroups) as (keyof typeof placeGroups)[]).map((kind) => ({
    group: placeGroups[kind],
    choices: places
      .filter((place) => place.kind === kind)
      .map(({ code, name }) => ({ value: code, text: name })),
  }))
  return (
    <>
      <div className="row">
        <ChoiceField
          label={words.place}
          name="destination"
          value={typed.destination}
          fault={faults.destination}
          choices={[{ value: '', text: words.choose }]}
          groups={placeChoices}
        />
        <ChoiceField
          label={words.reason}
          name="reason"
          value={typed.reason}
          fault={faults.reason}
          choices={[
            { value: '', text: words.chooseReason },
            ...circumstanceReasons.map((value) => ({ value, text: reasonNames[value] })),
          ]}
        />
      </div>
      <div className="row">
        <Field label={words.from} {...field('from')} type="date" />
        <Field label={words.until} {...field('until')} type="date" />
      </div>
    </>
  )
}
