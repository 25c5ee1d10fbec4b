import { readFileSync } from 'node:fs'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Order } from '../src/order.ts'
import { openTestBooking, type TestBooking } from './open-test-booking.ts'

const renaming = readFileSync(new URL('../migrations/0041-sum-of-upsells.sql', import.meta.url), 'utf8')
const before = { offer: 100, extras: 20, total: 120 }
const now = { offer: 100, upsells: 20, total: 120 }

let shop: TestBooking
let order: Order
beforeAll(async () => {
  shop = await openTestBooking()
  const [offer] = await shop.found()
  if (!offer) throw new Error('nothing is sold')
  order = await shop.ordered(offer)
})
afterAll(() => shop.close())

/** Later migrations have been applied, so it is not applied by its name. */
const migrateAgain = () => shop.rows(`set search_path to booking; ${renaming}; reset search_path`)

test('an order that was sold when upsells were called extras has the price it was sold for', async () => {
  await shop.rows(
    `update booking.orders set sold = jsonb_set(sold #- '{price,upsells}', '{price,extras}', sold #> '{price,upsells}')`,
  )
  expect((await shop.booking.order(order.number))?.price).not.toEqual(order.price)
  await migrateAgain()
  expect((await shop.booking.order(order.number))?.price).toEqual(order.price)
})

test('so do the versions before a change, and prices that were quoted', async () => {
  await shop.rows(
    `insert into booking.order_changes (order_number, at, kind, facts, replaced) values ($1, $2, 'upsells', '{}', $3)`,
    [order.number, shop.clock(), { price: before }],
  )
  for (const terms of [{ price: before }, { sold: { price: before } }])
    await shop.rows(
      `insert into booking.quotes (id, order_number, kind, terms, paid, made_at, expires_at)
       values (gen_random_uuid(), $1, 'upsells', $2, 0, $3, $3)`,
      [order.number, terms, shop.clock()],
    )
  await migrateAgain()
  expect(await shop.rows('select replaced from booking.order_changes')).toEqual([
    { replaced: { price: now } },
  ])
  expect(await shop.rows('select terms from booking.quotes order by nth')).toEqual([
    { terms: { price: now } },
    { terms: { sold: { price: now } } },
  ])
})
