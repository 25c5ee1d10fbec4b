import { createHmac } from 'node:crypto'
import { prepared } from '@wojaz/database'
import { mailboxOf } from '@wojaz/mail/server'
import type { ClientBase } from 'pg'
import { keyHash } from '../carts/cart-key.ts'
import { firstGone, type SoldOut, wantedOf } from '../stock/claim-stock.ts'
import type { Stock } from '../stock/stock-of-order.ts'
import type { Kept } from './fair-share.ts'

/** The browser and the household of a request. Without them only the email address counts. */
export interface Asker {
  /** Keys of all carts of this browser. */
  readonly keys: readonly string[]
  readonly place: string | null
}

export const nobody: Asker = { keys: [], place: null }

/** Stored with orders and seats while they are unpaid. They are keyed hashes, not addresses. */
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

type KeptRow = Record<keyof Kept, boolean>

function keptIn(rows: readonly KeptRow[]): Kept {
  const count = (scope: keyof Kept) => rows.filter((row) => row[scope]).length
  return { browser: count('browser'), mailbox: count('mailbox'), place: count('place') }
}

const unpaid = prepared(
  `with gone as (${firstGone}),
   kept as (
     select coalesce(jsonb_agg(jsonb_build_object('number', order_number, 'place', place, 'mailbox', mailbox, 'browser', browser)),
       '[]') as orders
     from booking.kept_orders($9, $10, $11, $12)
   )
   select orders, "flightId", "roomCode" from kept left join gone on true`,
)

interface KeptAnswer {
  readonly orders: readonly (KeptRow & { readonly number: string })[]
  readonly flightId: number | null
  readonly roomCode: string | null
}

/**
 * Counts unpaid orders whose places are held, and lists those of this browser. Locks until the end of the transaction, so that
 * nobody can add one meanwhile. `gone` is the first thing of this stock that is already sold out, read without a lock; null:
 * everything may still be available.
 */
export async function keptOrders(
  client: ClientBase,
  { keys }: Asker,
  keeper: KeeperKeys,
  { stock, now }: { readonly stock: Stock; readonly now: Date },
): Promise<{ kept: Kept; own: readonly string[]; gone: SoldOut | null }> {
  const asked = [...wantedOf(stock), keeper.place, keeper.mailbox, keys.map(keyHash), now]
  const { rows } = await client.query<KeptAnswer>(unpaid(asked))
  const { orders, flightId, roomCode } = rows[0] as KeptAnswer
  const own = orders.filter(({ browser }) => browser).map(({ number }) => number)
  return { kept: keptIn(orders), own, gone: goneOf(flightId, roomCode) }
}

function goneOf(flightId: number | null, roomCode: string | null): SoldOut | null {
  if (flightId !== null) return { code: 'flight-sold-out', flightId }
  return roomCode === null ? null : { code: 'room-sold-out', roomCode }
}

const held = prepared('select place, mailbox, browser from booking.kept_seats($1, $2, $3, $4, $5, $6)')

/** Counts seats held by carts, except those that this cart is about to choose again. Locks in the same way. */
export async function keptSeats(
  client: ClientBase,
  { keys }: Asker,
  keeper: KeeperKeys,
  anew: { readonly cartId: string; readonly flights: readonly number[]; readonly now: Date },
): Promise<Kept> {
  const { rows } = await client.query<KeptRow>(
    held([keeper.place, keeper.mailbox, keys.map(keyHash), anew.now, anew.cartId, anew.flights]),
  )
  return keptIn(rows)
}
