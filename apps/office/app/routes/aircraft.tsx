import { randomUUID } from 'node:crypto'
import { type AircraftWish, aircraftNames, type SeatsAfter } from '@wojaz/booking/server'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { data, redirect, useActionData, useLoaderData } from 'react-router'
import { base } from '../address.ts'
import { type AircraftFaults, aircraftFault, readAircraft } from '../aircraft-form.ts'
import { type AtDesk, atDesk, queryOf, typedIn } from '../at-desk.ts'
import { AircraftPreview } from '../parts/aircraft-preview.tsx'
import { AnnouncementTabs } from '../parts/announcement-tabs.tsx'
import { ChoiceField, Field } from '../parts/field.tsx'
import { Page, Said } from '../parts/page.tsx'
import { reasonFault } from '../sale/sale-form.ts'

type Typed = Readonly<Record<string, string>>

interface Shown {
  readonly typed: Typed
  readonly faults: AircraftFaults
  /** Null: no preview was requested, or it is impossible. */
  readonly seats: readonly SeatsAfter[] | null
  readonly id: string
  readonly said?: string
}

async function preview(desk: AtDesk, typed: Typed): Promise<Shown & { wish?: AircraftWish }> {
  const empty = { typed, seats: null, id: randomUUID() }
  if (!('flight' in typed)) return { ...empty, faults: {} }
  const read = readAircraft(typed)
  if (!read.ok) return { ...empty, faults: read.refusal }
  const flight = await desk.desk.flight(read.value.flight, read.value.day)
  if (!flight) return { ...empty, faults: aircraftFault({ code: 'flight-unknown' }) }
  const wish = { flightId: flight.id, aircraft: read.value.aircraft }
  const seats = await desk.booking.previewAircraft(wish)
  if (!seats.ok) return { ...empty, faults: aircraftFault(seats.refusal) }
  const orders = seats.value.map(({ number }) => number)
  await desk.write({ act: 'announcement-previewed', orders, facts: { kind: 'aircraft' } })
  return { ...empty, faults: {}, seats: seats.value, wish }
}

export const loader = ({ request, context }: LoaderFunctionArgs) => preview(atDesk(context), queryOf(request))

export async function action({ request, context }: ActionFunctionArgs) {
  const desk = atDesk(context)
  const { id = '', count = '', ...typed } = await typedIn(request)
  const shown = await preview(desk, typed)
  const { reason = '' } = typed
  if (!shown.wish || !shown.seats || !uuid.test(id)) return data<Shown>(shown, { status: 422 })
  const fault = reasonFault(reason)
  if (fault) return data<Shown>({ ...shown, faults: { reason: fault } }, { status: 422 })
  const losing = shown.seats.filter(({ lost }) => lost.length > 0)
  // A guest has chosen a seat since the preview, so it is shown again.
  if (String(losing.length) !== count)
    return data<Shown>(
      { ...shown, said: 'Wybrane miejsca zmieniły się. Sprawdź je i potwierdź jeszcze raz.' },
      { status: 409 },
    )
  const facts = { change: id, kind: 'aircraft' }
  await desk.write({ act: 'announced', orders: losing.map(({ number }) => number), facts })
  const by = { id, by: desk.member.name, reason: reason.trim() }
  const outcome = await desk.booking.changeAircraft(shown.wish, by)
  if (outcome.ok) return redirect(`${base}/sprzedaz#historia`, 303)
  return data<Shown>({ ...shown, seats: null, faults: aircraftFault(outcome.refusal) }, { status: 409 })
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/
const planes = aircraftNames.map((name) => ({ value: name, text: name }))

export default function Aircraft() {
  const loaded = useLoaderData<Shown>()
  const { typed, faults, seats, id, said } = useActionData<Shown>() ?? loaded
  return (
    <Page title="Nowa zmiana">
      {said && <Said isFault>{said}</Said>}
      <AnnouncementTabs open="aircraft" />
      <form method="get" action={`${base}/zmiany/samolot`} className="card">
        <div className="row">
          <Field
            label="Numer lotu"
            name="flight"
            defaultValue={typed.flight}
            fault={faults.flight}
            placeholder="WZ4711"
            maxLength={8}
          />
          <Field label="Dzień lotu" name="day" type="date" defaultValue={typed.day} fault={faults.day} />
          <ChoiceField label="Nowy samolot" name="aircraft" choices={planes} value={typed.aircraft} />
        </div>
        {faults.aircraft && <Said isFault>{faults.aircraft}</Said>}
        <button type="submit">Pokaż, kogo dotyczy</button>
      </form>
      {seats && <AircraftPreview typed={typed} seats={seats} id={id} reasonFault={faults.reason} />}
    </Page>
  )
}
