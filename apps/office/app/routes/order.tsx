import { isOrderNumber } from '@wojaz/booking'
import { documentsOf } from '@wojaz/booking/server'
import { hasRight } from '@wojaz/staff'
import type { LoaderFunctionArgs } from 'react-router'
import { useActionData, useLoaderData } from 'react-router'
import { atDesk, notThere } from '../at-desk.ts'
import { orderTimeline } from '../order-timeline.ts'
import { OrderActs } from '../parts/order-acts.tsx'
import { OrderNotes } from '../parts/order-notes.tsx'
import { OrderMoney, OrderNotices, OrderPeople, OrderTrip } from '../parts/order-parts.tsx'
import { Page, Said } from '../parts/page.tsx'
import { Timeline } from '../parts/timeline.tsx'
import { orderStateNames } from '../words.ts'
import type { OrderActed } from './order-acts.ts'

export async function loader({ params, context }: LoaderFunctionArgs) {
  const { booking, staff, desk, member, lettersAbout, write } = atDesk(context)
  const number = params.number ?? ''
  const order = isOrderNumber(number) ? await booking.order(number) : null
  if (!order) throw notThere()
  const seen = await staff.log({ order: number, most: 200 })
  await write({ act: 'order-seen', orders: [number] })
  const [changes, letters, notes] = await Promise.all([
    desk.changesOf(number),
    lettersAbout(order.contact.email, number),
    staff.notesOf(number),
  ])
  // What somebody looked at is the manager's to read, in the log.
  const log = seen.filter(({ act }) => act !== 'order-seen' && act !== 'orders-listed')
  return {
    ...{ order, notes, timeline: orderTimeline({ order, changes, letters, log }) },
    documents: documentsOf(order),
    may: { write: hasRight(member.roles, 'notes'), send: hasRight(member.roles, 'letters') },
  }
}

export default function OrderPage() {
  const { order, notes, timeline, documents, may } = useLoaderData<typeof loader>()
  const acted = useActionData<OrderActed>()
  const { number, state, offer } = order
  return (
    <Page title={`${number}: ${offer.hotelName || 'sam lot'}`}>
      <p>
        <span className={`mark ${state}`}>{orderStateNames[state]}</span>
      </p>
      {acted?.said && <Said isFault={!acted.isDone}>{acted.said}</Said>}
      <div className="columns">
        <div>
          <OrderPeople order={order} />
          <OrderTrip order={order} />
          <OrderMoney order={order} />
          <OrderNotices order={order} />
        </div>
        <div>
          <OrderActs number={number} documents={documents} email={order.contact.email} maySend={may.send} />
          <OrderNotes number={number} notes={notes} mayWrite={may.write} fault={acted?.note} />
          <Timeline happened={timeline} />
        </div>
      </div>
    </Page>
  )
}
