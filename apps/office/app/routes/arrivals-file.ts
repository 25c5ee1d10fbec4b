import { ways } from '@wojaz/booking/server'
import { isIsoDay } from '@wojaz/travel/dates'
import type { LoaderFunctionArgs } from 'react-router'
import { atDesk, notThere } from '../at-desk.ts'
import { arrivalsList } from '../lists/arrivals-list.ts'
import { readFileName } from '../lists/list-wish.ts'
import { wayPaths } from '../lists/list-words.ts'
import { sendList } from '../lists/send-list.ts'

/** `przyjazdy_2026-10-03.csv` */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const desk = atDesk(context)
  const file = readFileName(params.file ?? '')
  const [path = '', day = ''] = file?.parts ?? []
  const way = ways.find((one) => wayPaths[one] === path)
  if (!file || !way || !isIsoDay(day)) throw notThere()
  const list = arrivalsList(way, day, await desk.desk.moves(way, day))
  return sendList(desk, list, { kind: file.kind, name: `${path}-${day}`, facts: { list: way, day } })
}
