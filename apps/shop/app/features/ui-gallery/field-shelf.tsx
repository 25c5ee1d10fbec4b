import { useState } from 'react'
import { Field } from '../../ui/field.tsx'
import { Select } from '../../ui/select.tsx'
import { GalleryShelf } from './gallery-shelf.tsx'

const airports = [
  { id: 'WAW', label: 'Warszawa-Chopin' },
  { id: 'KRK', label: 'Kraków-Balice' },
  { id: 'GDN', label: 'Gdańsk-Rębiechowo' },
  { id: 'BZG', label: 'Bydgoszcz', disabled: true },
  { id: 'WRO', label: 'Wrocław-Strachowice' },
]

export function FieldShelf() {
  const [airport, setAirport] = useState<string | null>(null)
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
          <Select label="Lotnisko wylotu" options={airports} value={airport} onChange={setAirport} required />
          <Select label="Lotnisko powrotu" options={airports} />
          <Select
            label="Lotnisko przesiadki"
            options={airports}
            required
            error="Wybierz lotnisko, aby zobaczyć ceny."
          />
          <Select label="Lotnisko zapasowe" options={airports} defaultValue="GDN" disabled required />
        </div>
        <p>Wybrano: {airport ?? '–'}</p>
      </GalleryShelf>
    </>
  )
}
