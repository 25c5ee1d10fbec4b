import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { atDesk, queryOf } from '../at-desk.ts'
import { readFlightWish } from '../lists/list-wish.ts'
import { listWords } from '../lists/list-words.ts'
import { passengerList } from '../lists/passenger-list.ts'
import { listSeen } from '../lists/send-list.ts'
import { FlightForm } from '../parts/list-forms.tsx'
import { ListTable } from '../parts/list-table.tsx'
import { Page } from '../parts/page.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const desk = atDesk(context)
  const typed = queryOf(request)
  const wish = readFlightWish(typed)
  if (!wish.ok) return { typed, faults: wish.refusal, shown: null }
  const { name, day } = wish.value
  const list = passengerList(
    wish.value,
    await desk.desk.flight(name, day),
    await desk.desk.passengers(wish.value),
  )
  await listSeen(desk, list, { list: 'passengers', flight: name, day })
  return { typed, faults: {}, shown: { list, files: `/listy/lot/${name}_${day}` } }
}

export default function PassengerList() {
  const { typed, faults, shown } = useLoaderData<typeof loader>()
  return (
    <Page title={listWords.passengers}>
      <FlightForm typed={typed} faults={faults} />
      {shown && <ListTable {...shown} />}
    </Page>
  )
}
