import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { atDesk, queryOf } from '../at-desk.ts'
import { type ListFaults, readHotelWish } from '../lists/list-wish.ts'
import { listWords } from '../lists/list-words.ts'
import { roomingList } from '../lists/rooming-list.ts'
import { listSeen } from '../lists/send-list.ts'
import { HotelForm } from '../parts/list-forms.tsx'
import { ListTable } from '../parts/list-table.tsx'
import { Page } from '../parts/page.tsx'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const desk = atDesk(context)
  const typed = queryOf(request)
  const wish = readHotelWish(typed)
  const refused = (faults: ListFaults) => ({ typed, faults, shown: null })
  if (!wish.ok) return refused(wish.refusal)
  const { hotel, from, until } = wish.value
  const names = await desk.desk.hotelNames(hotel)
  if (!names) return refused({ hotel: listWords.hotelUnknown })
  const list = roomingList(wish.value, names, await desk.desk.rooming(wish.value))
  await listSeen(desk, list, { list: 'rooming', hotel, from, until })
  return { typed, faults: {}, shown: { list, files: `/listy/hotel/${hotel}_${from}_${until}` } }
}

export default function RoomingList() {
  const { typed, faults, shown } = useLoaderData<typeof loader>()
  return (
    <Page title={listWords.rooming}>
      <HotelForm typed={typed} faults={faults} />
      {shown && <ListTable {...shown} />}
    </Page>
  )
}
