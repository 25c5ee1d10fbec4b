import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { base } from '../address.ts'
import { atDesk, queryOf } from '../at-desk.ts'
import { colleaguesWith, keeperName } from '../colleagues.ts'
import { complaintStateNames } from '../complaint-words.ts'
import { Deadline } from '../parts/deadline.tsx'
import { ChoiceField } from '../parts/field.tsx'
import { Page } from '../parts/page.tsx'
import { Moment, moneyText, OrderLink } from '../parts/said-values.tsx'
import { SavedQuestions } from '../parts/saved-questions.tsx'
import { Table } from '../parts/table.tsx'
import { savedIn } from '../saved-in.ts'
import { keeperOf, readWhose, whoseChoices } from '../service-words.ts'

/** The open complaints, most urgent first, and the compensations to pay. */
export async function loader({ request, context }: LoaderFunctionArgs) {
  const desk = atDesk(context)
  const { complaints, member, write } = desk
  const whose = readWhose(queryOf(request).czyje)
  const [queue, toPay, colleagues] = await Promise.all([
    complaints.office.queue(keeperOf(whose, member.id)),
    complaints.office.toPay(),
    colleaguesWith(desk, 'decisions'),
  ])
  const orders = [...queue, ...toPay].map(({ orderNumber }) => orderNumber)
  await write({ act: 'complaints-listed', orders: [...new Set(orders)] })
  const kept = queue.map((one) => ({ ...one, keeper: keeperName(one.keeperId, colleagues) }))
  return { queue: kept, toPay, whose, saved: await savedIn(desk, 'complaints', queryOf(request)) }
}

const link = ({ number }: { number: string }) => <a href={`${base}/reklamacje/${number}`}>{number}</a>

export default function Complaints() {
  const { queue, toPay, whose, saved } = useLoaderData<typeof loader>()
  return (
    <Page title="Reklamacje">
      <form className="row" method="get" action={`${base}/reklamacje`}>
        <ChoiceField label="Czyje" name="czyje" value={whose} choices={whoseChoices} />
        <button type="submit">Pokaż</button>
      </form>
      <SavedQuestions {...saved} />
      <Table
        caption="Czekają na nas, najpilniejsze pierwsze"
        rows={queue}
        keyOf={({ number }) => number}
        columns={[
          { name: 'Reklamacja', cell: link },
          { name: 'Zamówienie', cell: ({ orderNumber }) => <OrderLink number={orderNumber} /> },
          { name: 'O czym', cell: ({ written }) => written.categoryName },
          { name: 'Prowadzi', cell: ({ keeper }) => keeper ?? 'nikt' },
          { name: 'Stan', cell: ({ state }) => complaintStateNames[state] },
          { name: 'Wpłynęła', cell: ({ receivedAt }) => <Moment at={receivedAt} /> },
          { name: 'Termin', cell: ({ deadline, clock }) => <Deadline deadline={deadline} clock={clock} /> },
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
