import { fileURLToPath } from 'node:url'
import { type Database, migrate, openDatabase } from '@wojaz/database'
import { createTestDatabase, type TestDatabase } from '@wojaz/database/testing'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { seedWorld } from './seed-world.ts'
import { topUpWorld } from './top-up-world.ts'

const folder = fileURLToPath(new URL('../../../../packages/offers/migrations', import.meta.url))
const world = { seed: 'wojaz', hotels: 60, days: 60, report: () => {} }
let testDatabase: TestDatabase
let database: Database

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  database = openDatabase({ url: testDatabase.url, applicationName: 'world test', onError: () => {} })
  await migrate(database.pool, { schema: 'offers', folder })
}, 60_000)

afterAll(async () => {
  await database?.close()
  await testDatabase?.drop()
})

test('a small world keeps every rule of the inventory and has all of its parts', async () => {
  const summary = await seedWorld(database.pool, { ...world, today: '2027-05-01' })
  expect(summary).toMatchObject({ hotels: 60, byTrip: { WS: 41, DW: 8, NR: 7, WO: 4 } })
  for (const table of [
    'rates',
    'child_bands',
    'promotions',
    'price_history',
    'allotments',
    'flight_cabins',
    'hotel_facets',
  ]) {
    expect(await count(`select from offers.${table}`), table).toBeGreaterThan(30)
  }
  expect(await count('select from offers.guarantee_fees')).toBe(8)
  const withoutTariff =
    'select from offers.airports where code not in (select airport from offers.airport_charges)'
  expect(await count(withoutTariff)).toBe(0)
  expect(await count('select from offers.price_periods where stop_sale')).toBeGreaterThan(0)
  expect(await count('select from offers.allotments where sold = rooms')).toBeGreaterThan(0)
}, 60_000)

test('the rating of every hotel is the mean of its reviews, and their count its own', async () => {
  const { rows } = await database.pool.query(
    `select code, rating, rating_count, means.*, kept.* from offers.hotels
     left join (select hotel_code, round(avg(score), 1) as mean, count(*)::int as written from offers.reviews group by 1) means
       on means.hotel_code = code
     left join (select hotel_code, sum(reviews)::int as tallied from offers.review_tallies group by 1) kept on kept.hotel_code = code`,
  )
  expect(rows).toHaveLength(60)
  for (const { rating, rating_count, mean, written, tallied } of rows) {
    expect({ rating, count: rating_count }).toEqual({ rating: mean, count: written ?? 0 })
    expect(tallied ?? 0).toBe(rating_count)
  }
  expect(await count('select from offers.reviews')).toBeGreaterThan(1000)
})

test('a topped-up world is the world that would be made anew on that day', async () => {
  await seedWorld(database.pool, { ...world, today: '2027-05-01' })
  const { days, flights } = await topUpWorld(database.pool, { ...world, today: '2027-05-21' })
  expect(days).toBeGreaterThanOrEqual(20)
  expect(flights).toBeGreaterThan(0)
  const toppedUp = await snapshot('2027-05-21')
  await seedWorld(database.pool, { ...world, today: '2027-05-21' })
  expect(await snapshot('2027-05-21')).toEqual(toppedUp)
}, 120_000)

test('topping up a whole horizon changes nothing', async () => {
  expect(await topUpWorld(database.pool, { ...world, today: '2027-05-21' })).toMatchObject({
    days: 0,
    flights: 0,
  })
}, 60_000)

async function count(select: string): Promise<number> {
  return (await database.pool.query(select)).rowCount ?? 0
}

/** Everything that can be booked from a day on, as one hash per kind. */
async function snapshot(from: string): Promise<Record<string, unknown>> {
  const kinds = {
    prices: `select r.hotel_code, r.room_code, r.board_code, p.first_night, p.last_night, p.price, p.min_stay, p.max_stay, p.arrival_days, p.stop_sale
             from offers.price_periods p join offers.rates r on r.id = p.rate_id where p.last_night >= $1`,
    nights: 'select * from offers.allotments where night >= $1',
    flights: `select f.airline, f.number, f.from_airport, f.to_airport, f.day, f.departs, f.arrives, c.cabin, c.seats, c.sold, c.adult_price, c.child_price
              from offers.flights f join offers.flight_cabins c on c.flight_id = f.id where f.day >= $1`,
    promotions:
      'select hotel_code, kind, percent, starts_on, ends_on, travel_from, travel_to from offers.promotions where travel_to >= $1',
  }
  const prints: Record<string, unknown> = {}
  for (const [kind, sql] of Object.entries(kinds)) {
    const { rows } = await database.pool.query(
      `select count(*) as rows, md5(string_agg(x::text, '|' order by x::text)) as print from (${sql}) x`,
      [from],
    )
    prints[kind] = rows[0]
  }
  return prints
}
