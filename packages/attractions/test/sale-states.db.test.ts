import { randomUUID } from 'node:crypto'
import { mayBecome, type StateTable } from '@wojaz/booking'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import {
  attractionBookingStates,
  attractionCartStates,
  attractionOrderStates,
  attractionRefundStates,
} from '../src/states/attraction-states.ts'
import { openTestCatalogue } from './open-test-catalogue.ts'

let house: Awaited<ReturnType<typeof openTestCatalogue>>

beforeAll(async () => {
  house = await openTestCatalogue()
})
afterAll(() => house.close())

/** Inserts valid rows, runs the change, and rolls everything back. */
async function inPassing(
  work: (query: (sql: string, values?: unknown[]) => Promise<unknown>) => Promise<void>,
) {
  const client = await house.pool.connect()
  try {
    await client.query('begin')
    await client.query(
      `insert into attractions.carts (id, locale, opened_at, changed_at) values ('a-small-cart', 'pl', now(), now())`,
    )
    await work((sql, values) => client.query(sql, values))
    return 'done'
  } catch (error) {
    return (error as Error).message
  } finally {
    await client.query('rollback')
    client.release()
  }
}

const item = (state: string, refund: string | null = null) => ({
  sql: `insert into attractions.items (id, cart_id, state, booking_id, supplier, frozen, total, starts_at, ends_at, asked_at, next_look_at,
      refund_state, refund_amount, refund_id)
    values ($1::uuid, 'a-small-cart', $2, $1::uuid, 'demo', '{}', 100, now(), now(), now(), 'infinity', $3::text,
      case when $3::text is not null then 100 end, case when $3::text <> 'due' then $1::uuid end)`,
  values: [randomUUID(), state, refund],
})
const order = `insert into attractions.orders (transaction_id, number, cart_id, locale, item_ids, total, placed_at, state, paid_at)
  values ($1, 'A123456782', 'a-small-cart', 'pl', '{}', 100, now(), $2, case when $2 = 'paid' then now() end)`

const steps = {
  carts: (from: string, to: string) =>
    inPassing(async (query) => {
      await query(
        `insert into attractions.carts (id, state, locale, opened_at, changed_at) values ('another-cart', $1, 'pl', now(), now())`,
        [from],
      )
      await query(`update attractions.carts set state = $1 where id = 'another-cart'`, [to])
    }),
  orders: (from: string, to: string) =>
    inPassing(async (query) => {
      await query(order, [randomUUID(), from])
      await query(
        `update attractions.orders set state = $1, paid_at = case when $1 = 'paid' then now() end`,
        [to],
      )
    }),
  items: (from: string, to: string) =>
    inPassing(async (query) => {
      const { sql, values } = item(from)
      await query(sql, values)
      await query('update attractions.items set state = $1', [to])
    }),
  refunds: (from: string, to: string) =>
    inPassing(async (query) => {
      const { sql, values } = item('expired', from)
      await query(sql, values)
      await query(
        `update attractions.items set refund_state = $1::text, refund_id = case when $1::text <> 'due' then booking_id end`,
        [to],
      )
    }),
}

const tables: Record<keyof typeof steps, StateTable<string>> = {
  carts: attractionCartStates,
  orders: attractionOrderStates,
  items: attractionBookingStates,
  refunds: attractionRefundStates,
}

describe.each(Object.keys(tables) as (keyof typeof steps)[])('%s', (name) => {
  const table = tables[name]
  const states = Object.keys(table)
  test.each(states.flatMap((from) => states.filter((to) => to !== from).map((to) => [from, to] as const)))(
    'the database lets %s become %s as the table does',
    async (from, to) => {
      const answer = await steps[name](from, to)
      expect(answer).toEqual(mayBecome(table, from, to) ? 'done' : expect.stringContaining('may not become'))
    },
  )
})

describe('held anew', () => {
  const anew = (from: string, refund: string | null = null) =>
    inPassing(async (query) => {
      const { sql, values } = item(from, refund)
      await query(sql, values)
      await query(`update attractions.items set state = 'asked', booking_id = gen_random_uuid()`)
    })

  test.each(['asked', 'on-hold', 'expired', 'rejected'])('what is %s may be', async (state) => {
    expect(await anew(state)).toBe('done')
  })
  test.each(['waiting', 'confirmed', 'redeemed', 'cancelled'])('what is %s may not be', async (state) => {
    expect(await anew(state)).toContain('not held anew')
  })
  test('nothing is once its money goes back', async () => {
    expect(await anew('expired', 'started')).toContain('not held anew')
  })
})

test('never more goes back than was paid', async () => {
  const answer = await inPassing(async (query) => {
    const { sql, values } = item('expired')
    await query(sql, values)
    await query(`update attractions.items set refund_amount = 101, refund_state = 'due'`)
  })
  expect(answer).toContain('nothing_comes_back_twice')
})
