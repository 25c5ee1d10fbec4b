import { participantField } from '@wojaz/booking'
import type { TripOption, TripOptions } from '../../server/office-trips.ts'
import { filterNames } from '../behalf-words.ts'
import type { BehalfActed } from '../on-behalf.ts'
import { ChoiceField } from './field.tsx'
import { PersonFields } from './person-fields.tsx'
import { dayText, moneyText } from './said-values.tsx'
import { Table } from './table.tsx'

interface FiltersProps extends Pick<TripOptions, 'filters'> {
  readonly path: string
  readonly kind: string
}

export function OptionFilters({ path, kind, filters }: FiltersProps) {
  if (filters.length === 0) return null
  return (
    <form method="get" action={path} className="filters">
      <input type="hidden" name="co" value={kind} />
      {filters.map(({ name, chosen, options }) => (
        <ChoiceField
          key={name}
          label={filterNames[name] ?? name}
          name={name}
          value={chosen}
          choices={options.map((value) => ({ value, text: dayText(value) }))}
        />
      ))}
      <button type="submit">Pokaż</button>
    </form>
  )
}

const differenceText = (difference: number) =>
  difference > 0 ? `+${moneyText(difference)}` : moneyText(difference)

export function OptionTable({ path, options }: { path: string; options: readonly TripOption[] }) {
  if (options.every(({ difference }) => difference === null))
    return <p className="none">Nie ma teraz nic innego do wyboru.</p>
  return (
    <Table
      caption="Podróże zamiast zarezerwowanej"
      columns={[
        {
          name: 'Termin',
          cell: ({ departureDate, returnDate, nights }) =>
            `${dayText(departureDate)} – ${dayText(returnDate)} (noce: ${nights})`,
        },
        { name: 'Nowa cena', cell: ({ total }) => moneyText(total), isNumber: true },
        {
          name: 'Różnica',
          cell: ({ difference }) => (difference === null ? 'zarezerwowana' : differenceText(difference)),
          isNumber: true,
        },
        {
          name: 'Wycena',
          cell: ({ offerCode, difference }) =>
            difference === null ? '' : <QuoteButton path={path} name="offer" value={offerCode} />,
        },
        { name: 'Lotnisko', cell: ({ airport }) => airport ?? '–' },
        { name: 'Pokój', cell: ({ room }) => room || '–' },
        { name: 'Wyżywienie', cell: ({ board }) => board || '–' },
      ]}
      rows={options}
      keyOf={({ offerCode }) => offerCode}
    />
  )
}

function QuoteButton({ path, name, value }: { path: string; name: string; value: string }) {
  return (
    <form method="post" action={path}>
      <button type="submit" name={name} value={value}>
        Wyceń
      </button>
    </form>
  )
}

interface Leaving {
  readonly place: number
  readonly name: string
  readonly total: number | null
  readonly difference: number
}

export function LeavingTable({ path, people }: { path: string; people: readonly Leaving[] }) {
  return (
    <Table
      caption="Kto zostaje w domu"
      columns={[
        { name: 'Osoba', cell: ({ name }) => name },
        {
          name: 'Cena bez tej osoby',
          cell: ({ total }) => (total === null ? 'bez niej podróż się nie odbędzie' : moneyText(total)),
          isNumber: true,
        },
        {
          name: 'Wycena',
          cell: ({ total, place }) =>
            total === null ? '' : <QuoteButton path={path} name="leave" value={String(place)} />,
        },
      ]}
      rows={people}
      keyOf={({ place }) => String(place)}
    />
  )
}

interface JoiningProps {
  readonly path: string
  readonly nth: number
  readonly rooms: readonly string[]
  readonly acted: BehalfActed | undefined
}

/** Adds another traveller to the party. */
export function JoiningForm({ path, nth, rooms, acted }: JoiningProps) {
  const { typed = {}, faults = {} } = acted ?? {}
  return (
    <form method="post" action={path} className="card">
      <h2>Jeszcze jedna osoba</h2>
      <input type="hidden" name="join" value="1" />
      <PersonFields nameOf={(field) => participantField(nth, field)} typed={typed} faults={faults} />
      {rooms.length > 1 && (
        <ChoiceField
          label="Pokój"
          name="room"
          value={typed.room ?? '0'}
          choices={rooms.map((text, place) => ({ value: String(place), text: `${place + 1}: ${text}` }))}
        />
      )}
      <button type="submit">Wyceń z tą osobą</button>
    </form>
  )
}
