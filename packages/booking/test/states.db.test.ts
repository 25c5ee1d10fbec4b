import { afterAll, beforeAll, expect, test } from 'vitest'
import { cartStates, orderStates, paymentStates } from '../src/states/booking-states.ts'
import { mayBecome, type StateTable } from '../src/states/state-table.ts'
import { accept } from './open-test-booking.ts'
import { blik, openPayingShop, type PayingShop } from './paying-shop.ts'

let shop: PayingShop
let number: string

beforeAll(async () => {
  shop = await openPayingShop()
  const order = await shop.ordered(shop.offer)
  accept(await shop.tell(shop.bank.pays(await shop.begin(order.number, blik))))
  number = order.number
})
afterAll(() => shop.close())

/** SQL that copies a row of each table, with new values in its unique columns. */
const twins = {
  carts: `select jsonb_populate_record(c, jsonb_build_object('id', 'a-twin-cart1', 'state', $2::text)) as twin
    from booking.carts c join booking.orders o on o.cart_id = c.id where o.number = $1`,
  orders: `select jsonb_populate_record(o, jsonb_build_object('number', 'W000000001', 'cart_id', $3::text, 'state', $2::text)) as twin
    from booking.orders o where o.number = $1`,
  payments: `select jsonb_populate_record(p, jsonb_build_object('id', gen_random_uuid(), 'gateway_id', 'twin', 'state', $2::text)) as twin
    from booking.payments p where p.order_number = $1`,
}

/** Tries one transition of a row that starts in the first state, and rolls back. */
async function step(table: keyof typeof twins, from: string, to: string): Promise<string> {
  const client = await shop.pool.connect()
  try {
    await client.query('begin')
    const cart = await client.query(
      `insert into booking.carts select (twin).* from (${twins.carts.replace('a-twin-cart1', 'a-twin-cart2')}) made
       returning id`,
      [number, 'open'],
    )
    const more = table === 'orders' ? [cart.rows[0].id] : []
    const key = table === 'orders' ? 'number' : 'id'
    const made = await client.query(
      `insert into booking.${table} select (twin).* from (${twins[table]}) made returning ${key} as key`,
      [number, from, ...more],
    )
    const { rows } = await client.query(
      `update booking.${table} set state = $2 where ${key}::text = $1::text returning state`,
      [made.rows[0].key, to],
    )
    return rows[0].state
  } catch (error) {
    return (error as Error).message
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const pairs = <State extends string>(table: keyof typeof twins, states: StateTable<State>) =>
  (Object.keys(states) as State[]).flatMap((from) =>
    (Object.keys(states) as State[])
      .filter((to) => to !== from)
      .map((to) => ({ table, from, to, may: mayBecome(states, from, to) })),
  )

test.each([
  ...pairs('carts', cartStates),
  ...pairs('orders', orderStates),
  ...pairs('payments', paymentStates),
])('$table: $from may become $to: $may, and the database says the same', async ({ table, from, to, may }) => {
  expect(await step(table, from, to)).toBe(may ? to : `${from} may not become ${to} in ${table}`)
})
