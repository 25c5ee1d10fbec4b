import { isAttractionNumber } from '@wojaz/attractions'
import { isOrderNumber } from '@wojaz/booking'
import type { LogLine } from '@wojaz/staff/server'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { asked, base } from '../address.ts'
import { atDesk, queryOf } from '../at-desk.ts'
import { ChoiceField, Field } from '../parts/field.tsx'
import { Page } from '../parts/page.tsx'
import { Moment } from '../parts/said-values.tsx'
import { type Column, More, Table } from '../parts/table.tsx'
import { logActNames, words } from '../words.ts'

const most = 50
const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { staff, write } = atDesk(context)
  const query = queryOf(request)
  const order = (query.order ?? '').trim().toUpperCase()
  const member = uuid.test(query.member ?? '') ? query.member : undefined
  const before = /^\d{1,18}$/.test(query.before ?? '') ? query.before : undefined
  const known = isOrderNumber(order) || isAttractionNumber(order) ? order : undefined
  await write({ act: 'log-read', orders: known ? [known] : [] })
  const found = await staff.log({ member, before, order: known, most: most + 1 })
  const lines = found.slice(0, most)
  const people = (await staff.members()).map(({ id, name }) => ({ value: id, text: name }))
  const last = found.length > most ? lines.at(-1) : undefined
  const more = last ? asked('/dziennik', { member, order: known, before: last.id }) : null
  return { lines, more, people, member: member ?? '', order: known ?? order }
}

const columns: readonly Column<LogLine>[] = [
  { name: words.when, cell: ({ at }) => <Moment at={at} /> },
  { name: words.who, cell: ({ memberName }) => memberName },
  { name: words.what, cell: ({ act }) => logActNames[act] },
  { name: 'Zamówienia', cell: ({ orders }) => orders.join(', ') || '–' },
  {
    name: 'Szczegóły',
    cell: ({ facts }) =>
      Object.entries(facts)
        .map(([name, value]) => `${name}: ${value}`)
        .join(', '),
  },
]

export default function Log() {
  const { lines, more, people, member, order } = useLoaderData<typeof loader>()
  return (
    <Page title="Dziennik">
      <form method="get" action={`${base}/dziennik`} className="filters">
        <ChoiceField
          label={words.who}
          name="member"
          value={member}
          choices={[{ value: '', text: words.all }, ...people]}
        />
        <Field label={words.order} name="order" defaultValue={order} maxLength={10} />
        <button type="submit">{words.find}</button>
      </form>
      <Table caption="Wpisy, od najnowszego" columns={columns} rows={lines} keyOf={({ id }) => id} />
      <More href={more} />
    </Page>
  )
}
