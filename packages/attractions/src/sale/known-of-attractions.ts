import { isEmail, type KnownOfPerson, type Person } from '@wojaz/database'
import { addDays, dayOf } from '@wojaz/travel/dates'
import type { ClientBase } from 'pg'
import type { AttractionOrder, ItemData } from '../model/attraction-order.ts'
import { isOver } from './next-step.ts'
import { findOwned, isOwned, showOrders } from './order-rows.ts'
import { forgetBuyer } from './tidy-sale.ts'

/** Claims are answered within a month. */
const claimDays = 30

const theirCarts = `state in ('open', 'abandoned')
  and (customer_id = $1::uuid or customer_id is null and ${isEmail(`(contact ->> 'email')`, '$2')})`

/** What guests bought, and what they typed into carts. */
export const knownOfAttractions: readonly KnownOfPerson[] = [
  {
    name: 'attractionOrders',
    tables: ['attractions.orders', 'attractions.items'],
    async read(client, person) {
      return (await owned(client, person)).map(orderFacts)
    },
    /** Future attractions take place; everything else is anonymised at once. */
    async erase(client, person, now) {
      await client.query(
        `select from attractions.carts where id in (select cart_id from attractions.orders where ${isOwned}) for update`,
        [person.id, person.email],
      )
      for (const order of await owned(client, person)) {
        const ahead = order.items.filter(
          ({ state, policy }) => !isOver(state) && new Date(policy.startsAt) >= now,
        )
        const last = ahead
          .map(({ policy }) => dayOf(new Date(policy.startsAt)))
          .toSorted()
          .at(-1)
        const isNeeded = order.state === 'paid' && last !== undefined
        const { rows } = await client.query<{ cartId: string }>(
          `update attractions.orders set customer_id = null, whole_until = $2 where transaction_id = $1
           returning cart_id as "cartId"`,
          [order.transactionId, isNeeded ? addDays(last, claimDays) : dayOf(now)],
        )
        const cartId = rows[0]?.cartId ?? ''
        if (isNeeded)
          await client.query('update attractions.carts set customer_id = null where id = $1', [cartId])
        else await forgetBuyer(client, cartId)
      }
    },
    async isUnderWay(client, { id, email }) {
      const { rows } = await client.query<{ open: boolean }>(
        `select exists (select from attractions.orders where ${isOwned} and (state = 'ordered' or state = 'paid' and exists (
           select from attractions.items where items.cart_id = orders.cart_id and left_at is null
             and (items.state in ('asked', 'on-hold', 'waiting') or is_cancel_due or refund_state in ('due', 'started'))))) as open`,
        [id, email],
      )
      return rows[0]?.open ?? false
    },
  },
  {
    name: 'attractionCarts',
    tables: ['attractions.carts'],
    async read(client, { id, email }) {
      const { rows } = await client.query(
        `select opened_at as "openedAt", changed_at as "changedAt", contact from attractions.carts
         where ${theirCarts} order by opened_at`,
        [id, email],
      )
      return rows
    },
    async erase(client, { id, email }) {
      const { rows } = await client.query<{ id: string }>(
        `update attractions.carts set state = 'abandoned' where ${theirCarts} returning id`,
        [id, email],
      )
      for (const cart of rows) await forgetBuyer(client, cart.id)
    },
  },
]

async function owned(client: ClientBase, person: Person): Promise<AttractionOrder[]> {
  return showOrders(client, await findOwned(client, person))
}

function orderFacts({ number, state, placedAt, contact, total, paid, items, locale }: AttractionOrder) {
  return {
    number,
    state,
    placedAt,
    contact,
    total,
    paid,
    attractions: items.map(({ titles, localStart, state: itemState, price, told }) => ({
      title: titles[locale],
      day: localStart.slice(0, 10),
      state: itemState,
      price: price.total,
      answers: answersOf(told),
    })),
  }
}

function answersOf({ contact = {}, answers, holders }: ItemData): string[] {
  const said = [contact, answers, ...holders.flatMap((holder) => [holder.contact, holder.answers])]
  return said.flatMap((values) => Object.values(values)).filter((value) => value !== '')
}
