import { accepted, type Locale, type Outcome, refused } from '@wojaz/travel'
import type { ClientBase } from 'pg'
import type { LostSeats } from '../cart.ts'
import type { Contact, Participant } from '../participant.ts'
import type { Consents } from '../participants/consents.ts'
import type { CartState } from '../states/booking-states.ts'
import type { ChosenUpsell } from '../upsell.ts'
import { keyHash } from './cart-key.ts'

export interface CartRow {
  readonly id: string
  readonly state: CartState
  readonly locale: Locale
  readonly offerCode: string
  /** What the guest agreed to pay for the offer; extras are agreed to by adding them. */
  readonly agreedOffer: number
  readonly participants: readonly Participant[]
  readonly contact: Contact | null
  readonly upsells: readonly ChosenUpsell[]
  readonly consents: Consents
  readonly laterEmail: string | null
  readonly lostSeats: LostSeats | null
  readonly bidding: string | null
  readonly promotedUpsells: readonly string[]
  readonly changedAt: Date
}

export type ClosedToYou = { readonly code: 'cart-unknown' | 'cart-not-yours' }

const columns = `id, state, locale, offer_code as "offerCode", agreed_offer as "agreedOffer", participants, contact, upsells,
  consents, later_email as "laterEmail", lost_seats as "lostSeats", bidding, promoted_upsells as "promotedUpsells",
  changed_at as "changedAt"`

/** The cart behind an id, for whoever has one of its keys. */
export async function readCart(
  client: ClientBase,
  id: string,
  key: string,
  lock: '' | 'for update' = '',
): Promise<Outcome<CartRow, ClosedToYou>> {
  const { rows } = await client.query<CartRow & { isTheirs: boolean }>(
    `select ${columns},
       exists (select from booking.cart_keys where cart_id = id and key_hash = $2) as "isTheirs"
     from booking.carts where id = $1 ${lock}`,
    [id, keyHash(key)],
  )
  const [row] = rows
  if (!row) return refused({ code: 'cart-unknown' })
  const { isTheirs, ...cart } = row
  return isTheirs ? accepted(cart) : refused({ code: 'cart-not-yours' })
}

export async function findCart(client: ClientBase, id: string): Promise<CartRow | null> {
  const { rows } = await client.query<CartRow>(`select ${columns} from booking.carts where id = $1`, [id])
  return rows[0] ?? null
}

/** The newest open cart for the offer among those these keys open. */
export async function findOpenCart(
  client: ClientBase,
  keys: readonly string[],
  offerCode: string,
): Promise<{ row: CartRow; key: string } | null> {
  const { rows } = await client.query<CartRow & { keyHash: Buffer }>(
    `select ${columns}, key_hash as "keyHash"
     from booking.cart_keys join booking.carts on id = cart_id
     where key_hash = any($1) and state = 'open' and offer_code = $2 order by changed_at desc limit 1`,
    [keys.map(keyHash), offerCode],
  )
  const [row] = rows
  const key = row && keys.find((one) => keyHash(one).equals(row.keyHash))
  if (!row || key === undefined) return null
  const { keyHash: _hash, ...cart } = row
  return { row: cart, key }
}

/** The id of the cart that one key opens, for calls that know nothing else. */
export async function findCartId(client: ClientBase, key: string): Promise<string | null> {
  const { rows } = await client.query<{ id: string }>(
    'select cart_id as id from booking.cart_keys where key_hash = $1',
    [keyHash(key)],
  )
  return rows[0]?.id ?? null
}

/** What the link had brought to the cart of an order. */
export async function arrivalOfOrder(
  client: ClientBase,
  number: string,
): Promise<Pick<CartRow, 'bidding' | 'promotedUpsells'>> {
  const { rows } = await client.query<Pick<CartRow, 'bidding' | 'promotedUpsells'>>(
    `select bidding, promoted_upsells as "promotedUpsells"
     from booking.carts join booking.orders on cart_id = id where number = $1`,
    [number],
  )
  return rows[0] ?? { bidding: null, promotedUpsells: [] }
}

export async function insertCart(client: ClientBase, row: CartRow, key: string): Promise<void> {
  await client.query(
    `insert into booking.carts (id, locale, offer_code, agreed_offer, participants, contact, upsells, consents, lost_seats,
       opened_at, changed_at, bidding, promoted_upsells)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10, $11, $12)`,
    [
      ...[row.id, row.locale, row.offerCode, row.agreedOffer, JSON.stringify(row.participants), row.contact],
      ...[JSON.stringify(row.upsells), row.consents, row.lostSeats, row.changedAt],
      ...[row.bidding, row.promotedUpsells],
    ],
  )
  await addKey(client, row.id, key)
}

/** False when the cart is gone. */
export async function addKey(client: ClientBase, cartId: string, key: string): Promise<boolean> {
  const { rowCount } = await client.query(
    'insert into booking.cart_keys (key_hash, cart_id) select $1, id from booking.carts where id = $2',
    [keyHash(key), cartId],
  )
  return rowCount === 1
}

export async function saveCart(client: ClientBase, row: CartRow): Promise<void> {
  await client.query(
    `update booking.carts set offer_code = $2, agreed_offer = $3, participants = $4, contact = $5, upsells = $6,
       consents = $7, later_email = $8, changed_at = $9, lost_seats = $10, bidding = $11, promoted_upsells = $12
     where id = $1`,
    [
      ...[row.id, row.offerCode, row.agreedOffer, JSON.stringify(row.participants), row.contact],
      ...[JSON.stringify(row.upsells), row.consents, row.laterEmail, row.changedAt, row.lostSeats],
      ...[row.bidding, row.promotedUpsells],
    ],
  )
}
