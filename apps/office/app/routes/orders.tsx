import { type DeskQuestion, placeText, readDeskQuestion } from '@wojaz/booking'
import { deskPage, type FoundOrder } from '@wojaz/booking/server'
import type { LoaderFunctionArgs } from 'react-router'
import { useLoaderData } from 'react-router'
import { asked, base } from '../address.ts'
import { atDesk, queryOf } from '../at-desk.ts'
import { ChoiceField, Field, TickField } from '../parts/field.tsx'
import { Page } from '../parts/page.tsx'
import { dayText, Moment, moneyText, OrderLink } from '../parts/said-values.tsx'
import { SavedQuestions } from '../parts/saved-questions.tsx'
import { type Column, More, Table } from '../parts/table.tsx'
import { savedIn } from '../saved-in.ts'
import { orderStateNames, words } from '../words.ts'

export async function loader({ request, context }: LoaderFunctionArgs) {
  const here = atDesk(context)
  const { staff, desk, write } = here
  const query = queryOf(request)
  const sought = query.s ? staff.openWords(query.s) : ''
  const question = readDeskQuestion({ ...query, words: sought })
  const found = await desk.findOrders(question)
  const orders = found.slice(0, deskPage)
  await write({ act: 'orders-listed', orders: orders.map(({ number }) => number) })
  const last = found.length > deskPage ? orders.at(-1) : undefined
  const more = last ? asked('/zamowienia', { ...query, after: placeText(last) }) : null
  const saved = await savedIn(here, 'orders', query)
  return { orders, more, sought, filters: filtersOf(question, query), saved }
}

function filtersOf({ flight, date, state, isOverdue }: DeskQuestion, { hotel = '' }: Record<string, string>) {
  return { flight: flight ?? '', hotel, date: date ?? '', state: state ?? '', isOverdue }
}

const states = [
  { value: '', text: words.all },
  ...Object.entries(orderStateNames).map(([value, text]) => ({ value, text })),
]

const columns: readonly Column<FoundOrder>[] = [
  { name: words.order, cell: ({ number }) => <OrderLink number={number} /> },
  { name: 'Zamawia', cell: ({ name }) => name },
  { name: 'Hotel', cell: ({ hotelName }) => hotelName || 'sam lot' },
  { name: 'Wylot', cell: ({ departureDate }) => dayText(departureDate) },
  {
    name: words.state,
    cell: ({ state }) => <span className={`mark ${state}`}>{orderStateNames[state]}</span>,
  },
  { name: 'Cena', cell: ({ total }) => moneyText(total), isNumber: true },
  { name: 'Wpłacono', cell: ({ paid }) => moneyText(paid), isNumber: true },
  { name: 'Termin wpłaty', cell: ({ nextDue }) => (nextDue ? dayText(nextDue) : '–') },
  { name: 'Złożone', cell: ({ placedAt }) => <Moment at={placedAt} /> },
]

export default function Orders() {
  const { orders, more, sought, filters, saved } = useLoaderData<typeof loader>()
  return (
    <Page title="Zamówienia">
      <form method="post" action={`${base}/szukaj`} className="filters" aria-label="Filtry">
        <Field label="Szukane" name="words" defaultValue={sought} maxLength={120} autoComplete="off" />
        <Field label="Lot" name="flight" defaultValue={filters.flight} placeholder="WZ4711" maxLength={8} />
        <Field label="Hotel" name="hotel" defaultValue={filters.hotel} maxLength={60} />
        <Field label="Dzień wylotu" name="date" type="date" defaultValue={filters.date} />
        <ChoiceField label={words.state} name="state" choices={states} value={filters.state} />
        <TickField label="po terminie wpłaty" name="due" isTicked={filters.isOverdue} />
        <button type="submit">{words.find}</button>
      </form>
      <SavedQuestions {...saved} />
      <Table
        caption="Zamówienia, od najnowszych"
        columns={columns}
        rows={orders}
        keyOf={({ number }) => number}
      />
      <More href={more} />
    </Page>
  )
}
