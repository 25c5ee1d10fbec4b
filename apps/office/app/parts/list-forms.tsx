import { base } from '../address.ts'
import type { ListFaults } from '../lists/list-wish.ts'
import { listWords } from '../lists/list-words.ts'
import { Field } from './field.tsx'

interface FormProps {
  readonly typed?: Readonly<Record<string, string>>
  readonly faults?: ListFaults
}

export function FlightForm({ typed = {}, faults = {} }: FormProps) {
  return (
    <form method="get" action={`${base}/listy/lot`} className="filters" aria-label={listWords.passengers}>
      <Field
        label="Numer lotu"
        name="flight"
        defaultValue={typed.flight}
        fault={faults.flight}
        placeholder="WZ4711"
        maxLength={8}
        autoComplete="off"
      />
      <Field label="Dzień lotu" name="day" type="date" defaultValue={typed.day} fault={faults.day} />
      <button type="submit">{listWords.passengers}</button>
    </form>
  )
}

export function HotelForm({ typed = {}, faults = {} }: FormProps) {
  return (
    <form method="get" action={`${base}/listy/hotel`} className="filters" aria-label={listWords.rooming}>
      <Field
        label="Kod hotelu"
        name="hotel"
        defaultValue={typed.hotel}
        fault={faults.hotel}
        placeholder="HER10211"
        maxLength={12}
        autoComplete="off"
      />
      <Field label="Przyjazdy od" name="from" type="date" defaultValue={typed.from} fault={faults.from} />
      <Field label="do" name="until" type="date" defaultValue={typed.until} fault={faults.until} />
      <button type="submit">{listWords.rooming}</button>
    </form>
  )
}
