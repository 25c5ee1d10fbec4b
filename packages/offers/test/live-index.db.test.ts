import { addDays, parseTimestamp } from '@wojaz/travel/dates'
import { defaultSearchState, type OfferSearchRequest, toOfferSearchRequest } from '@wojaz/travel/search'
import { offerTypes, tripTypes } from '@wojaz/travel/trip'
import pg from 'pg'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { Scanner } from '../src/engine/scanner.ts'
import { LiveIndex } from '../src/live-index.ts'
import { type Offers, openOffers } from '../src/open-offers.ts'
import { search } from '../src/search.ts'
import { readIndex } from '../src/store/read-index.ts'
import { anySearch } from './any-search.ts'
import { Dice } from './dice.ts'
import { randomSearch } from './random-search.ts'
import { accept, openTestWorld, smallWorld, type TestWorld } from './test-world.ts'

const { today, days } = smallWorld
const clock = () => parseTimestamp(`${today} 12:00:00`)!
const quiet = { info: () => {}, warn: () => {}, error: () => {} }
const view = { locale: 'pl', perPerson: false } as const

let world: TestWorld
/** Two nodes on one database, each with separate connections and a separate index. */
let nodes: Offers[] = []
/** The node that is asked where one is enough. */
let offers: Offers

beforeAll(async () => {
  world = await openTestWorld()
  const open = () => openOffers({ databaseUrl: world.url, clock, log: quiet, threads: 1 })
  nodes = [await open(), await open()]
  offers = nodes[0]!
}, 60_000)

// What one test changed is no news for the next.
beforeEach(() => caughtUp())

afterAll(async () => {
  for (const node of nodes) await node.close()
  await world.close()
})

const weekByPlane: OfferSearchRequest = { ...anySearch, durationFrom: 1, durationTo: 14 }

async function someOffer(position: number) {
  const { offers: found } = accept(await offers.search(weekByPlane, 'pl'))
  return found[position]!
}

const caughtUp = () => Promise.all(nodes.map((node) => node.caughtUp()))

/** Asks every node, after what was announced has arrived there. */
async function onEveryNode<Answer>(ask: (node: Offers) => Promise<Answer>): Promise<Answer[]> {
  await caughtUp()
  return Promise.all(nodes.map(ask))
}

test('the search form every visitor begins with is counted before the first one asks', async () => {
  for (const node of nodes) await node.formsReady()
  const scans = vi.spyOn(Scanner.prototype, 'slots')
  for (const tripType of tripTypes) {
    const form = await offers.globalSearch(toOfferSearchRequest({ ...defaultSearchState, tripType }), 'cs')
    expect(accept(form).map(({ filterType }) => filterType)).toContain('CALENDAR')
  }
  expect(scans).not.toHaveBeenCalled()
  scans.mockRestore()
})

test('a node that stops while it prepares its forms stops without a complaint', async () => {
  const complaints: string[] = []
  const warn = (_: object, message: string) => complaints.push(message)
  const log = { ...quiet, warn }
  const another = await openOffers({ databaseUrl: world.url, clock, log, threads: 1 })
  await another.close()
  await another.formsReady()
  expect(complaints).toEqual([])
})

test('a flight sold out in Postgres is sold out in the results of every node', async () => {
  const offer = await someOffer(0)
  const { flightId } = offer.departureFlight!
  await world.pool.query('update offers.flight_cabins set sold = seats where flight_id = $1', [flightId])
  const again = await onEveryNode((node) => node.offer(offer.offerCode, view))
  for (const one of again) expect(one.ok && one.value.departureFlight!.flightId).not.toBe(flightId)
  const found = await onEveryNode(async (node) => accept(await node.search(weekByPlane, 'pl')).offers)
  expect(found.flat().map(({ departureFlight }) => departureFlight?.flightId)).not.toContain(flightId)
})

test('the last seats of a class are gone from the flights of that class, and from no others', async () => {
  const oneWay = { filterId: 'flightWay', selectedValues: ['oneWay'] }
  const flights = (...filters: OfferSearchRequest['filters']) =>
    offers.charterFlights({ ...anySearch, offerType: offerTypes.CZ, filters: [oneWay, ...filters] }, 'pl')
  const inBusiness = () => flights({ filterId: 'cabin', selectedValues: ['Business'] })
  const [first] = accept(await inBusiness()).offers
  const before = accept(await flights()).pagination.totalResults
  const { flightId } = first!.departureFlight
  await world.pool.query(
    "update offers.flight_cabins set sold = seats where flight_id = $1 and cabin = 'Business'",
    [flightId],
  )
  await caughtUp()
  const left = accept(await inBusiness()).offers
  expect(left.map(({ departureFlight }) => departureFlight.flightId)).not.toContain(flightId)
  expect(accept(await flights()).pagination.totalResults).toBe(before)
})

test('the last room of a night is gone from the results of every node', async () => {
  const offer = await someOffer(1)
  await world.pool.query(
    `insert into offers.allotments values ($1, $2, $3, 1, 1)
     on conflict (hotel_code, room_code, night) do update set sold = allotments.rooms`,
    [offer.hotelCode, offer.occupancies[0]!.roomCode, offer.departureDate],
  )
  for (const again of await onEveryNode((node) => node.offer(offer.offerCode, view)))
    expect(again).toMatchObject({ ok: false, refusal: { code: 'room-sold-out' } })
})

test('a new price and a new reduction are in the results of every node', async () => {
  const offer = await someOffer(2)
  const quotes = () =>
    onEveryNode(async (node) => accept(await node.offer(offer.offerCode, view)).quote as typeof offer.quote)
  await world.pool.query(
    `update offers.price_periods set price = price + 10000
     where rate_id in (select id from offers.rates where hotel_code = $1)`,
    [offer.hotelCode],
  )
  for (const { total } of await quotes()) expect(total).toBeGreaterThan(offer.quote.total)
  await world.pool.query('delete from offers.promotions where hotel_code = $1', [offer.hotelCode])
  await world.pool.query(
    `insert into offers.promotions (id, hotel_code, kind, percent, starts_on, ends_on, travel_from, travel_to)
     values (9999, $1, 'special', 50, $2, $2, $2, $3)`,
    [offer.hotelCode, today, addDays(today, 500)],
  )
  for (const quote of await quotes())
    expect(quote).toMatchObject({ discountKind: 'special', validUntil: today })
})

/** An index on a pool whose statements are on record. */
async function openRecorded() {
  const pool = new pg.Pool({ connectionString: world.url })
  const said = vi.spyOn(pool, 'query')
  const log = { ...quiet, warn: vi.fn() }
  const live = await LiveIndex.open({ pool, url: world.url, clock, log })
  said.mockClear()
  return {
    live,
    warned: log.warn,
    statements: () =>
      (said.mock.calls as unknown as [pg.QueryConfig][]).map(([{ name, values }]) => ({ name, values })),
    async close() {
      await live.close()
      await pool.end()
    },
  }
}

test('what changed is read with one prepared statement for hotels and one for flights', async () => {
  const [one, other] = [await someOffer(5), await someOffer(6)]
  const { live, statements, close } = await openRecorded()
  await world.pool.query(`
    with hotels as (update offers.allotments set sold = rooms where hotel_code in ('${one.hotelCode}', '${other.hotelCode}'))
    update offers.flight_cabins set sold = seats
    where flight_id in (${one.departureFlight!.flightId}, ${other.departureFlight!.flightId})`)
  await live.caughtUp()
  expect(statements().map(({ name }) => name)).toEqual(['hotels-now', 'flights-now'])
  await close()
})

test('a hotel that comes and goes before it is read changes nothing', async () => {
  const { live, statements, warned, close } = await openRecorded()
  const before = live.facts()
  await world.pool.query(`select pg_notify('offers_changed', 'hotel:NOWHERE')`)
  await live.caughtUp()
  // One look at that hotel, and no new index.
  expect(statements()).toEqual([{ name: 'hotels-now', values: expect.arrayContaining([['NOWHERE']]) }])
  expect(warned).not.toHaveBeenCalled()
  expect(live.facts()).toEqual(before)
  await close()
})

test('a hotel taken away leaves the results, and guests search on meanwhile', async () => {
  const { hotelCode } = await someOffer(3)
  await world.pool.query('delete from offers.hotels where code = $1', [hotelCode])
  let isRead = false
  const reading = caughtUp().then(() => {
    isRead = true
  })
  const found = async () => accept(await offers.search(weekByPlane, 'pl')).offers
  while (!isRead) expect((await found()).length).toBeGreaterThan(0)
  await reading
  expect((await found()).map((offer) => offer.hotelCode)).not.toContain(hotelCode)
})

test('what happened while the connection was lost is read when it is back', async () => {
  const offer = await someOffer(4)
  const { flightId } = offer.departureFlight!
  await world.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'listen offers_changed' and datname = current_database()`,
  )
  await world.pool.query('update offers.flight_cabins set sold = seats where flight_id = $1', [flightId])
  for (const again of await onEveryNode((node) => node.offer(offer.offerCode, view)))
    expect(again.ok && again.value.departureFlight!.flightId).not.toBe(flightId)
})

test('after many changes the index answers like one that was just built', async () => {
  const dice = new Dice(4)
  const codes = (await world.pool.query<{ code: string }>('select code from offers.hotels')).rows
  for (let i = 0; i < 40; i++) {
    await world.pool.query(
      dice.pick([
        `update offers.flight_cabins set sold = least(seats, sold + 1) where flight_id % 17 = ${i % 17} and flight_id < 300`,
        `update offers.flight_cabins set adult_price = adult_price + 1234 where flight_id = ${dice.between(1, 900)}`,
        `update offers.price_periods set stop_sale = not stop_sale where rate_id = ${dice.between(1, 200)}`,
        `update offers.allotments set sold = rooms where hotel_code = '${dice.pick(codes).code}'`,
        `update offers.hotels set transfer_price = 4321 where code = '${dice.pick(codes).code}' and arrival_airport is not null`,
        `delete from offers.child_bands where rate_id = ${dice.between(1, 200)}`,
      ]),
    )
  }
  await caughtUp()
  const fresh = await readIndex(world.pool, today)
  const scanner = new Scanner({ threads: 1 })
  for (let i = 0; i < 60; i++) {
    const request = randomSearch(dice, world.inventory, today, days)
    const built = await search(fresh, scanner, request, 'pl')
    for (const node of nodes) {
      const kept = await node.search(request, 'pl')
      expect(kept.ok && { ...kept.value, repairs: [] }).toEqual(built.ok && built.value)
    }
  }
  await scanner.close()
}, 60_000)
