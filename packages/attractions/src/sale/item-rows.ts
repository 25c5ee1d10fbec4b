import { prepared } from '@wojaz/database'
import type { ClientBase } from 'pg'
import type { AttractionItem, ItemData } from '../model/attraction-order.ts'
import type { AttractionBookingState, AttractionRefundState } from '../states/attraction-states.ts'
import type { TicketCode } from '../suppliers/supplier.ts'

/** What is copied into an item when it is chosen. */
export type FrozenItem = Pick<
  AttractionItem,
  | 'choice'
  | 'productId'
  | 'titles'
  | 'optionTitles'
  | 'picture'
  | 'placeCode'
  | 'timeZone'
  | 'localStart'
  | 'localEnd'
  | 'isAllDay'
  | 'meetingPoint'
  | 'pickup'
  | 'isConfirmedAtOnce'
  | 'kinds'
  | 'required'
  | 'price'
  | 'policy'
  | 'supplierContact'
>

export interface ItemRow {
  readonly id: string
  readonly cartId: string
  readonly state: AttractionBookingState
  readonly bookingId: string
  readonly supplier: string
  readonly frozen: FrozenItem
  readonly total: number
  readonly startsAt: Date
  readonly endsAt: Date
  readonly told: ItemData
  readonly heldUntil: Date | null
  readonly askedAt: Date
  readonly leftAt: Date | null
  readonly supplierReference: string | null
  readonly codes: readonly TicketCode[]
  readonly cancelledAt: Date | null
  readonly isCancelDue: boolean
  readonly refundAmount: number | null
  readonly refundState: AttractionRefundState | null
  readonly refundId: string | null
}

const names = {
  id: 'id',
  cartId: 'cart_id',
  state: 'state',
  bookingId: 'booking_id',
  supplier: 'supplier',
  frozen: 'frozen',
  total: 'total',
  startsAt: 'starts_at',
  endsAt: 'ends_at',
  told: 'told',
  heldUntil: 'held_until',
  askedAt: 'asked_at',
  leftAt: 'left_at',
  supplierReference: 'supplier_reference',
  codes: 'codes',
  cancelledAt: 'cancelled_at',
  isCancelDue: 'is_cancel_due',
  refundAmount: 'refund_amount',
  refundState: 'refund_state',
  refundId: 'refund_id',
  nextLookAt: 'next_look_at',
} as const satisfies Record<keyof ItemRow | 'nextLookAt', string>

const itemColumns = Object.entries(names)
  .filter(([name]) => name !== 'nextLookAt')
  .map(([name, column]) => `items.${column} as "${name}"`)
  .join(', ')

const ofCart = prepared(
  `select ${itemColumns} from attractions.items where cart_id = $1 and left_at is null order by nth`,
)
const ofCarts = prepared(
  `select ${itemColumns} from attractions.items where cart_id = any($1) and left_at is null order by nth`,
)
const byId = prepared(`select ${itemColumns} from attractions.items where id = $1`)

/** The items of a cart, in the order in which they were chosen. */
export async function itemsOf(client: ClientBase, cartId: string): Promise<ItemRow[]> {
  return (await client.query<ItemRow>(ofCart([cartId]))).rows
}

export async function itemsOfCarts(client: ClientBase, cartIds: readonly string[]): Promise<ItemRow[]> {
  return (await client.query<ItemRow>(ofCarts([cartIds]))).rows
}

export async function findItem(client: ClientBase, id: string): Promise<ItemRow | null> {
  return (await client.query<ItemRow>(byId([id]))).rows[0] ?? null
}

export async function insertItem(
  client: ClientBase,
  item: Pick<
    ItemRow,
    'id' | 'cartId' | 'bookingId' | 'supplier' | 'frozen' | 'total' | 'startsAt' | 'endsAt' | 'askedAt'
  > & { readonly nextLookAt: Date },
): Promise<void> {
  const { id, cartId, bookingId, supplier, frozen, total, startsAt, endsAt, askedAt, nextLookAt } = item
  await client.query(
    `insert into attractions.items (id, cart_id, booking_id, supplier, frozen, total, starts_at, ends_at, asked_at, next_look_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
    [id, cartId, bookingId, supplier, JSON.stringify(frozen), total, startsAt, endsAt, askedAt, nextLookAt],
  )
}

export type ItemChanges = Partial<Omit<ItemRow, 'id' | 'cartId'>> & {
  /** Null if it needs no further check. */
  readonly nextLookAt?: Date | null
}

const jsonColumns: readonly string[] = ['frozen', 'told', 'codes']

/** The caller has locked the cart. Setting a new check resets the number of tries. */
export async function changeItem(client: ClientBase, id: string, changes: ItemChanges): Promise<void> {
  const entries = Object.entries(changes).filter(([, value]) => value !== undefined)
  if (entries.length === 0) return
  const sets = entries.map(([name], at) => `${names[name as keyof typeof names]} = $${at + 2}`)
  if ('nextLookAt' in changes) sets.push('tries = 0')
  const values = entries.map(([name, value]) => {
    if (name === 'nextLookAt') return value ?? 'infinity'
    return jsonColumns.includes(name) ? JSON.stringify(value) : value
  })
  await client.query(`update attractions.items set ${sets.join(', ')} where id = $1`, [id, ...values])
}

/** Items of one supplier, or of all suppliers that are not in this list. */
export type ItemsOf = { readonly supplier: string } | { readonly otherThan: readonly string[] }

/**
 * Claims the items that need a check now, each for one node at a time. The next tries follow after 5, 10, 20, 30 seconds, unless
 * the state changes.
 */
export async function takeItemsToLookAt(
  client: ClientBase,
  whose: ItemsOf,
  now: Date,
  most: number,
): Promise<ItemRow[]> {
  const [fits, names] =
    'supplier' in whose ? ['supplier = $3', whose.supplier] : ['supplier <> all($3)', whose.otherThan]
  const { rows } = await client.query<ItemRow>(
    `update attractions.items set tries = least(tries + 1, 100),
       next_look_at = $1::timestamptz + least(30, 5 * 2 ^ least(tries, 3)) * interval '1 second'
     where id in (
       select id from attractions.items where next_look_at <= $1 and ${fits} order by next_look_at limit $2
       for update skip locked
     ) returning ${itemColumns}`,
    [now, most, names],
  )
  return rows
}

/** As guests and pages see it. */
export function itemOf(row: ItemRow): AttractionItem {
  const { id, bookingId, state, supplier, frozen, heldUntil, told, refundAmount, refundState } = row
  return {
    ...frozen,
    id,
    bookingId,
    state,
    supplier,
    heldUntil: state === 'on-hold' ? heldUntil : null,
    told,
    supplierReference: row.supplierReference,
    codes: row.codes,
    refund:
      refundAmount !== null && refundState !== null ? { amount: refundAmount, state: refundState } : null,
    cancelledAt: row.cancelledAt,
  }
}
