import { createHmac } from 'node:crypto'
import { prepared } from '@wojaz/database'
import { mailboxOf } from '@wojaz/post/server'
import type { ClientBase } from 'pg'
import { keyHash } from '../carts/cart-key.ts'
import type { Kept } from './fair-share.ts'

/** Whose browser and which household asks; without them only the mailbox counts. */
export interface Asker {
  /** Of all carts that this browser knows. */
  readonly keys: readonly string[]
  readonly place: string | null
}

export const nobody: Asker = { keys: [], place: null }

/** As it is written beside orders and seats while they are unpaid: keyed fingerprints, nobody's address. */
export interface KeeperKeys {
  readonly place: string | null
  readonly mailbox: string | null
}

export function keeperKeys(secret: string, { place }: Asker, email: string | null): KeeperKeys {
  const keyOf = (scope: keyof Kept, value: string) =>
    createHmac('sha256', secret).update(`kept ${scope}:${value}`).digest('base64url')
  return {
    place: place === null ? null : keyOf('place', place),
    mailbox: email === null ? null : keyOf('mailbox', mailboxOf(email)),
  }
}

/** In one order for everybody, so that nobody waits for each other in a circle. */
const lock = prepared(
  `select pg_advisory_xact_lock(hashtext('fair share'), mark)
   from (select distinct hashtext(key) as mark from unnest($1::text[]) key order by 1) marks`,
)

/** One at a time of a household or a mailbox, until the transaction ends: what is counted next does not grow meanwhile. */
async function alone(client: ClientBase, { place, mailbox }: KeeperKeys): Promise<void> {
  await client.query(lock([[place, mailbox].filter((key) => key !== null)]))
}

/** $1 place, $2 mailbox, $3 keys of carts. */
const isTheirs = `coalesce(place_key = $1, false) as place, coalesce(mailbox_key = $2, false) as mailbox,
  cart_id in (select cart_id from booking.cart_keys where key_hash = any($3::bytea[])) as browser`
const areTheirs = `(place_key = $1 or mailbox_key = $2
  or cart_id in (select cart_id from booking.cart_keys where key_hash = any($3::bytea[])))`

type KeptRow = Record<keyof Kept, boolean>

function keptIn(rows: readonly KeptRow[]): Kept {
  const count = (scope: keyof Kept) => rows.filter((row) => row[scope]).length
  return { browser: count('browser'), mailbox: count('mailbox'), place: count('place') }
}

const unpaid = prepared(
  `select number, ${isTheirs} from booking.orders
   where state = 'pending' and held_until > $4 and ${areTheirs} order by placed_at`,
)

/** Unpaid orders whose places are held, and the numbers of this browser's own. */
export async function keptOrders(
  client: ClientBase,
  { keys }: Asker,
  keeper: KeeperKeys,
  now: Date,
): Promise<{ kept: Kept; own: readonly string[] }> {
  await alone(client, keeper)
  const { rows } = await client.query<KeptRow & { number: string }>(
    unpaid([keeper.place, keeper.mailbox, keys.map(keyHash), now]),
  )
  return { kept: keptIn(rows), own: rows.filter(({ browser }) => browser).map(({ number }) => number) }
}

const held = prepared(
  `select ${isTheirs} from booking.seat_claims
   where order_number is null and held_until > $4 and not (cart_id = $5 and flight_id = any($6::int[])) and ${areTheirs}`,
)

/** Seats held by carts, without those that this cart is about to choose anew. */
export async function keptSeats(
  client: ClientBase,
  { keys }: Asker,
  keeper: KeeperKeys,
  anew: { readonly cartId: string; readonly flights: readonly number[]; readonly now: Date },
): Promise<Kept> {
  await alone(client, keeper)
  const { rows } = await client.query<KeptRow>(
    held([keeper.place, keeper.mailbox, keys.map(keyHash), anew.now, anew.cartId, anew.flights]),
  )
  return keptIn(rows)
}
