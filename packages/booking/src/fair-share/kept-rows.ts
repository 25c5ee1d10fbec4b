import { createHmac } from 'node:crypto'
import { prepared } from '@wojaz/database'
import { mailboxOf } from '@wojaz/mail/server'
import type { ClientBase } from 'pg'
import { keyHash } from '../carts/cart-key.ts'
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
  'select order_number as number, place, mailbox, browser from booking.kept_orders($1, $2, $3, $4)',
)

/**
 * Counts unpaid orders whose places are held, and lists those of this browser. Locks until the end of the transaction, so that
 * nobody can add one meanwhile.
 */
export async function keptOrders(
  client: ClientBase,
  { keys }: Asker,
  keeper: KeeperKeys,
  now: Date,
): Promise<{ kept: Kept; own: readonly string[] }> {
  const { rows } = await client.query<KeptRow & { number: string }>(
    unpaid([keeper.place, keeper.mailbox, keys.map(keyHash), now]),
  )
  return { kept: keptIn(rows), own: rows.filter(({ browser }) => browser).map(({ number }) => number) }
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
