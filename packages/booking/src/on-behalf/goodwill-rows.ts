import type { ClientBase } from 'pg'

/** Returns what was already given away of an order: waived fees and refunds. In grosze. */
export async function givenAway(client: ClientBase, number: string): Promise<number> {
  const { rows } = await client.query<{ given: number }>(
    `select (coalesce((select sum((facts #>> '{goodwill,amount}')::int) from booking.order_changes where order_number = number), 0)
       + coalesce((cancellation #>> '{goodwill,amount}')::int, 0))::int as given
     from booking.orders where number = $1`,
    [number],
  )
  return rows[0]?.given ?? 0
}
