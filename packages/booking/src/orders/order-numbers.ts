import { prepared } from '@wojaz/database'
import type { Locale } from '@wojaz/travel/locale'
import type { ClientBase } from 'pg'
import type { OrderCustomer } from '../order.ts'
import { isCustomers, isOwned } from './order-rows.ts'

const most = 1_000
const listed = prepared(
  `select number from booking.orders where ${isCustomers} order by placed_at desc limit $3`,
)
const numbersOf = (rows: readonly { number: string }[]) => rows.map(({ number }) => number)

/** Returns the order numbers of a customer's list, newest first. */
export async function findOrderNumbersOf(
  client: ClientBase,
  { id, email }: OrderCustomer,
): Promise<string[]> {
  return numbersOf((await client.query<{ number: string }>(listed([id, email, most]))).rows)
}

/**
 * Returns the numbers of what they ordered themselves. They are locked until the end of the transaction when they are to be
 * erased.
 */
export async function ownedNumbers(
  client: ClientBase,
  { id, email }: OrderCustomer,
  { toErase }: { toErase: boolean },
): Promise<string[]> {
  const { rows } = await client.query<{ number: string }>(
    `select number from booking.orders where ${isOwned} order by number ${toErase ? 'for update' : ''}`,
    [id, email],
  )
  return numbersOf(rows)
}

/** SQL condition: the person who ordered is not erased. The argument is the parameter with the order number. */
export const hasBuyer = (number: string) =>
  `exists (select from booking.orders where number = ${number} and whole_until is null)`

/** Returns the person who ordered, and their language. Null: they were erased and get no more emails. */
export async function buyerOf(
  client: ClientBase,
  number: string,
): Promise<{ email: string; locale: Locale } | null> {
  const { rows } = await client.query<{ email: string; locale: Locale }>(
    `select sold -> 'contact' ->> 'email' as email, locale from booking.orders where number = $1 and whole_until is null`,
    [number],
  )
  return rows[0] ?? null
}
