import { isEmail, type KnownOfPerson } from '@wojaz/database'
import { dayOf } from '@wojaz/travel/dates'
import type { Order } from '../order.ts'
import { withoutDocument } from '../traveller-data/document-ids.ts'
import type { Wishes } from '../traveller-data/wishes.ts'
import { wholeUntil } from './how-long-kept.ts'
import { isSettled, keepApart } from './keep-apart.ts'
import { findOwnedOrders, isOwned } from './order-rows.ts'

interface TypedCart extends Pick<Order, 'contact'> {
  readonly openedAt: Date
  readonly changedAt: Date
  readonly travellers: Order['participants']
  readonly wishes: Wishes | null
}

/** SQL condition: carts with their email address, except those that became an order of another customer. */
const theirCarts = `(${isEmail(`(contact ->> 'email')`, '$1')} or ${isEmail('later_email', '$1')})
  and not exists (select from booking.orders where cart_id = carts.id and whole_until is null)`

export const knownOfOrders: readonly KnownOfPerson[] = [
  {
    name: 'orders',
    tables: ['booking.orders', 'booking.payments'],
    async read(client, person) {
      return (await findOwnedOrders(client, person)).map(orderFacts)
    },
    /** An order for a future trip stays until it is over. The others are deleted at once, except what the law requires. */
    async erase(client, { id, email }, now) {
      await client.query(`select from booking.orders where ${isOwned} for update`, [id, email])
      for (const order of await findOwnedOrders(client, { id, email })) {
        await client.query(
          'update booking.orders set customer_id = null, whole_until = $2 where number = $1',
          [order.number, wholeUntil(order)],
        )
        const isNeeded = order.state === 'confirmed' && wholeUntil(order) >= dayOf(now)
        if (!isNeeded) await keepApart(client, order.number)
      }
    },
    async isUnderWay(client, { id, email }) {
      const { rows } = await client.query<{ open: boolean }>(
        `select exists (select from booking.orders where ${isOwned} and not (${isSettled})) as open`,
        [id, email],
      )
      return rows[0]?.open ?? false
    },
  },
  {
    // Deleted with the order.
    name: 'orderChanges',
    tables: ['booking.order_changes'],
    async read(client, { id, email }) {
      const { rows } = await client.query(
        `select number, kind, at as "changedAt" from booking.order_changes join booking.orders on number = order_number
         where ${isOwned} order by order_changes.id`,
        [id, email],
      )
      return rows
    },
  },
  {
    // Deleted with the order.
    name: 'orderProposals',
    tables: ['booking.proposals'],
    async read(client, { id, email }) {
      const { rows } = await client.query(
        `select number, proposals.state, act #>> '{goodwill,text}' as message, made_at as "writtenAt"
         from booking.proposals join booking.orders on number = order_number where ${isOwned} order by made_at`,
        [id, email],
      )
      return rows
    },
  },
  {
    // Deleted with the order, at the latest a week after the return. They are encrypted; only the shop can decrypt them
    // (`documentsOf`).
    name: 'travelDocuments',
    tables: ['booking.travel_documents'],
    async read(client, { id, email }) {
      const { rows } = await client.query(
        `select number, saved_at as "savedAt" from booking.travel_documents join booking.orders using (cart_id)
         where ${isOwned} order by number, saved_at`,
        [id, email],
      )
      return rows
    },
  },
  {
    name: 'orderAccounts',
    tables: ['booking.order_accounts'],
    async read(client, { id }) {
      const { rows } = await client.query(
        `select order_number as number, is_theirs as "isInList", at as "changedAt" from booking.order_accounts
         where customer_id = $1 order by at`,
        [id],
      )
      return rows
    },
    async erase(client, { id }) {
      await client.query('delete from booking.order_accounts where customer_id = $1', [id])
    },
  },
  {
    // Deleted with the order.
    name: 'transfers',
    tables: ['booking.transfers'],
    async read(client, { id, email }) {
      const { rows } = await client.query(
        `select number, received_on::text as "receivedOn", amount, sender, title as message
         from booking.transfers join booking.orders on number = order_number where ${isOwned} order by received_on, transfers.id`,
        [id, email],
      )
      return rows
    },
  },
  {
    // Deleted with the order.
    name: 'orderNotices',
    tables: ['booking.notices', 'booking.circumstances_told'],
    async read(client, { id, email }) {
      const { rows } = await client.query(
        `select number, change ->> 'kind' as kind, notices.state, made_at as "toldAt", ended_at as "changedAt"
         from booking.notices join booking.orders on number = order_number where ${isOwned}
         union all select number, 'leaving-free', 'told', told_at, null
         from booking.circumstances_told join booking.orders on number = order_number where ${isOwned}
         order by "toldAt", number`,
        [id, email],
      )
      return rows
    },
  },
  {
    // Deleted with the order, published or not.
    name: 'tripReviews',
    tables: ['booking.trip_reviews', 'uploads.upload'],
    async read(client, { id, email }) {
      const { rows } = await client.query(
        `select number, trip_reviews.state, review ->> 'title' as title, review ->> 'text' as message, written_at as "writtenAt",
           array(select name from uploads.upload where owner_kind = 'review' and owner_id = number order by nth) as photos
         from booking.trip_reviews join booking.orders on number = order_number where ${isOwned} order by written_at`,
        [id, email],
      )
      return rows
    },
  },
  {
    name: 'carts',
    tables: ['booking.carts'],
    async read(client, { email }) {
      const { rows } = await client.query<TypedCart>(
        `select opened_at as "openedAt", changed_at as "changedAt", participants as travellers, contact, wishes
         from booking.carts where state = 'open' and ${theirCarts} order by opened_at`,
        [email],
      )
      return rows.map(({ travellers, wishes, ...cart }) => ({
        ...cart,
        travellers: travellers.map(withoutDocument),
        ...wished(wishes),
      }))
    },
    async erase(client, { email }) {
      await client.query(
        `delete from booking.travel_documents where cart_id in (
           select id from booking.carts where state <> 'ordered' and ${theirCarts})`,
        [email],
      )
      await client.query(
        `update booking.carts set participants = '[]', contact = null, later_email = null, wishes = null,
           state = case when state = 'open' then 'abandoned' else state end
         where ${theirCarts}`,
        [email],
      )
    },
  },
]

function wished(wishes: Wishes | null | undefined): { wishes?: readonly string[] } {
  return wishes ? { wishes: [...wishes.kinds, wishes.text].filter((text) => text !== '') } : {}
}

function orderFacts(order: Order) {
  const { number, state, offer, participants, contact, wishes, upsells, seats, price, paid, payments } = order
  const { hotelName, departureDate, returnDate } = offer
  return {
    number,
    state,
    placedAt: order.placedAt,
    hotelName,
    departureDate,
    returnDate,
    contact,
    travellers: participants.map(({ entered: _, documentId: __, ...person }) => person),
    ...wished(wishes),
    upsells: upsells.map(({ code, person }) => ({ code, person })),
    seats: seats.map(({ seat, person, price: cost }) => ({ seat, person, price: cost })),
    total: price.total,
    paid,
    payments,
  }
}
