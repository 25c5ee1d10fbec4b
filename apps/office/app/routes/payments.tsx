import { moneyPage, type PaymentLine, readMoneyPlace } from '@wojaz/booking/server'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { asked } from '../address.ts'
import { atDesk, queryOf } from '../at-desk.ts'
import { Page } from '../parts/page.tsx'
import { Moment, moneyText, PaidForLink } from '../parts/said-values.tsx'
import { type Column, More, Table } from '../parts/table.tsx'
import { methodNames, paymentStateNames, words } from '../words.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { desk, write } = atDesk(context)
  const found = await desk.payments(readMoneyPlace(queryOf(request).after ?? ''))
  const payments = found.slice(0, moneyPage)
  await write({ act: 'money-seen', orders: payments.map(({ label }) => label) })
  const last = found.length > moneyPage ? payments.at(-1) : undefined
  return { payments, more: last ? asked('/platnosci', { after: `${last.at.getTime()}_${last.id}` }) : null }
}

const columns: readonly Column<PaymentLine>[] = [
  { name: 'Rozpoczęta', cell: ({ at }) => <Moment at={at} /> },
  { name: words.order, cell: PaidForLink },
  { name: 'Sposób', cell: ({ method }) => methodNames[method] ?? method },
  { name: 'Bramka', cell: ({ gateway }) => gateway },
  { name: words.state, cell: ({ state }) => paymentStateNames[state] },
  { name: 'Zapłacona', cell: ({ completedAt }) => (completedAt ? <Moment at={completedAt} /> : '–') },
  { name: words.amount, cell: ({ amount }) => moneyText(amount), isNumber: true },
]

export default function Payments() {
  const { payments, more } = useLoaderData<typeof loader>()
  return (
    <Page title="Płatności">
      <Table caption="Płatności, od najnowszej" columns={columns} rows={payments} keyOf={({ id }) => id} />
      <More href={more} />
    </Page>
  )
}
