import { Field } from '../../ui/field.tsx'
import { NativeSelect } from '../../ui/native-select.tsx'
import { GalleryShelf } from './gallery-shelf.tsx'

const airports = [
  { id: 'WAW', label: 'Warszawa-Chopin' },
  { id: 'KRK', label: 'Kraków-Balice' },
  { id: 'GDN', label: 'Gdańsk-Rębiechowo' },
  { id: 'WRO', label: 'Wrocław-Strachowice' },
]

export function FieldShelf() {
  return (
    <>
      <GalleryShelf name="Field">
        <div className="grid max-w-reading gap-5 sm:grid-cols-2">
          <Field label="Imię" name="firstName" autoComplete="given-name" required />
          <Field label="Drugie imię" name="secondName" />
          <Field
            label="Adres e-mail"
            type="email"
            inputMode="email"
            required
            description="Wyślemy na niego dokumenty podróży."
          />
          <Field label="Telefon" type="tel" required defaultValue="12" error="Podaj numer z 9 cyframi." />
          <Field label="Numer rezerwacji" disabled required defaultValue="WJ-2026-00417" />
          <Field label="Uwagi" placeholder="Na przykład: łóżeczko dla dziecka" />
        </div>
      </GalleryShelf>
      <GalleryShelf name="Select">
        <div className="grid max-w-reading gap-5 sm:grid-cols-2">
          <NativeSelect label="Lotnisko wylotu" name="from" options={airports} required />
          <NativeSelect label="Lotnisko powrotu" name="to" options={airports} />
          <NativeSelect
            label="Lotnisko przesiadki"
            name="change"
            options={airports}
            required
            error="Wybierz lotnisko, aby zobaczyć ceny."
          />
          <NativeSelect
            label="Lotnisko zapasowe"
            name="other"
            options={airports}
            defaultValue="GDN"
            required
          />
        </div>
      </GalleryShelf>
    </>
  )
}
