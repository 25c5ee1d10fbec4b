import type { LoaderFunctionArgs } from 'react-router'
import { atDesk, notThere } from '../at-desk.ts'
import { readFileName, readHotelWish } from '../lists/list-wish.ts'
import { roomingList } from '../lists/rooming-list.ts'
import { sendList } from '../lists/send-list.ts'

/** `HER10211_2026-10-03_2026-10-10.pdf` */
export async function loader({ params, context }: LoaderFunctionArgs) {
  const desk = atDesk(context)
  const file = readFileName(params.file ?? '')
  const [hotel, from, until] = file?.parts ?? []
  const wish = readHotelWish({ hotel, from, until })
  const names = wish.ok ? await desk.desk.hotelNames(wish.value.hotel) : null
  if (!file || !wish.ok || !names) throw notThere()
  const list = roomingList(wish.value, names, await desk.desk.rooming(wish.value))
  const name = `pokoje-${wish.value.hotel}-${wish.value.from}`
  return sendList(desk, list, { kind: file.kind, name, facts: { list: 'rooming', ...wish.value } })
}
