import { randomInt, randomUUID } from 'node:crypto'
import { keyHash, orderNumberOf } from '@wojaz/booking/server'
import { isEmail, prepared } from '@wojaz/database'
import type { Locale } from '@wojaz/travel/locale'
import type { ClientBase } from 'pg'
import type { AttractionContact, AttractionOrder } from '../model/attraction-order.ts'
import type { AttractionHolder } from './attraction-sale.ts'
import type { CartRow } from './cart-rows.ts'
import { type ItemRow, itemOf, itemsOfCarts } from './item-rows.ts'

export interface OrderRow {
  readonly transactionId: string
  readonly number: string
  readonly cartId: string
  readonly state: AttractionOrder['state']
  readonly locale: Locale
  /** Null if the buyer has been erased. */
  readonly contact: AttractionContact | null
  readonly itemIds: readonly string[]
  readonly total: number
  readonly paid: number
  readonly paymentId: string | null
  readonly placedAt: Date
  readonly paidAt: Date | null
  readonly tripNumber: string | null
}

const select = `select transaction_id as "transactionId", number, cart_id as "cartId", state, locale, contact,
  item_ids as "itemIds", total, paid, payment_id as "paymentId", placed_at as "placedAt", paid_at as "paidAt",
  trip_number as "tripNumber" from attractions.orders`

const contactEmail = `(contact ->> 'email')`
const isGuestOrderOf = `customer_id is null and ${isEmail(contactEmail, '$2')}`
/** Bought while logged in, or as a guest with the customer's own address. What has a customer is nobody else's. */
export const isOwned = `(whole_until is null and (customer_id = $1::uuid or ${isGuestOrderOf}))`

const byTransaction = prepared(`${select} where transaction_id = $1`)
const byNumber = prepared(`${select} where number = $1`)
const byCart = prepared(`${select} where cart_id = $1`)
const byHolder = prepared(
  `${select} where transaction_id = $3 and (${isOwned}
     or cart_id in (select cart_id from attractions.cart_keys where key_hash = any($4::bytea[])))`,
)
const byOwner = prepared(`${select} where ${isOwned} and state = 'paid' order by placed_at desc limit 200`)
const byTrip = prepared(
  `${select} where trip_number = $1 and state = 'paid' and contact is not null order by placed_at desc`,
)

const isTransactionId = (text: string): boolean => /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i.test(text)

const one = async (client: ClientBase, query: ReturnType<typeof byCart>) =>
  (await client.query<OrderRow>(query)).rows[0] ?? null

export const findOrderRow = (client: ClientBase, transactionId: string) =>
  isTransactionId(transactionId) ? one(client, byTransaction([transactionId])) : null

export const findOrderOfNumber = (client: ClientBase, number: string) => one(client, byNumber([number]))

export const findOrderOfCart = (client: ClientBase, cartId: string) => one(client, byCart([cartId]))

/** The order, if it belongs to this holder. */
export const findOwnOrder = (client: ClientBase, transactionId: string, holder: AttractionHolder) => {
  if (holder.emailOf === transactionId) return findOrderRow(client, transactionId)
  return isTransactionId(transactionId)
    ? one(
        client,
        byHolder([
          holder.customer?.id ?? null,
          holder.customer?.email ?? null,
          transactionId,
          holder.cartKeys.map(keyHash),
        ]),
      )
    : null
}

/** Paid orders, the newest first; orders that were never paid are left out. */
export async function findOrdersOf(
  client: ClientBase,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<OrderRow[]> {
  return (await client.query<OrderRow>(byOwner([id, email]))).rows
}

/** All orders of a customer, unpaid ones included. */
export async function findOwned(
  client: ClientBase,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<OrderRow[]> {
  return (await client.query<OrderRow>(`${select} where ${isOwned} order by placed_at desc`, [id, email]))
    .rows
}

/**
 * Assigns guests' orders of a proven address to its customer, so that they stay theirs when the address changes. Orders of
 * other customers are not touched.
 */
export async function joinGuestOrders(
  client: ClientBase,
  { id, email }: { readonly id: string; readonly email: string },
): Promise<void> {
  await client.query(
    `update attractions.orders set customer_id = $1 where whole_until is null and ${isGuestOrderOf}`,
    [id, email],
  )
}

/** The customer's account has another address now: emails about what they bought must not go to the old one. */
export async function moveContacts(
  client: ClientBase,
  { customerId, from, to }: { readonly customerId: string; readonly from: string; readonly to: string },
): Promise<void> {
  await client.query(
    `update attractions.orders set contact = jsonb_set(contact, '{email}', to_jsonb($3::text))
     where customer_id = $1 and whole_until is null and ${isEmail(contactEmail, '$2')}`,
    [customerId, from, to],
  )
}

export async function findOrdersOfTrip(client: ClientBase, tripNumber: string): Promise<OrderRow[]> {
  return (await client.query<OrderRow>(byTrip([tripNumber]))).rows
}

/** Locks its cart, then reads the order. */
export async function lockOrder(client: ClientBase, transactionId: string): Promise<OrderRow | null> {
  if (!isTransactionId(transactionId)) return null
  const { rowCount } = await client.query(
    'select from attractions.carts where id = (select cart_id from attractions.orders where transaction_id = $1) for update',
    [transactionId],
  )
  return rowCount === 1 ? findOrderRow(client, transactionId) : null
}

/** A, and eight digits with their check digit. */
const newNumber = () => `A${orderNumberOf(String(randomInt(100_000_000)).padStart(8, '0')).slice(1)}`

/** Places an order for the first time, or again after a failed payment: then its ids stay. */
export async function placeOrderRow(
  client: ClientBase,
  cart: CartRow,
  { contact, items, now }: { contact: AttractionContact; items: readonly ItemRow[]; now: Date },
): Promise<OrderRow> {
  const total = items.reduce((sum, item) => sum + item.total, 0)
  await client.query(
    `insert into attractions.orders (transaction_id, number, cart_id, locale, contact, customer_id, trip_number, item_ids, total, placed_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
     on conflict (cart_id) do update set state = 'ordered', locale = $4, contact = $5, customer_id = coalesce($6, orders.customer_id),
       trip_number = $7, item_ids = $8, total = $9, placed_at = $10`,
    [
      randomUUID(),
      newNumber(),
      cart.id,
      cart.locale,
      contact,
      cart.customerId,
      cart.tripNumber,
      items.map(({ id }) => id),
      total,
      now,
    ],
  )
  return (await findOrderOfCart(client, cart.id)) as OrderRow
}

/** Another order has this number: roll back and try another number. */
export function isNumberTaken(fault: unknown): boolean {
  const { code, constraint } = fault as { code?: string; constraint?: string }
  return code === '23505' && constraint === 'orders_number_key'
}

export async function moveOrder(
  client: ClientBase,
  transactionId: string,
  state: 'ordered' | 'unpaid',
): Promise<void> {
  await client.query('update attractions.orders set state = $2 where transaction_id = $1', [
    transactionId,
    state,
  ])
}

export async function markPaid(
  client: ClientBase,
  transactionId: string,
  { paymentId, amount, now }: { paymentId: string | null; amount: number; now: Date },
): Promise<void> {
  await client.query(
    `update attractions.orders set state = 'paid', paid = $2, payment_id = $3, paid_at = $4 where transaction_id = $1`,
    [transactionId, amount, paymentId, now],
  )
}

/** Orders as guests see them; those of an erased buyer are left out. */
export async function showOrders(client: ClientBase, rows: readonly OrderRow[]): Promise<AttractionOrder[]> {
  const items = await itemsOfCarts(
    client,
    rows.map(({ cartId }) => cartId),
  )
  return rows.flatMap(({ cartId, contact, itemIds: _, paymentId: __, ...row }) =>
    contact ? [{ ...row, contact, items: items.filter((item) => item.cartId === cartId).map(itemOf) }] : [],
  )
}

export async function showOrder(client: ClientBase, row: OrderRow): Promise<AttractionOrder | null> {
  return (await showOrders(client, [row]))[0] ?? null
}
