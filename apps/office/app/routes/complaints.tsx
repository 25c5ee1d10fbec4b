import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { base } from '../address.ts'
import { atDesk, queryOf } from '../at-desk.ts'
import { clockText, complaintStateNames } from '../complaint-words.ts'
import { Page } from '../parts/page.tsx'
import { dayText, Moment, moneyText, OrderLink } from '../parts/said-values.tsx'
import { SavedQuestions } from '../parts/saved-questions.tsx'
import { Table } from '../parts/table.tsx'
import { savedIn } from '../saved-in.ts'

/** What waits for us, the most urgent first, and what is to be paid. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const here = atDesk(context)
  const { complaints, write } = here
  const [queue, toPay] = await Promise.all([complaints.office.queue(), complaints.office.toPay()])
  const orders = [...queue, ...toPay].map(({ orderNumber }) => orderNumber)
  await write({ act: 'complaints-listed', orders: [...new Set(orders)] })
  return { queue, toPay, saved: await savedIn(here, 'complaints', queryOf(request)) }
}

const link = ({ number }: { number: string }) => <a href={`${base}/reklamacje/${number}`}>{number}</a>

export default function Complaints() {
  const { queue, toPay, saved } = useLoaderData<typeof loader>()
  return (
    <Page title="Reklamacje">
      <SavedQuestions {...saved} />
      <Table
        caption="Czekają na nas, najpilniejsze pierwsze"
        rows={queue}
        keyOf={({ number }) => number}
        columns={[
          { name: 'Reklamacja', cell: link },
          { name: 'Zamówienie', cell: ({ orderNumber }) => <OrderLink number={orderNumber} /> },
          { name: 'O czym', cell: ({ written }) => written.categoryName },
          { name: 'Stan', cell: ({ state }) => complaintStateNames[state] },
          { name: 'Wpłynęła', cell: ({ receivedAt }) => <Moment at={receivedAt} /> },
          { name: 'Termin', cell: ({ deadline, clock }) => `${dayText(deadline)}, ${clockText(clock)}` },
        ]}
      />
      <Table
        caption="Do wypłaty"
        rows={toPay}
        keyOf={({ number }) => number}
        columns={[
          { name: 'Reklamacja', cell: link },
          { name: 'Zamówienie', cell: ({ orderNumber }) => <OrderLink number={orderNumber} /> },
          { name: 'Kwota', cell: ({ owed }) => moneyText(owed ?? 0), isNumber: true },
        ]}
      />
    </Page>
  )
}
