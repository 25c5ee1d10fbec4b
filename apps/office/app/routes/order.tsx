import { mostToGive } from '@wojaz/booking'
import { correctionsOf, documentsOf } from '@wojaz/booking/server'
import { hasRight, type Right } from '@wojaz/staff'
import type { LogAct } from '@wojaz/staff/server'
import type { LoaderFunctionArgs } from 'react-router'
import { useActionData, useLoaderData } from 'react-router'
import { atDesk, queryOf } from '../at-desk.ts'
import { doneWords } from '../behalf-words.ts'
import { orderOf } from '../order-of.ts'
import { orderTimeline } from '../order-timeline.ts'
import { OrderActs } from '../parts/order-acts.tsx'
import { OrderBehalf } from '../parts/order-behalf.tsx'
import { OrderNotes } from '../parts/order-notes.tsx'
import { OrderMoney, OrderNotices, OrderPeople, OrderTrip } from '../parts/order-parts.tsx'
import { Page, Said } from '../parts/page.tsx'
import { Timeline } from '../parts/timeline.tsx'
import { orderStateNames } from '../words.ts'
import type { OrderActed } from './order-acts.ts'

/** Log entries that the order's timeline shows already, or that only a manager may read. */
const notToldTwice: readonly LogAct[] = [
  ...(['order-seen', 'orders-listed', 'cancel-quoted', 'change-quoted', 'refund-quoted'] as const),
  ...(['trip-cancelled', 'trip-changed', 'people-changed', 'refund-given', 'proposals-seen'] as const),
  ...(['proposed', 'proposal-confirmed', 'proposal-refused'] as const),
]

export async function loader({ request, params, context }: LoaderFunctionArgs) {
  const at = atDesk(context)
  const { booking, staff, desk, member, emailsAbout, write, clock } = at
  const order = await orderOf(at, params.number)
  const { number } = order
  const seen = await staff.log({ order: number, most: 200 })
  await write({ act: 'order-seen', orders: [number] })
  const [changes, emails, notes, proposals] = await Promise.all([
    desk.changesOf(number),
    emailsAbout(order.contact.email, number),
    staff.notesOf(number),
    booking.proposalsOf(number),
  ])
  const log = seen.filter(({ act }) => !notToldTwice.includes(act))
  const has = (right: Right) => hasRight(member.roles, right)
  return {
    order,
    notes,
    timeline: orderTimeline({ order, changes, emails, log, proposals }),
    documents: documentsOf(order),
    corrections: correctionsOf(order, changes).map(({ id, on }) => ({ id, on })),
    may: { write: has('notes'), send: has('emails') },
    can: {
      change: has('changes') && order.state === 'confirmed',
      refund: has('refunds') && mostToGive(order) > 0,
    },
    waiting: proposals.find(({ state, expiresAt }) => state === 'waiting' && expiresAt > clock()),
    me: member.id,
    done: doneWords[queryOf(request).zrobione ?? ''],
  }
}

export default function OrderPage() {
  const { order, notes, timeline, documents, corrections, may, can, waiting, me, done } =
    useLoaderData<typeof loader>()
  const acted = useActionData<OrderActed>()
  const isFault = acted !== undefined && !acted.isDone
  const { number, state, offer } = order
  return (
    <Page title={`${number}: ${offer.hotelName || 'sam lot'}`}>
      <p>
        <span className={`mark ${state}`}>{orderStateNames[state]}</span>
      </p>
      {acted?.said && <Said isFault={isFault}>{acted.said}</Said>}
      {!acted && done && <Said>{done}</Said>}
      <div className="columns">
        <div>
          <OrderPeople order={order} />
          <OrderTrip order={order} />
          <OrderMoney order={order} />
          <OrderNotices order={order} />
        </div>
        <div>
          <OrderBehalf
            number={number}
            can={can}
            waiting={waiting}
            people={order.participants.length}
            me={me}
          />
          <OrderActs
            number={number}
            documents={documents}
            corrections={corrections}
            email={order.contact.email}
            maySend={may.send}
          />
          <OrderNotes number={number} notes={notes} mayWrite={may.write} fault={acted?.note} />
          <Timeline happened={timeline} />
        </div>
      </div>
    </Page>
  )
}
