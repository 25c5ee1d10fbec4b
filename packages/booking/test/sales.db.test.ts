import type { Pool } from 'pg'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openDesk } from '../src/desk/open-desk.ts'
import { accept } from './open-test-booking.ts'
import { blik, openPayingShop, type PayingShop } from './paying-shop.ts'

let shop: PayingShop
const day = 86_400_000
const span = { from: '2026-11-15', to: '2026-11-18' }
const desk = () => openDesk(shop)

beforeAll(async () => {
  shop = await openPayingShop()
})
afterAll(() => shop.close())

async function sold() {
  const order = await shop.ordered(shop.offer)
  accept(await shop.tell(shop.bank.pays(await shop.begin(order.number, { ...blik, variant: 'deposit' }))))
  return order
}

test('a trip is sold on the day of its first payment, and stands apart once it is called off', async () => {
  const { price, participants, offer } = await sold()
  await shop.ordered(shop.offer)
  shop.moveClock(day)
  const late = await sold()
  const one = { orders: 1, people: participants.length, turnover: price.total }
  const none = { cancelledOrders: 0, cancelledTurnover: 0 }
  expect((await desk().sales(span, 'day')).map(({ key, orders }) => [key, orders])).toEqual([
    ['2026-11-15', 1],
    ['2026-11-16', 1],
    ['2026-11-17', 0],
    ['2026-11-18', 0],
  ])
  const quote = accept(await shop.booking.quoteCancel(late.number))
  accept(await shop.booking.confirmCancel(late.number, quote.id))
  const both = { ...one, cancelledOrders: 1, cancelledTurnover: price.total }
  expect(await desk().sales(span, 'month')).toEqual([{ key: '2026-11-01', name: null, ...both }])
  expect(await desk().sales(span, 'week')).toMatchObject([
    { key: '2026-11-09', ...one, ...none },
    { key: '2026-11-16', orders: 0, cancelledOrders: 1 },
  ])
  const [country] = offer.breadcrumbs
  expect(await desk().sales(span, 'destination')).toEqual([
    { key: country?.code, name: country?.name, ...both },
  ])
  expect(await desk().sales(span, 'airport')).toMatchObject([{ key: offer.airportCode ?? '', ...both }])
  expect(await desk().sales({ from: '2026-01-01', to: '2026-11-14' }, 'airport')).toEqual([])
  expect(await desk().orderSteps(span)).toEqual({ carts: 3, placed: 3, confirmed: 2 })
})

test('figures are added up from narrow rows, by their index', async () => {
  await shop.pool.query(
    `insert into booking.sales select 'W' || n, '2020-01-01'::date + n % 2000, 'GR', 'WAW', 2, 500000, false from generate_series(1, 20000) n`,
  )
  await shop.pool.query('analyze booking.sales')
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
  const explaining = openDesk({ pool, clock: shop.clock })
  for (const by of ['day', 'destination', 'airport'] as const) await explaining.sales(span, by)
  for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on (sales|orders)/)
  await shop.pool.query(`delete from booking.sales where day < '2026-01-01'`)
})

test('flights by day of departure and hotels by week: what is sold of what is offered', async () => {
  const order = await sold()
  const { departureDate, departureFlight, hotelCode, hotelName, airportCode } = order.offer
  const flights = await desk().flightLoad({ from: departureDate, to: departureDate }, airportCode)
  const [seats] = await shop.rows<{ offered: number; sold: number }>(
    `select sum(seats)::int as offered, sum(sold)::int as sold from offers.flights join offers.flight_cabins on flight_id = id
     where day = $1 and from_airport = $2`,
    [departureDate, airportCode],
  )
  expect(flights).toMatchObject([{ key: departureDate, ...seats }])
  expect(departureFlight ? flights[0]?.sold : 1).toBeGreaterThan(0)

  const week = { from: departureDate, to: departureDate }
  const [hotel] = (await desk().hotelLoad(week)).filter(({ key }) => key === hotelCode)
  const [rooms] = await shop.rows<{ offered: number }>(
    `select sum(coalesce(own.rooms, allotment))::int as offered from offers.room_types types
     left join offers.allotments own on (own.hotel_code, own.room_code, own.night) = (types.hotel_code, types.code, $2::date)
     where types.hotel_code = $1`,
    [hotelCode, departureDate],
  )
  expect(hotel).toMatchObject({ name: hotelName, offered: rooms?.offered })
  expect(hotel?.sold).toBeGreaterThan(0)
  const weeks = await desk().hotelWeeks(hotelCode, week)
  expect(weeks).toMatchObject([{ offered: hotel?.offered, sold: hotel?.sold }])
  expect(await desk().hotelNamed(` ${hotelName.toUpperCase()} `)).toEqual({
    code: hotelCode,
    name: hotelName,
  })
})
