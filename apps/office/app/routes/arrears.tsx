import { type ArrearsLine, moneyPage, readMoneyPlace } from '@wojaz/booking/server'
import { dayOf } from '@wojaz/travel/dates'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { asked } from '../address.ts'
import { atDesk, queryOf } from '../at-desk.ts'
import { Page } from '../parts/page.tsx'
import { dayText, moneyText, OrderLink } from '../parts/said-values.tsx'
import { type Column, More, Table } from '../parts/table.tsx'
import { words } from '../words.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { desk, clock, write } = atDesk(context)
  const found = await desk.arrears(dayOf(clock()), readMoneyPlace(queryOf(request).after ?? ''))
  const arrears = found.slice(0, moneyPage)
  await write({ act: 'money-seen', orders: arrears.map(({ number }) => number) })
  const last = found.length > moneyPage ? arrears.at(-1) : undefined
  return { arrears, more: last ? asked('/zaleglosci', { after: `${last.dueBy}_${last.number}` }) : null }
}

const columns: readonly Column<ArrearsLine>[] = [
  { name: 'Termin wpłaty', cell: ({ dueBy }) => dayText(dueBy) },
  { name: words.order, cell: ({ number }) => <OrderLink number={number} /> },
  { name: 'Zamawia', cell: ({ name }) => name },
  { name: 'Wylot', cell: ({ departureDate }) => dayText(departureDate) },
  { name: 'Cena', cell: ({ total }) => moneyText(total), isNumber: true },
  { name: 'Wpłacono', cell: ({ paid }) => moneyText(paid), isNumber: true },
  { name: 'Brakuje', cell: ({ total, paid }) => moneyText(total - paid), isNumber: true },
]

export default function Arrears() {
  const { arrears, more } = useLoaderData<typeof loader>()
  return (
    <Page title="Zaległości">
      <Table
        caption="Po terminie wpłaty, od najdawniejszych"
        columns={columns}
        rows={arrears}
        keyOf={({ number }) => number}
      />
      <More href={more} />
    </Page>
  )
}
