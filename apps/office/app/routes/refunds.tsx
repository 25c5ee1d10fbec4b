import { moneyPage, type RefundLine, readMoneyPlace } from '@wojaz/booking/server'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { asked } from '../address.ts'
import { atDesk, queryOf } from '../at-desk.ts'
import { Page } from '../parts/page.tsx'
import { Moment, moneyText, PaidForLink } from '../parts/said-values.tsx'
import { type Column, More, Table } from '../parts/table.tsx'
import { refundReasons, words } from '../words.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const { desk, write } = atDesk(context)
  const found = await desk.refunds(readMoneyPlace(queryOf(request).after ?? ''))
  const refunds = found.slice(0, moneyPage)
  await write({ act: 'money-seen', orders: refunds.map(({ label }) => label) })
  const last = found.length > moneyPage ? refunds.at(-1) : undefined
  return { refunds, more: last ? asked('/zwroty', { after: `${last.at.getTime()}_${last.id}` }) : null }
}

/** From this many tries on a refund is marked as a problem. */
const manyTries = 5

const columns: readonly Column<RefundLine>[] = [
  { name: 'Zlecony', cell: ({ at }) => <Moment at={at} /> },
  { name: words.order, cell: PaidForLink },
  { name: 'Powód', cell: ({ reason }) => refundReasons[reason] ?? reason },
  { name: 'Bramka', cell: ({ gateway }) => gateway },
  {
    name: words.state,
    cell: ({ finishedAt, tries }) =>
      finishedAt ? 'wypłacony' : `czeka na bank${tries > manyTries ? ` (próba ${tries})` : ''}`,
  },
  { name: 'Wypłacony', cell: ({ finishedAt }) => (finishedAt ? <Moment at={finishedAt} /> : '–') },
  { name: words.amount, cell: ({ amount }) => moneyText(amount), isNumber: true },
]

export default function Refunds() {
  const { refunds, more } = useLoaderData<typeof loader>()
  return (
    <Page title="Zwroty">
      <Table caption="Zwroty, od najnowszego" columns={columns} rows={refunds} keyOf={({ id }) => id} />
      <More href={more} />
    </Page>
  )
}
