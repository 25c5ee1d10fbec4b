import { keyHash, newCartId, newCartKey } from '@wojaz/booking/server'
import { prepared } from '@wojaz/database'
import type { Locale } from '@wojaz/travel/locale'
import type { ClientBase } from 'pg'
import type { AttractionCart, AttractionContact } from '../model/attraction-order.ts'
import type { AttractionCartState } from '../states/attraction-states.ts'
import { itemOf, itemsOf } from './item-rows.ts'

export interface CartRow {
  readonly id: string
  readonly state: AttractionCartState
  readonly locale: Locale
  readonly contact: AttractionContact | null
  readonly customerId: string | null
  readonly tripNumber: string | null
  /** Hash of the household that fills the cart; null if it is not counted. */
  readonly placeKey: string | null
}

/** What is known of the guest who fills a cart. */
type CartAbout = Pick<CartRow, 'locale' | 'customerId' | 'tripNumber' | 'placeKey'>

const select = `select id, state, locale, contact, customer_id as "customerId", trip_number as "tripNumber", place_key as "placeKey"
  from attractions.carts`
const ofKey = '(select cart_id from attractions.cart_keys where key_hash = $1)'
const byKey = prepared(`${select} where id = ${ofKey}`)
const lockedByKey = prepared(`${select} where id = ${ofKey} for update`)
const lockedById = prepared(`${select} where id = $1 for update`)

export async function findCart(client: ClientBase, key: string): Promise<CartRow | null> {
  return (await client.query<CartRow>(byKey([keyHash(key)]))).rows[0] ?? null
}

/** Every change of a cart, its items or its order begins with this lock. */
export async function lockCartOfKey(client: ClientBase, key: string): Promise<CartRow | null> {
  return (await client.query<CartRow>(lockedByKey([keyHash(key)]))).rows[0] ?? null
}

export async function lockCart(client: ClientBase, id: string): Promise<CartRow | null> {
  return (await client.query<CartRow>(lockedById([id]))).rows[0] ?? null
}

/** Opens a new cart; its key is returned once. */
export async function openCartRow(
  client: ClientBase,
  cart: CartAbout,
  now: Date,
  key: string = newCartKey(),
): Promise<{ readonly cart: CartRow; readonly key: string }> {
  const { locale, customerId, tripNumber, placeKey } = cart
  const id = newCartId()
  await client.query(
    `insert into attractions.carts (id, locale, customer_id, trip_number, place_key, opened_at, changed_at)
     values ($1, $2, $3, $4, $5, $6, $6)`,
    [id, locale, customerId, tripNumber, placeKey, now],
  )
  await client.query('insert into attractions.cart_keys (key_hash, cart_id) values ($1, $2)', [
    keyHash(key),
    id,
  ])
  return { cart: { id, state: 'open', locale, contact: null, customerId, tripNumber, placeKey }, key }
}

export async function touchCart(client: ClientBase, id: string, now: Date): Promise<void> {
  await client.query('update attractions.carts set changed_at = $2 where id = $1', [id, now])
}

/** Updates language, customer and trip with the newest values; missing values stay. */
export async function knowMore(
  client: ClientBase,
  id: string,
  { locale, customerId, tripNumber, placeKey }: CartAbout,
): Promise<void> {
  await client.query(
    `update attractions.carts set locale = $2, customer_id = coalesce($3, customer_id), trip_number = coalesce($4, trip_number),
       place_key = coalesce($5, place_key)
     where id = $1`,
    [id, locale, customerId, tripNumber, placeKey],
  )
}

export async function moveCart(client: ClientBase, id: string, state: AttractionCartState): Promise<void> {
  await client.query('update attractions.carts set state = $2 where id = $1', [id, state])
}

export async function saveContact(client: ClientBase, id: string, contact: AttractionContact): Promise<void> {
  await client.query('update attractions.carts set contact = $2 where id = $1', [id, contact])
}

/** With everything in it. */
export async function showCart(client: ClientBase, row: CartRow): Promise<AttractionCart> {
  const items = (await itemsOf(client, row.id)).map(itemOf)
  const held = items.filter(({ state }) => state === 'on-hold')
  const ends = held.flatMap(({ heldUntil }) => heldUntil?.getTime() ?? [])
  const { id, state, locale, contact, tripNumber } = row
  return {
    id,
    state,
    locale,
    items,
    contact,
    total: held.reduce((sum, { price }) => sum + price.total, 0),
    heldUntil: ends.length > 0 ? new Date(Math.min(...ends)) : null,
    tripNumber,
  }
}
