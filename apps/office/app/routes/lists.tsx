import type { FlightOnDay } from '@wojaz/booking/server'
import { dayOf, isIsoDay } from '@wojaz/travel/dates'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { asked, base } from '../address.ts'
import { atDesk, queryOf } from '../at-desk.ts'
import { Field } from '../parts/field.tsx'
import { FlightForm, HotelForm } from '../parts/list-forms.tsx'
import { Page } from '../parts/page.tsx'
import { dayText } from '../parts/said-values.tsx'
import { type Column, Table } from '../parts/table.tsx'

/** Contains no names, only flights and their load. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const { desk, clock } = atDesk(context)
  const { day: typed = '' } = queryOf(request)
  const day = isIsoDay(typed) ? typed : dayOf(clock())
  return { day, flights: await desk.flightsOn(day) }
}

const columnsOf = (day: string): readonly Column<FlightOnDay>[] => [
  { name: 'Lot', cell: ({ name }) => <a href={asked('/listy/lot', { flight: name, day })}>{name}</a> },
  { name: 'Trasa', cell: ({ from, to }) => `${from} – ${to}` },
  { name: 'Godziny', cell: ({ departureTime, arrivalTime }) => `${departureTime} – ${arrivalTime}` },
  { name: 'Samolot', cell: ({ aircraft }) => aircraft },
  { name: 'Sprzedane', cell: ({ sold }) => sold, isNumber: true },
  { name: 'Miejsca', cell: ({ seats }) => seats, isNumber: true },
]

export default function Lists() {
  const { day, flights } = useLoaderData<typeof loader>()
  return (
    <Page title="Listy pasażerów i pokojowe">
      <section className="card" aria-labelledby="lot">
        <h2 id="lot">Pasażerowie lotu</h2>
        <FlightForm typed={{ day }} />
      </section>
      <section className="card" aria-labelledby="pokoje">
        <h2 id="pokoje">Pokoje hotelu</h2>
        <HotelForm />
      </section>
      <h2>Loty dnia {dayText(day)}</h2>
      <form method="get" action={`${base}/listy`} className="filters" aria-label="Dzień lotów">
        <Field label="Dzień" id="dzien-lotow" name="day" type="date" defaultValue={day} />
        <button type="submit">Pokaż loty</button>
      </form>
      <Table
        caption={`Loty ${dayText(day)}, według godziny`}
        columns={columnsOf(day)}
        rows={flights}
        keyOf={({ id }) => String(id)}
      />
    </Page>
  )
}
