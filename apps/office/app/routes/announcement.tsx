import type { AnnouncedNotice } from '@wojaz/booking/server'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { announcementText } from '../announcement-text.ts'
import { atDesk, notThere } from '../at-desk.ts'
import { Page } from '../parts/page.tsx'
import { Moment, OrderLink } from '../parts/said-values.tsx'
import { type Column, Table } from '../parts/table.tsx'
import { announcementNames, noticeStateNames, words } from '../words.ts'

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { desk, write } = atDesk(context)
  const { id = '' } = params
  const announcement = uuid.test(id) ? await desk.announcement(id) : null
  if (!announcement) throw notThere()
  const notices = await desk.noticesOf(id)
  await write({
    act: 'answers-seen',
    orders: notices.map(({ number }) => number),
    facts: { announcement: id },
  })
  return { announcement, notices }
}

const columns: readonly Column<AnnouncedNotice>[] = [
  { name: words.order, cell: ({ number }) => <OrderLink number={number} /> },
  { name: 'Zamawia', cell: ({ name }) => name },
  { name: words.state, cell: ({ state }) => noticeStateNames[state] },
  { name: 'Odpowiedź do', cell: ({ answerBy }) => (answerBy ? <Moment at={answerBy} /> : '–') },
  { name: 'Odpowiedź', cell: ({ endedAt }) => (endedAt ? <Moment at={endedAt} /> : '–') },
]

export default function AnnouncementPage() {
  const { announcement, notices } = useLoaderData<typeof loader>()
  return (
    <Page title={`Zmiana: ${announcementNames[announcement.facts.kind]}`}>
      <p>{announcementText(announcement)}</p>
      <p>
        {announcement.saidBy}, <Moment at={announcement.madeAt} />. Zawiadomiono: {announcement.told}, czeka
        na odpowiedź: {announcement.open}.
      </p>
      <Table caption="Odpowiedzi" columns={columns} rows={notices} keyOf={({ number }) => number} />
    </Page>
  )
}
