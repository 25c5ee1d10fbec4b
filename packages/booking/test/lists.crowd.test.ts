import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk } from '../src/desk/open-desk.ts'
import { noticesIn } from './notices-in.ts'
import { openPayingShop, type PayingShop } from './paying-shop.ts'

let shop: PayingShop
const { paidTrip } = noticesIn(() => shop)

beforeAll(async () => {
  shop = await openPayingShop()
})
afterAll(() => shop.close())

/** The same desk, but each query returns its EXPLAIN plan. */
function explaining() {
  const plans: string[] = []
  const pool = {
    async connect() {
      const client = await shop.pool.connect()
      return {
        release: () => client.release(),
        async query(text: string, values: unknown[]) {
          const { rows } = await client.query(`explain ${text}`, values)
          plans.push(rows.map((row) => Object.values(row)[0]).join('\n'))
          return { rows: [] }
        },
      }
    },
  } as unknown as Pool
  return { desk: openDesk({ pool, clock: shop.clock }), plans }
}

test('among a thousand trips each list is one question, by an index', async () => {
  const { number } = await paidTrip()
  await shop.rows(
    `with cart as (select c.* from booking.carts c join booking.orders o on o.cart_id = c.id where o.number = $1),
       carts as (insert into booking.carts
         select (jsonb_populate_record(cart::booking.carts, jsonb_build_object('id', 'list' || lpad(n::text, 8, '0')))).*
         from cart, generate_series(1, 1000) n returning id)
     insert into booking.orders
     select (jsonb_populate_record(o, jsonb_build_object('number', 'W' || (900000000 + n), 'cart_id', 'list' || lpad(n::text, 8, '0'),
       'sold', jsonb_set(o.sold, '{offer}', (o.sold -> 'offer') || jsonb_build_object('hotelCode', 'HOT' || lpad((n % 100)::text, 5, '0'),
         'departureDate', ('2027-01-01'::date + n % 900)::text, 'returnDate', ('2027-01-08'::date + n % 900)::text,
         'departureFlight', (o.sold #> '{offer,departureFlight}') || jsonb_build_object('flightNumber', (n % 9000)::text)))))).*
     from booking.orders o, (select count(*) from carts) counted, generate_series(1, 1000) n where o.number = $1`,
    [number],
  )
  await shop.rows('analyze booking.orders')
  const { desk: told, plans } = explaining()
  await told.passengers({
    name: `${shop.offer.departureFlight?.airLineCode}77`,
    day: shop.offer.departureFlight?.date ?? '',
  })
  await told.rooming({ hotel: 'HOT00077', from: '2027-03-01', until: '2027-03-14' })
  await told.moves('arrivals', '2027-03-19')
  await told.moves('departures', '2027-03-19')
  expect(plans).toHaveLength(4)
  for (const plan of plans) expect(plan).not.toContain('Seq Scan on orders')
  expect(plans[1]).toContain('orders_of_hotel_by_arrival')
  expect(plans[3]).toMatch(/orders_by_return|orders_come_home/)
}, 120_000)
