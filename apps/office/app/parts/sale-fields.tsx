import { cabinClasses } from '@wojaz/travel/trip'
import type { SaleFaults, SaleKind } from '../sale/sale-form.ts'
import { ChoiceField, Field } from './field.tsx'

interface FieldsProps {
  readonly kind: SaleKind
  readonly typed: Readonly<Record<string, string>>
  readonly faults: SaleFaults
}

/** The fields of a change of sale; they depend on its kind. */
export function SaleFields({ kind, typed, faults }: FieldsProps) {
  const field = (name: keyof SaleFaults) => ({ name, defaultValue: typed[name], fault: faults[name] })
  const nights = (
    <div className="row even">
      <Field label="Noce od" {...field('from')} type="date" />
      <Field label="do" {...field('until')} type="date" hint="puste: jedna noc" />
    </div>
  )
  const flight = (
    <div className="row even">
      <Field label="Numer lotu" {...field('flight')} placeholder="WZ4711" maxLength={8} />
      <Field label="Dzień lotu" {...field('day')} type="date" />
    </div>
  )
  switch (kind) {
    case 'rooms':
      return (
        <>
          <ChoiceField
            label="Co zrobić"
            name="open"
            value={typed.open ?? ''}
            choices={[
              { value: '', text: 'zamknij sprzedaż' },
              { value: '1', text: 'otwórz sprzedaż' },
            ]}
          />
          <div className="row even">
            <Field label="Kod hotelu" {...field('hotel')} placeholder="HER10211" maxLength={12} />
            <Field label="Kod pokoju" {...field('room')} maxLength={6} hint="puste: wszystkie" />
            <Field label="Wyżywienie" {...field('board')} maxLength={2} hint="puste: każde" />
          </div>
          {nights}
        </>
      )
    case 'allotment':
      return (
        <>
          <div className="row even">
            <Field label="Kod hotelu" {...field('hotel')} placeholder="HER10211" maxLength={12} />
            <Field label="Kod pokoju" {...field('room')} maxLength={6} />
            <Field
              label="Pokoje w sprzedaży na noc"
              inputMode="numeric"
              maxLength={3}
              {...field('rooms')}
              hint="razem ze sprzedanymi"
            />
          </div>
          {nights}
        </>
      )
    case 'flight':
      return flight
    case 'seats':
      return (
        <>
          {flight}
          <div className="row even">
            <ChoiceField
              label="Klasa"
              name="cabin"
              value={typed.cabin ?? 'Economy'}
              choices={cabinClasses.map((cabin) => ({ value: cabin, text: cabin }))}
            />
            <Field
              label="Miejsca w sprzedaży"
              inputMode="numeric"
              maxLength={3}
              {...field('seats')}
              hint="razem ze sprzedanymi"
            />
          </div>
          {faults.cabin && <p className="said fault">{faults.cabin}</p>}
        </>
      )
  }
}
