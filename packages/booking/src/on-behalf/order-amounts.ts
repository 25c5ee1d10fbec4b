import type { ClientBase } from 'pg'
import { givenAway } from './goodwill-rows.ts'

/** What an order costs and what staff gave away of it, in grosze, for decisions about a complaint. Null: no such order. */
export async function orderAmounts(
  client: ClientBase,
  number: string,
): Promise<{ readonly price: number; readonly givenAway: number } | null> {
  const { rows } = await client.query<{ price: number }>(
    'select total as price from booking.orders where number = $1',
    [number],
  )
  const [order] = rows
  return order ? { price: order.price, givenAway: await givenAway(client, number) } : null
}
