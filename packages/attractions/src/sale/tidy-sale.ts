import type { Store } from '@wojaz/booking/server'
import { dayOf } from '@wojaz/travel/dates'

const day = 24 * 3_600_000
/** As long as booking stores its carts. */
const cartsForMs = 30 * day

/** Longer than any hold lasts. */
const keeperForMs = 3 * 3_600_000

const nothingTold = '{"answers": {}, "holders": []}'

/** Deletes what guests typed into abandoned carts, and the buyers of past orders who have been erased. */
export async function tidySale(store: Store, now: Date): Promise<void> {
  await store.change(async (client) => {
    const { rows } = await client.query<{ id: string }>(
      `update attractions.carts set state = 'abandoned', contact = null, customer_id = null
       where state = 'open' and changed_at < $1 returning id`,
      [new Date(now.getTime() - cartsForMs)],
    )
    const ids = rows.map(({ id }) => id)
    await client.query('update attractions.items set told = $2 where cart_id = any($1)', [ids, nothingTold])
    await client.query(
      'update attractions.orders set contact = null, customer_id = null where cart_id = any($1)',
      [ids],
    )
  })
  await store.query('delete from attractions.quotes where until < $1', [new Date(now.getTime() - day)])
  // Their holds are over, so the household is not needed any more.
  await store.query(
    'update attractions.carts set place_key = null where place_key is not null and changed_at < $1',
    [new Date(now.getTime() - keeperForMs)],
  )
  await store.change(async (client) => {
    const { rows } = await client.query<{ cartId: string }>(
      'select cart_id as "cartId" from attractions.orders where whole_until < $1 and contact is not null',
      [dayOf(now)],
    )
    for (const { cartId } of rows) await forgetBuyer(client, cartId)
  })
}

/** Keeps what was bought and paid; deletes by whom and for whom. */
export async function forgetBuyer(
  client: { query(text: string, values: unknown[]): Promise<unknown> },
  cartId: string,
): Promise<void> {
  await client.query('update attractions.carts set contact = null, customer_id = null where id = $1', [
    cartId,
  ])
  await client.query('update attractions.items set told = $2 where cart_id = $1', [cartId, nothingTold])
  await client.query('update attractions.orders set contact = null, customer_id = null where cart_id = $1', [
    cartId,
  ])
}
