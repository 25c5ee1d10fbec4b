import type { AnnouncementKind, WishFaults } from '../announcement-form.ts'
import { substituteFields } from '../substitute-form.ts'
import { callOffReasons } from '../words.ts'
import { ChoiceField, Field } from './field.tsx'

interface FieldsProps {
  readonly kind: AnnouncementKind
  readonly typed: Readonly<Record<string, string>>
  readonly faults: WishFaults
}

/** The fields of an announcement; they depend on its kind. */
export function AnnouncementFields({ kind, typed, faults }: FieldsProps) {
  const field = (name: keyof WishFaults) => ({ name, defaultValue: typed[name], fault: faults[name] })
  const flight = (
    <div className="row">
      <Field label="Numer lotu" {...field('flight')} placeholder="WZ4711" maxLength={8} />
      <Field label="Dzień lotu" {...field('day')} type="date" />
    </div>
  )
  const trips = (
    <div className="row">
      <Field label="Kod hotelu" {...field('hotel')} maxLength={12} />
      <Field label="Wyloty od" {...field('from')} type="date" />
      <Field label="do" {...field('until')} type="date" />
    </div>
  )
  const instead = (
    <details open={substituteFields.some((name) => typed[name])}>
      <summary>Podróż zastępcza (nieobowiązkowo)</summary>
      <p>Inny hotel w tych samych dniach:</p>
      <div className="row">
        <Field label="Kod hotelu zastępczego" {...field('insteadHotel')} maxLength={12} />
        <Field label="Kod pokoju" {...field('insteadRoom')} maxLength={6} />
        <Field label="Wyżywienie" {...field('insteadBoard')} maxLength={2} />
      </div>
      <p>albo inny lot do tego samego hotelu:</p>
      <div className="row">
        <Field label="Lotnisko wylotu" {...field('insteadAirport')} maxLength={3} placeholder="KTW" />
        <Field label="Dzień wylotu" {...field('insteadDay')} type="date" />
        <Field label="Godzina (jeśli musi być ta)" {...field('insteadTime')} type="time" />
      </div>
    </details>
  )
  switch (kind) {
    case 'flight-hours':
      return (
        <>
          {flight}
          <div className="row">
            <Field label="Nowa godzina wylotu" {...field('departure')} type="time" />
            <Field label="Nowa godzina przylotu" {...field('arrival')} type="time" />
            <Field label="Nowy dzień (jeśli inny)" {...field('newDay')} type="date" />
          </div>
          {instead}
        </>
      )
    case 'hotel':
      return (
        <>
          {trips}
          <div className="row">
            <Field label="Kod nowego hotelu" {...field('newHotel')} maxLength={12} />
            <Field label="Pokój w nowym hotelu" {...field('newRoom')} maxLength={6} />
            <Field label="Wyżywienie w nowym hotelu" {...field('newBoard')} maxLength={2} />
          </div>
          <p>Bez pokoju i wyżywienia goście nie zmienią potem składu podróżnych.</p>
          {instead}
        </>
      )
    case 'cancellation':
      return (
        <>
          <ChoiceField
            label="Powód"
            name="reason"
            value={typed.reason ?? 'circumstances'}
            choices={Object.entries(callOffReasons).map(([value, text]) => ({ value, text }))}
          />
          <p>Podróże z tym lotem:</p>
          {flight}
          <p>albo podróże do tego hotelu:</p>
          {trips}
          {instead}
        </>
      )
  }
}
