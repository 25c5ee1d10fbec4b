import type { Offer } from '@wojaz/offers'
import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { placeText, readDeskQuestion } from '../src/desk/desk-question.ts'
import { readMoneyPlace } from '../src/desk/money-rows.ts'
import { openDesk } from '../src/desk/open-desk.ts'
import type { Order } from '../src/order.ts'
import { openTestBooking, type TestBooking } from './open-test-booking.ts'

const many = 400
let shop: TestBooking
let order: Order

beforeAll(async () => {
  shop = await openTestBooking()
  order = await shop.ordered((await shop.found()).find(({ departureFlight }) => departureFlight) as Offer)
  // Many similar orders, each of another person, on another day, in another hotel.
  await shop.pool.query(
    `with cart as (select c.* from booking.carts c join booking.orders o on o.cart_id = c.id where o.number = $1),
       carts as (insert into booking.carts
         select (jsonb_populate_record(cart::booking.carts, jsonb_build_object('id', 'desk' || lpad(n::text, 8, '0')))).*
         from cart, generate_series(1, $2::int) n returning id)
     insert into booking.orders
     select (jsonb_populate_record(o, jsonb_build_object('number', 'W' || (900000000 + n), 'cart_id', 'desk' || lpad(n::text, 8, '0'),
       'placed_at', o.placed_at - n * interval '1 minute', 'state', case when n % 50 = 0 then 'confirmed' else 'expired' end,
       'paid', case when n % 50 = 0 then 100 else 0 end, 'confirmed_at', o.placed_at,
       'schedule', jsonb_build_array(jsonb_build_object('amount', 100, 'dueBy', '2026-01-01'),
         jsonb_build_object('amount', o.total - 100, 'dueBy', case when n % 100 = 0 then '2026-11-01' else '2027-11-01' end)),
       'sold', jsonb_set(jsonb_set(jsonb_set(jsonb_set(jsonb_set(jsonb_set(o.sold, '{contact,email}', to_jsonb('g' || n || '@example.com')),
         '{contact,phone}', to_jsonb('+48' || (700000000 + n))), '{contact,lastName}', to_jsonb('Osoba' || n)), '{offer,hotelName}', to_jsonb('Dom' || n)),
         '{offer,departureFlight,flightNumber}', to_jsonb((n % 9000)::text)), '{offer,departureDate}', to_jsonb(('2027-01-01'::date + n % 900)::text))))).*
     from booking.orders o, generate_series(1, $2::int) n, (select count(*) from carts) counted where o.number = $1`,
    [order.number, many],
  )
  await shop.pool.query('analyze booking.orders')
}, 120_000)
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

const flight = () => `${order.offer.departureFlight?.airLineCode}1234`

test.each([
  ['everything', () => ({})],
  ['a later page', () => ({ after: placeText({ placedAt: order.placedAt, number: 'W900000500' }) })],
  ['an address', () => ({ words: 'g77@example.com' })],
  ['a phone', () => ({ words: '700 000 077' })],
  ['a name', () => ({ words: 'osoba77' })],
  ['a flight', () => ({ words: flight() })],
  ['a flight and a day', () => ({ flight: flight(), date: order.offer.departureFlight?.date ?? '' })],
  ['a hotel and a day', () => ({ hotel: 'dom77', date: '2027-03-19' })],
  ['a day', () => ({ date: '2027-03-19' })],
  ['a state', () => ({ state: 'cancelled' })],
  ['what is overdue', () => ({ due: '1' })],
])('no question reads all orders: %s', async (_, typed: () => Record<string, string>) => {
  const { desk, plans } = explaining()
  await desk.findOrders(readDeskQuestion(typed()))
  expect(plans.join()).not.toContain('Seq Scan on orders')
  expect(plans.join()).toContain('Limit')
})

test('nor do arrears', async () => {
  const { desk, plans } = explaining()
  await desk.arrears('2026-11-15', readMoneyPlace('2026-10-01_W900000100'))
  expect(plans.join()).toContain('orders_by_due')
})

test('each of them finds whom it is about', async () => {
  const desk = openDesk(shop)
  const numbers = async (typed: Record<string, string>) =>
    (await desk.findOrders(readDeskQuestion(typed))).map(({ number }) => number)
  const asked: Record<string, string>[] = [
    { words: 'g77@example.com' },
    { words: '700 000 077' },
    { words: 'osoba77' },
    { hotel: 'dom77' },
  ]
  for (const typed of asked) expect((await numbers(typed)).at(0), JSON.stringify(typed)).toBe('W900000077')
  expect(await numbers({ words: order.number })).toEqual([order.number])
  expect(await numbers({ words: 'zolc zofia' })).toContain(order.number)
  const owed = await desk.arrears('2026-11-15', null)
  expect(owed.map(({ number }) => number)).toEqual(
    Array.from({ length: many / 100 }, (_, index) => `W${900_000_000 + (index + 1) * 100}`),
  )
  expect(owed[0]).toMatchObject({ dueBy: '2026-11-01', paid: 100 })
  const overdue = await desk.findOrders(readDeskQuestion({ due: '1' }))
  expect(overdue.every(({ nextDue }) => nextDue === '2026-11-01')).toBe(true)
})
