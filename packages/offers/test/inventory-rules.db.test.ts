import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { openTestWorld, type TestWorld } from './test-world.ts'

let world: TestWorld

beforeAll(async () => {
  world = await openTestWorld()
}, 60_000)

afterAll(() => world?.close())

/** Returns the error of Postgres for this statement. A successful statement is rolled back. */
async function refusalOf(sql: string): Promise<string> {
  const client = await world.pool.connect()
  try {
    await client.query('begin')
    await client.query(sql)
    return 'allowed'
  } catch (error) {
    const { constraint, message } = error as Error & { constraint?: string }
    return constraint ?? message
  } finally {
    await client.query('rollback')
    client.release()
  }
}

// The database itself must refuse it, whether it comes from code or from a console.
describe('the inventory refuses', () => {
  test.each([
    [
      'more rooms sold than there are',
      'update offers.allotments set rooms = 1, sold = 2',
      'a_night_is_never_sold_twice',
    ],
    [
      'more seats sold than a cabin has',
      'update offers.flight_cabins set sold = seats + 1',
      'a_seat_is_never_sold_twice',
    ],
    ['fewer than no seats sold', 'update offers.flight_cabins set sold = -1', 'flight_cabins_sold_check'],
    ['a night for nothing', 'update offers.price_periods set price = 0', 'price_periods_price_check'],
    [
      'a period that ends before it begins',
      'update offers.price_periods set last_night = first_night - 1',
      /^price_periods/,
    ],
    [
      'two prices for one night',
      'update offers.price_periods set last_night = last_night + 400',
      /^price_periods_.*excl$/,
    ],
    ['a stay of no nights', 'update offers.price_periods set min_stay = 0', /^price_periods_min_stay/],
    [
      'a longest stay below the shortest',
      'update offers.price_periods set min_stay = 3, max_stay = 2',
      /^price_periods.*check/,
    ],
    [
      'arrivals on no day',
      'update offers.price_periods set arrival_days = 0',
      'price_periods_arrival_days_check',
    ],
    ['two prices for one age', 'update offers.child_bands set age_from = 0, age_to = 17', /^child_bands/],
    ['a child dearer than an adult', 'update offers.child_bands set share = 1001', 'child_bands_share_check'],
    ['a room for nobody', 'update offers.room_types set max_adults = 0', /^room_types/],
    ['a room for nine', 'update offers.room_types set max_persons = 9', /^room_types/],
    [
      'a hotel by plane without an airport',
      `update offers.hotels set arrival_airport = null where trip_type = 'WS'`,
      'holidays_by_plane_have_an_airport',
    ],
    [
      'own transport with an airport',
      `update offers.hotels set arrival_airport = (select min(code) from offers.airports) where trip_type = 'DW'`,
      'own_transport_has_no_airport',
    ],
    ['six stars', 'update offers.hotels set stars = 6', 'hotels_stars_check'],
    [
      'a hotel in a country instead of a resort',
      `update offers.hotels set resort_code = (select min(code) from offers.places where kind = 'country')`,
      'hotels_resort_code_resort_kind_fkey',
    ],
    [
      'a region without a country',
      `update offers.places set parent_code = null where kind = 'region'`,
      /^places/,
    ],
    ['a flight to where it started', 'update offers.flights set to_airport = from_airport', /^flights/],
    [
      'a flight number twice a day',
      `insert into offers.flights (id, airline, number, from_airport, to_airport, day, departs, arrives, aircraft)
        select 999999, airline, number, from_airport, to_airport, day, departs, arrives, aircraft from offers.flights limit 1`,
      'flights_airline_number_day_key',
    ],
    [
      'a rate of a board nobody knows',
      `update offers.rates set board_code = 'ZZ' where id = (select min(id) from offers.rates)`,
      'rates_board_code_fkey',
    ],
    [
      'two reductions of one stay',
      `insert into offers.promotions (id, hotel_code, kind, percent, starts_on, ends_on, travel_from, travel_to)
        select 999999, hotel_code, 'special', 5, starts_on, ends_on, travel_from, travel_to from offers.promotions limit 1`,
      /^promotions_.*excl$/,
    ],
    ['a reduction of everything', 'update offers.promotions set percent = 100', 'promotions_percent_check'],
    ['a fund nobody founded', `update offers.guarantee_fees set fund = 'TFX'`, 'guarantee_fees_fund_check'],
  ])('%s', async (_what, sql, refusal) => {
    expect(await refusalOf(sql)).toMatch(refusal)
  })
})

describe('the history of prices', () => {
  test.each([
    ['is not rewritten', 'update offers.price_history set level = level + 1'],
    ['is not shortened', 'delete from offers.price_history'],
    ['is not emptied', 'truncate offers.price_history'],
  ])('%s', async (_what, sql) => {
    expect(await refusalOf(sql)).toBe('price_history is append-only')
  })

  test('goes on, and ends with its hotel', async () => {
    const later = `insert into offers.price_history select hotel_code, max(changed_on) + 1, 900 from offers.price_history group by 1`
    expect(await refusalOf(later)).toBe('allowed')
    expect(await refusalOf('delete from offers.hotels')).toBe('allowed')
  })
})
