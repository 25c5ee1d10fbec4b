import type { Pool } from 'pg'

/** Past days are not on sale, so a trip that was just bought is moved there: its days, and when it was ordered and paid. */
export async function moveToPast(pool: Pool, number: string, backForDays: number): Promise<void> {
  const { rows } = await pool.query<{ days: number }>(
    `select (sold #>> '{offer,returnDate}')::date - (current_date - $2::int) as days from booking.orders where number = $1`,
    [number, backForDays],
  )
  const days = rows[0]?.days ?? 0
  const dates = [
    '{offer,departureDate}',
    '{offer,returnDate}',
    '{offer,departureFlight,date}',
    '{offer,returnFlight,date}',
  ]
  for (const path of dates)
    await pool.query(
      `update booking.orders set sold = jsonb_set(sold, $2, to_jsonb(((sold #>> $2)::date - $3::int)::text))
       where number = $1 and sold #>> $2 is not null`,
      [number, path, days],
    )
  const ago = `interval '1 day' * ($2::int + 40)`
  await pool.query(
    `update booking.orders set placed_at = placed_at - ${ago}, confirmed_at = confirmed_at - ${ago} where number = $1`,
    [number, backForDays],
  )
  await pool.query(
    `update booking.payments set started_at = started_at - ${ago}, completed_at = completed_at - ${ago}
     where order_number = $1`,
    [number, backForDays],
  )
}
