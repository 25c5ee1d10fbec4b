import { isEmail, prepared } from '@wojaz/database'
import type { Locale } from '@wojaz/travel/locale'
import type { ClientBase, QueryConfig } from 'pg'
import { circumstanceOfOrder } from '../after-sale/circumstances.ts'
import { keyHash } from '../carts/cart-key.ts'
import type { KeeperKeys } from '../fair-share/kept-rows.ts'
import type { DueAmount, Order, OrderCustomer, OrderHolder, PaymentVariant } from '../order.ts'
import type { PaymentRow, ToldPayment } from '../payments/payment-rows.ts'
import type { OrderState } from '../states/booking-states.ts'
import { revivedOrder } from './revived-order.ts'

/** What was sold, as stored. */
export type Sold = Pick<
  Order,
  'offer' | 'participants' | 'contact' | 'wishes' | 'upsells' | 'seats' | 'price'
>

interface OrderRow {
  number: string
  cartId: string
  state: OrderState
  locale: Locale
  sold: Sold
  paid: number
  variant: PaymentVariant | null
  schedule: readonly DueAmount[]
  placedAt: Date
  confirmedAt: Date | null
  heldUntil: Date
  payments: Order['payments']
  refunds: Order['refunds']
  notices: Order['notices']
  cancellation: Order['cancellation']
  circumstance: Order['circumstance'] | null
}

const selectOrder = `select number, cart_id as "cartId", state, locale, sold, paid, variant, schedule, placed_at as "placedAt",
    confirmed_at as "confirmedAt", held_until as "heldUntil",
    coalesce((select jsonb_agg(jsonb_build_object('id', id, 'state', payments.state, 'method', method, 'amount', amount,
        'startedAt', started_at, 'completedAt', completed_at) order by started_at, id)
      from booking.payments where order_number = number), '[]') as payments,
    coalesce((select jsonb_agg(jsonb_build_object('id', refunds.id, 'paymentId', payment_id, 'amount', refunds.amount,
        'reason', reason, 'askedAt', asked_at, 'finishedAt', finished_at) order by asked_at, refunds.id)
      from booking.refunds join booking.payments on payments.id = payment_id where order_number = number), '[]') as refunds,
    coalesce((select jsonb_agg(jsonb_build_object('id', id, 'state', notices.state, 'change', change,
        'isSignificant', is_significant, 'madeAt', made_at, 'answerBy', answer_by, 'endedAt', ended_at,
        'substitute', substitute) order by nth)
      from booking.notices where order_number = number), '[]') as notices,
    cancellation, ${circumstanceOfOrder} as circumstance
  from booking.orders`

function orderOf({ cartId: _cart, sold, circumstance, ...row }: OrderRow): Order {
  return revivedOrder({ ...row, ...sold, ...(circumstance && { circumstance }) })
}

async function one(client: ClientBase, question: QueryConfig): Promise<Order | null> {
  const { rows } = await client.query<OrderRow>(question)
  return rows[0] ? orderOf(rows[0]) : null
}

const byNumber = prepared(`${selectOrder} where number = $1`)
const byCart = prepared(`${selectOrder} where cart_id = $1`)
const contactEmail = `(sold -> 'contact' ->> 'email')`
const isGuestOrderOf = `customer_id is null and ${isEmail(contactEmail, '$2')}`
/**
 * SQL condition with $1 and $2 of the customer. An order with a customer is theirs alone, whoever has its email address today; the
 * address decides only while there is no customer. Both are null without a customer, and then nothing matches. Orders of erased
 * customers never match.
 */
export const isOwned = `(whole_until is null and (customer_id = $1::uuid or ${isGuestOrderOf}))`
/** SQL condition: orders that they own or have joined, except those they removed from their list. */
export const isCustomers = `(whole_until is null and number in (
    select number from booking.orders where ${isOwned}
    union all select order_number from booking.order_accounts where customer_id = $1::uuid and is_theirs)
  and not exists (select from booking.order_accounts
    where order_number = number and order_accounts.customer_id = $1::uuid and not is_theirs))`
const byHolder = prepared(
  `${selectOrder} where number = $3 and (${isCustomers}
     or cart_id in (select cart_id from booking.cart_keys where key_hash = any($4::bytea[])))`,
)
const byCustomer = prepared(`${selectOrder} where ${isCustomers} order by placed_at desc limit $3`)
const byOwner = prepared(`${selectOrder} where ${isOwned} order by placed_at desc`)

export const findOrder = (client: ClientBase, number: string) => one(client, byNumber([number]))
export const findOrderOfCart = (client: ClientBase, cartId: string) => one(client, byCart([cartId]))

/** Returns the order if it belongs to this holder. */
export const findOwnOrder = (client: ClientBase, number: string, { keys, customer }: OrderHolder) =>
  one(client, byHolder([customer?.id ?? null, customer?.email ?? null, number, keys.map(keyHash)]))

/** Returns the orders of a customer's list, newest first. */
export async function findOrdersOf(
  client: ClientBase,
  { id, email }: OrderCustomer,
  most = 200,
): Promise<Order[]> {
  const { rows } = await client.query<OrderRow>(byCustomer([id, email, most]))
  return rows.map(orderOf)
}

/** Returns what they ordered themselves: not what a relative ordered, but including what they removed from their list. */
export async function findOwnedOrders(client: ClientBase, { id, email }: OrderCustomer): Promise<Order[]> {
  const { rows } = await client.query<OrderRow>(byOwner([id, email]))
  return rows.map(orderOf)
}

const join = prepared(
  `update booking.orders set customer_id = $1 where whole_until is null and ${isGuestOrderOf} returning number`,
)

/** Assigns guests' orders of a proven email address to its customer, once and for good. Returns the orders that came. */
export async function joinGuestOrders(
  client: ClientBase,
  { id, email }: OrderCustomer,
): Promise<readonly Order[]> {
  const { rows } = await client.query<{ number: string }>(join([id, email]))
  const joined: Order[] = []
  for (const { number } of rows) joined.push((await findOrder(client, number)) as Order)
  return joined
}

const place = prepared(
  `with closed as (update booking.carts set state = 'ordered', changed_at = $6 where id = $2)
   insert into booking.orders (number, cart_id, locale, sold, total, placed_at, held_until, customer_id, place_key,
     mailbox_key)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
)

/** Stores the order that a cart has become. */
export async function insertOrder(
  client: ClientBase,
  order: Pick<OrderRow, 'number' | 'cartId' | 'locale' | 'sold' | 'placedAt' | 'heldUntil'> & {
    customerId: string | null
    keeper: KeeperKeys
  },
): Promise<Order> {
  const { number, cartId, locale, sold, placedAt, heldUntil, customerId, keeper } = order
  await client.query(
    place([
      ...[number, cartId, locale, sold, sold.price.total, placedAt, heldUntil, customerId],
      ...[keeper.place, keeper.mailbox],
    ]),
  )
  return {
    number,
    locale,
    ...sold,
    placedAt,
    heldUntil,
    state: 'pending',
    confirmedAt: null,
    paid: 0,
    variant: null,
    schedule: [],
    payments: [],
    refunds: [],
    notices: [],
    cancellation: null,
  }
}

/** A payment attempt without a final answer of the bank. */
export type Unsettled = Pick<
  PaymentRow,
  'id' | 'amount' | 'gateway' | 'gatewayId' | 'isStarting' | 'startedAt'
>

const paying = `with paying as (${selectOrder})
  select paying.*, (
    select jsonb_build_object('id', id, 'amount', amount, 'gateway', gateway, 'gatewayId', gateway_id, 'isStarting', is_starting, 'startedAt', started_at)
    from booking.payments where order_number = number and payments.state in ('started', 'waiting')
  ) as unsettled
  from paying`
const payingByNumber = prepared(`${paying} where number = $1`)
const payingByKey = prepared(
  `${paying} where "cartId" = (select cart_id from booking.cart_keys where key_hash = $1)`,
)

/** Selects the order to pay: by its number, or by the key of its cart. */
export type OrderName = { readonly number: string } | { readonly key: string }

export async function findPaying(
  client: ClientBase,
  name: OrderName,
): Promise<{ order: Order; unsettled: Unsettled | null } | null> {
  const { rows } = await client.query<
    OrderRow & { unsettled: (Omit<Unsettled, 'startedAt'> & { startedAt: string }) | null }
  >('key' in name ? payingByKey([keyHash(name.key)]) : payingByNumber([name.number]))
  const [row] = rows
  if (!row) return null
  const { unsettled, ...order } = row
  return {
    order: orderOf(order),
    unsettled: unsettled && { ...unsettled, startedAt: new Date(unsettled.startedAt) },
  }
}

const lockOf = {
  '': prepared('select from booking.orders where number = $1 for update'),
  'skip locked': prepared('select from booking.orders where number = $1 for update skip locked'),
}

/**
 * Locks an order until the end of the transaction. Every change of an order starts here. The order is read after the lock,
 * because a read before it could miss payments of the transaction it waited for.
 */
export async function lockOrder(
  client: ClientBase,
  number: string,
  wait: '' | 'skip locked' = '',
): Promise<Order | null> {
  const { rowCount } = await client.query(lockOf[wait]([number]))
  return rowCount === 1 ? findOrder(client, number) : null
}

const lockByPayment = prepared(
  `select number from booking.orders
   where number = (select order_number from booking.payments where id = $1) for update`,
)
const withPayment = prepared(
  `with settled as (${selectOrder} where number = $1)
   select settled.*, jsonb_build_object('id', id, 'state', payments.state, 'amount', amount, 'paidBefore', paid_before,
     'gateway', gateway, 'gatewayId', gateway_id) as payment
   from settled join booking.payments on id = $2`,
)

/** Locks the order of a payment in the same way, and returns both. */
export async function lockOrderOfPayment(
  client: ClientBase,
  paymentId: string,
): Promise<{ order: Order; payment: ToldPayment } | null> {
  const locked = await client.query<{ number: string }>(lockByPayment([paymentId]))
  const [known] = locked.rows
  if (!known) return null
  const { rows } = await client.query<OrderRow & { payment: ToldPayment }>(
    withPayment([known.number, paymentId]),
  )
  const { payment, ...order } = rows[0] as OrderRow & { payment: ToldPayment }
  return { order: orderOf(order), payment }
}

/** A trigger also checks the state table. */
export async function moveOrder(client: ClientBase, number: string, state: OrderState): Promise<void> {
  await client.query('update booking.orders set state = $2 where number = $1', [number, state])
}
