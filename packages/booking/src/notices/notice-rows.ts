import { randomUUID } from 'node:crypto'
import type { ClientBase } from 'pg'
import type { Order } from '../order.ts'
import { findOrder, type Sold } from '../orders/order-rows.ts'
import { revivedOrder } from '../orders/revived-order.ts'
import type { NoticeState } from '../states/booking-states.ts'
import { applyChange } from './apply-change.ts'
import type { NoticeDraft } from './draft-notice.ts'
import { moveRooms, namedRooms } from './move-rooms.ts'
import type { Announcement, ChangeKind, NoticeSubstitute, TripChange } from './notice.ts'
import { reminderTimes } from './notice-rules.ts'

export interface AnnouncementRow {
  readonly id: string
  readonly facts: Announcement
}

/** Returns false when an announcement with this id exists. */
export async function insertAnnouncement(
  client: ClientBase,
  { id, facts, by, now }: AnnouncementRow & { by: string; now: Date },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `insert into booking.announcements (id, facts, said_by, made_at) values ($1, $2, $3, $4) on conflict (id) do nothing`,
    [id, facts, by, now],
  )
  return rowCount === 1
}

export async function findAnnouncement(client: ClientBase, id: string): Promise<AnnouncementRow | null> {
  const { rows } = await client.query<AnnouncementRow>(
    'select id, facts from booking.announcements where id = $1',
    [id],
  )
  return rows[0] ?? null
}

/** Returns the announcements of the same kind that were made later. */
export async function newerAnnouncements(
  client: ClientBase,
  { id, facts }: AnnouncementRow,
): Promise<readonly Announcement[]> {
  const { rows } = await client.query<AnnouncementRow>(
    `select id, facts from booking.announcements
     where facts ->> 'kind' = $2 and nth > (select nth from booking.announcements where id = $1)`,
    [id, facts.kind],
  )
  return rows.map((row) => row.facts)
}

/** True when the guest was told of this announcement. */
export async function wasTold(client: ClientBase, announcement: string, number: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'select from booking.notices where announcement_id = $1 and order_number = $2',
    [announcement, number],
  )
  return rowCount === 1
}

export async function announcementsToSpread(client: ClientBase): Promise<readonly AnnouncementRow[]> {
  const { rows } = await client.query<AnnouncementRow>(
    'select id, facts from booking.announcements where done_at is null order by nth limit 20',
  )
  return rows
}

export async function endAnnouncement(client: ClientBase, id: string, now: Date): Promise<void> {
  await client.query('update booking.announcements set done_at = $2 where id = $1 and done_at is null', [
    id,
    now,
  ])
}

/**
 * Continues the announcements made since an order was placed. Called when an expired order becomes a trip again, so that its
 * guest is told too.
 */
export async function spreadAnew(client: ClientBase, since: Date): Promise<void> {
  await client.query('update booking.announcements set done_at = null where made_at >= $1', [since])
}

/** Returns orders with places on these flights or a stay in this hotel that were not told yet, paid or pending. */
export async function ordersConcerned(
  client: ClientBase,
  { id, facts }: AnnouncementRow,
): Promise<readonly { number: string; isPending: boolean }[]> {
  const { flights, hotel } = placesOf(facts)
  const { rows } = await client.query<{ number: string; isPending: boolean }>(
    `select number, state = 'pending' as "isPending" from booking.orders
     where state in ('pending', 'confirmed')
       and number in (
         select order_number from booking.order_stock where flight_id = any($1::int[])
         union select number from booking.orders where state in ('pending', 'confirmed') and sold -> 'offer' ->> 'hotelCode' = $2)
       and not exists (select from booking.notices where announcement_id = $3 and order_number = number)
     order by number`,
    [flights, hotel, id],
  )
  return rows
}

function placesOf(facts: Announcement): { flights: readonly number[]; hotel: string | null } {
  if (facts.kind === 'flight-hours')
    return { flights: facts.flights.map(({ flightId }) => flightId), hotel: null }
  return 'flightId' in facts.trips
    ? { flights: [facts.trips.flightId], hotel: null }
    : { flights: [], hotel: facts.trips.hotelCode }
}

/** Returns the id of the notice. */
export async function insertNotice(
  client: ClientBase,
  {
    announcement,
    number,
    draft,
    substitute,
    now,
  }: {
    announcement: string
    number: string
    draft: NoticeDraft
    substitute: NoticeSubstitute | null
    now: Date
  },
): Promise<string> {
  const { change, isSignificant, answerBy } = draft
  const id = randomUUID()
  await client.query(
    `insert into booking.notices (id, announcement_id, order_number, state, change, is_significant, made_at, answer_by, next_step_at,
       substitute)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [
      ...[id, announcement, number, answerBy ? 'open' : 'told', change, isSignificant],
      ...[now, answerBy, answerBy && (reminderTimes(now, answerBy)[0] ?? answerBy), substitute],
    ],
  )
  return id
}

/** Who or what ended it. */
export type EndedBy = 'guest' | 'deadline' | 'shop'

export async function endNotice(
  client: ClientBase,
  id: string,
  { state, by, now }: { state: NoticeState; by: EndedBy; now: Date },
): Promise<void> {
  await client.query(
    'update booking.notices set state = $2, ended_by = $3, ended_at = $4, next_step_at = null where id = $1',
    [id, state, by, now],
  )
}

/** Ends the open notices of an order: of one kind, or all. */
export async function endOpenNotices(
  client: ClientBase,
  number: string,
  { state, kind = null, now }: { state: 'replaced' | 'closed'; kind?: ChangeKind | null; now: Date },
): Promise<void> {
  await client.query(
    `update booking.notices set state = $2, ended_by = 'shop', ended_at = $3, next_step_at = null
     where order_number = $1 and state = 'open' and ($4::text is null or change ->> 'kind' = $4)`,
    [number, state, now, kind],
  )
}

/** Closes notices about flights and hotels that are no longer part of the trip after a change. */
export async function endForeignNotices(
  client: ClientBase,
  { number, offer, notices }: Pick<Order, 'number' | 'offer' | 'notices'>,
  now: Date,
): Promise<void> {
  const flights = [offer.departureFlight?.flightId, offer.returnFlight?.flightId]
  const isOfTrip = (change: TripChange) =>
    change.kind === 'flight-hours'
      ? change.legs.every(({ flightId }) => flights.includes(flightId))
      : change.kind === 'cancellation' || change.before.hotelCode === offer.hotelCode
  for (const { state, change } of notices)
    if (state === 'open' && !isOfTrip(change))
      await endOpenNotices(client, number, { state: 'closed', kind: change.kind, now })
}

/** Applies the change to the sold trip. The order as it was stays readable. */
export async function writeChange(
  client: ClientBase,
  id: string,
  order: Order,
  change: TripChange,
): Promise<void> {
  await client.query('update booking.notices set replaced = $2 where id = $1', [id, order])
  const offer = applyChange(order.offer, change)
  const isMoved = change.kind === 'hotel'
  await client.query('update booking.orders set sold = sold || $2::jsonb where number = $1', [
    order.number,
    { offer: isMoved && change.room ? await namedRooms(client, offer, order.locale) : offer },
  ])
  if (isMoved) await moveRooms(client, order, { ...order, offer }, change.room !== undefined)
}

export async function noticesToFollow(
  client: ClientBase,
  now: Date,
): Promise<readonly { id: string; number: string }[]> {
  const { rows } = await client.query<{ id: string; number: string }>(
    `select id, order_number as number from booking.notices
     where state = 'open' and next_step_at <= $1 order by next_step_at limit 100`,
    [now],
  )
  return rows
}

/** Returns false when another node has taken this step. */
export async function takeStep(
  client: ClientBase,
  id: string,
  { now, next }: { now: Date; next: Date },
): Promise<boolean> {
  const { rowCount } = await client.query(
    `update booking.notices set reminders = reminders + 1, next_step_at = $3
     where id = $1 and state = 'open' and next_step_at <= $2`,
    [id, now, next],
  )
  return rowCount === 1
}

/** Returns the order before a change took effect, for its documents; null: there is no such change. */
export async function findOrderBefore(
  client: ClientBase,
  number: string,
  noticeId: string,
): Promise<{ order: Order; replacedAt: Date } | null> {
  const { rows } = await client.query<{ replaced: Order | null; sold: Sold; at: Date }>(
    `select replaced, sold_before as sold, coalesce(ended_at, made_at) as at from booking.notices
     where order_number = $1 and id::text = $2 and coalesce(replaced, sold_before) is not null`,
    [number, noticeId],
  )
  const [row] = rows
  if (row?.replaced) return { order: revivedOrder(row.replaced), replacedAt: row.at }
  const order = await findOrder(client, number)
  if (!row || !order) return null
  // Older notices stored only what was sold, not the whole order.
  const { sold, at } = row
  const payments = order.payments.filter(({ completedAt }) => completedAt !== null && completedAt < at)
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0)
  const notices = order.notices.filter(({ madeAt }) => madeAt < at)
  const before = {
    ...order,
    ...sold,
    payments,
    paid,
    notices,
    state: 'confirmed',
    cancellation: null,
  } as const
  return { order: before, replacedAt: at }
}
