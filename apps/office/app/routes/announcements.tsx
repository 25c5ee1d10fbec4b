import type { AnnouncementLine } from '@wojaz/booking/server'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { base } from '../address.ts'
import { announcementText } from '../announcement-text.ts'
import { atDesk } from '../at-desk.ts'
import { circumstanceWords } from '../circumstance-words.ts'
import { Page } from '../parts/page.tsx'
import { momentText } from '../parts/said-values.tsx'
import { type Column, Table } from '../parts/table.tsx'
import { announcementNames, words } from '../words.ts'

export async function loader({ context }: LoaderFunctionArgs) {
  return { announcements: await atDesk(context).desk.announcements() }
}

const columns: readonly Column<AnnouncementLine>[] = [
  { name: words.when, cell: ({ id, madeAt }) => <a href={`${base}/zmiany/${id}`}>{momentText(madeAt)}</a> },
  { name: words.what, cell: ({ facts }) => announcementNames[facts.kind] },
  { name: 'Czego dotyczy', cell: announcementText },
  { name: words.who, cell: ({ saidBy }) => saidBy },
  { name: 'Zawiadomiono', cell: ({ told }) => told, isNumber: true },
  { name: 'Czeka na odpowiedź', cell: ({ open }) => open, isNumber: true },
  { name: words.state, cell: ({ doneAt }) => (doneAt ? 'wszyscy wiedzą' : 'w trakcie') },
]

export default function Announcements() {
  const { announcements } = useLoaderData<typeof loader>()
  return (
    <Page title="Zmiany organizatora">
      <p>
        <a className="button" href={`${base}/zmiany/nowa`}>
          Nowa zmiana
        </a>{' '}
        <a className="button" href={`${base}/zmiany/okolicznosci`}>
          {circumstanceWords.title}
        </a>
      </p>
      <Table
        caption="Ogłoszone zmiany, od najnowszej"
        columns={columns}
        rows={announcements}
        keyOf={({ id }) => id}
      />
    </Page>
  )
}
