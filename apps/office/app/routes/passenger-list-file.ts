import type { LoaderFunctionArgs } from 'react-router'
import { atDesk, notThere } from '../at-desk.ts'
import { readFileName, readFlightWish } from '../lists/list-wish.ts'
import { passengerList } from '../lists/passenger-list.ts'
import { sendList } from '../lists/send-list.ts'

/** `WZ4711_2026-10-03.csv` */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const desk = atDesk(context)
  const file = readFileName(params.file ?? '')
  const [flight, typedDay] = file?.parts ?? []
  const wish = readFlightWish({ flight, day: typedDay })
  if (!file || !wish.ok) throw notThere()
  const { name, day } = wish.value
  const list = passengerList(
    wish.value,
    await desk.desk.flight(name, day),
    await desk.desk.passengers(wish.value),
  )
  const facts = { list: 'passengers', flight: name, day }
  return sendList(desk, list, { kind: file.kind, name: `pasazerowie-${name}-${day}`, facts })
}
