import { type Database, openDatabase } from '@wojaz/database'
import { createTestDatabase, type TestDatabase } from '@wojaz/database/testing'
import { addDays, dayNumber } from '@wojaz/travel/dates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { keepWorld } from './keep-world.ts'
import { worldHorizon } from './world/seed-world.ts'

const today = '2026-11-15'
let testDatabase: TestDatabase
let database: Database

beforeAll(async () => {
  testDatabase = await createTestDatabase()
  database = openDatabase({ url: testDatabase.url, applicationName: 'world test', onError: () => {} })
})

afterAll(async () => {
  await database?.close()
  await testDatabase?.drop()
})

/** Runs `keepWorld` for that day and returns what it reported. */
async function keep(day: string, hotels: number | null): Promise<string[]> {
  const reported: string[] = []
  await keepWorld(database, { today: day, hotels, report: (line) => reported.push(line) })
  return reported
}

async function only<Value>(sql: string): Promise<Value | undefined> {
  return (await database.pool.query<{ value: Value }>(`select (${sql}) as value`)).rows[0]?.value
}

const hotels = () => only<number>('select count(*)::int from offers.hotels')
const lastFlight = () => only<string>('select max(day)::text from offers.flights')
const lastNight = () => only<string>('select max(last_night)::text from offers.price_periods')

test('the first time a world is made of the size that was asked for, eighteen months ahead', async () => {
  await keep(today, 12)
  expect(await hotels()).toBe(12)
  expect(await lastFlight()).toBe(addDays(today, worldHorizon))
  expect(dayNumber((await lastNight()) ?? '')).toBeGreaterThanOrEqual(dayNumber(today) + worldHorizon)
})

test('the same day once more has nothing to do', async () => {
  expect(await keep(today, 12)).toEqual([])
  expect(await keep(today, null)).toEqual([])
})

test('a world from before airports had tariffs gets them, and keeps what is its own', async () => {
  const charges = 'select count(*)::int from offers.airport_charges'
  const all = await only<number>(charges)
  expect(all).toBeGreaterThan(90)
  await database.pool.query('drop table offers.airport_charges, offers.week_prices')
  await database.pool.query('drop table offers.review_votes, offers.reviews, offers.review_tallies')
  await database.pool.query('drop table offers.resting_votes')
  await database.pool.query('drop index offers.flights_by_day')
  await database.pool.query(
    'drop function offers.count_reviews, offers.count_votes, offers.refuse_rewriting_reviews',
  )
  await database.pool.query("delete from offers.migration where name >= '0006'")
  await database.pool.query(
    "delete from demo.seeded where part in ('airport-charges', 'reviews', 'past-weeks')",
  )
  await keep(today, null)
  expect(await only<number>(charges)).toBe(all)
  await database.pool.query('update offers.airport_charges set departing = 1')
  await keep(today, null)
  expect(await only<number>('select max(departing) from offers.airport_charges')).toBe(1)
  expect(await hotels()).toBe(12)
})

test('a world has a year of weeks to compare with; one from before gets it, and keeps what it knows', async () => {
  const weeks = 'select count(*)::int from offers.week_prices'
  const all = await only<number>(weeks)
  expect(all).toBeGreaterThan(300)
  expect(await only<string>('select max(week)::text from offers.week_prices')).toBe('2026-11-09')
  expect(await only<string>('select min(week)::text from offers.week_prices')).toBe('2025-11-10')
  await database.pool.query("delete from offers.week_prices where week < '2026-10-01'")
  await database.pool.query('update offers.week_prices set total = 100')
  await database.pool.query("delete from demo.seeded where part = 'past-weeks'")
  await keep(today, null)
  expect(await only<number>(weeks)).toBe(all)
  expect(await only<number>('select max(total) from offers.week_prices where week >= $$2026-10-01$$')).toBe(
    100,
  )
})

test('a world from before guests wrote reviews gets them, and its ratings are theirs', async () => {
  const reviews = 'select count(*)::int from offers.reviews'
  const all = await only<number>(reviews)
  expect(all).toBeGreaterThan(100)
  await database.pool.query(
    'drop table offers.review_votes, offers.reviews, offers.review_tallies, offers.week_prices, offers.resting_votes',
  )
  await database.pool.query('drop index offers.flights_by_day')
  await database.pool.query(
    'drop function offers.count_reviews, offers.count_votes, offers.refuse_rewriting_reviews',
  )
  await database.pool.query("delete from offers.migration where name >= '0007'")
  await database.pool.query("delete from demo.seeded where part in ('reviews', 'past-weeks')")
  await database.pool.query('update offers.hotels set rating = 2, rating_count = 999')
  await keep(today, null)
  expect(await only<number>(reviews)).toBe(all)
  expect(await only<number>('select sum(rating_count)::int from offers.hotels')).toBe(all)
  expect(await keep(today, null)).toEqual([])
})

test('when the horizon has shrunk it is whole again, and what was sold stays sold', async () => {
  const sold = 'select sum(sold)::int from offers.flight_cabins join offers.flights on id = flight_id'
  await database.pool.query('update offers.flight_cabins set sold = seats where flight_id % 7 = 0')
  const soldBefore = await only<number>(`${sold} where day <= '${addDays(today, worldHorizon)}'`)
  const aMonthLater = addDays(today, 30)
  await keep(aMonthLater, null)
  expect(await lastFlight()).toBe(addDays(aMonthLater, worldHorizon))
  expect(dayNumber((await lastNight()) ?? '')).toBeGreaterThanOrEqual(dayNumber(aMonthLater) + worldHorizon)
  expect(await only<number>(`${sold} where day <= '${addDays(today, worldHorizon)}'`)).toBe(soldBefore)
  expect(await hotels()).toBe(12)
})

test('another size makes another world', async () => {
  await keep(today, 15)
  expect(await hotels()).toBe(15)
})
