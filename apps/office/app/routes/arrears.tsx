import { isOrderNumber } from '@wojaz/booking'
import { type ArrearsLine, moneyPage, type RemindRefusal, readMoneyPlace } from '@wojaz/booking/server'
import { dayOf } from '@wojaz/travel/dates'
import type { ActionFunctionArgs, LoaderFunctionArgs } from 'react-router'
import { data, useActionData, useLoaderData } from 'react-router'
import { asked, base } from '../address.ts'
import { atDesk, notThere, queryOf } from '../at-desk.ts'
import { Page, Said } from '../parts/page.tsx'
import { dayText, Moment, moneyText, OrderLink } from '../parts/said-values.tsx'
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

interface Reminded {
  readonly isDone: boolean
  readonly said: string
}

const remindRefusals: Readonly<Record<RemindRefusal['code'], string>> = {
  'nothing-due': 'Nic już nie jest do zapłaty.',
  'too-many-emails': 'Na dziś wysłano już dość wiadomości w sprawie tego zamówienia.',
}

/** Sends the automatic reminder email once more. */
export async function remind({ params, context }: ActionFunctionArgs) {
  const { booking, write } = atDesk(context)
  const { number = '' } = params
  if (!isOrderNumber(number)) throw notThere()
  const outcome = await booking.remindNow(number)
  if (!outcome.ok) {
    const said = `${number}: ${remindRefusals[outcome.refusal.code]}`
    return data<Reminded>({ isDone: false, said }, { status: 409 })
  }
  await write({ act: 'reminder-sent', orders: [number] })
  return data<Reminded>({ isDone: true, said: `${number}: przypomnienie wysłane.` })
}

const columns: readonly Column<ArrearsLine>[] = [
  { name: 'Termin wpłaty', cell: ({ dueBy }) => dayText(dueBy) },
  { name: words.order, cell: ({ number }) => <OrderLink number={number} /> },
  { name: 'Zamawia', cell: ({ name }) => name },
  { name: 'Wylot', cell: ({ departureDate }) => dayText(departureDate) },
  { name: 'Cena', cell: ({ total }) => moneyText(total), isNumber: true },
  { name: 'Wpłacono', cell: ({ paid }) => moneyText(paid), isNumber: true },
  { name: 'Brakuje', cell: ({ total, paid }) => moneyText(total - paid), isNumber: true },
  {
    name: 'Ostatnie przypomnienie',
    cell: ({ remindedAt }) => (remindedAt ? <Moment at={remindedAt} /> : 'nie było'),
  },
  {
    name: 'Przypomnij',
    cell: ({ number }) => (
      <form method="post" action={`${base}/zaleglosci/${number}/przypomnij`}>
        <button type="submit" className="quiet" aria-label={`Wyślij przypomnienie, ${number}`}>
          Wyślij
        </button>
      </form>
    ),
  },
]

export default function Arrears() {
  const { arrears, more } = useLoaderData<typeof loader>()
  const reminded = useActionData<Reminded>()
  return (
    <Page title="Zaległości">
      {reminded && <Said isFault={!reminded.isDone}>{reminded.said}</Said>}
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
