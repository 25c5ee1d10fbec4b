import { setTimeout as pause } from 'node:timers/promises'
import { addDays, parseTimestamp } from '@wojaz/travel/dates'
import { defaultSearchState, type OfferSearchRequest, toOfferSearchRequest } from '@wojaz/travel/search'
import { offerTypes, tripTypes } from '@wojaz/travel/trip'
import pg from 'pg'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { Scanner } from '../src/engine/scanner.ts'
import { type Offers, openOffers } from '../src/open-offers.ts'
import { search } from '../src/search.ts'
import { readIndex } from '../src/store/read-index.ts'
import { anySearch } from './any-search.ts'
import { Dice } from './dice.ts'
import { randomSearch } from './random-search.ts'
import { accept, openTestWorld, smallWorld, type TestWorld } from './test-world.ts'

const { today, days } = smallWorld
const quiet = { info: () => {}, warn: () => {}, error: () => {} }
const view = { locale: 'pl', perPerson: false } as const

let world: TestWorld
let offers: Offers

beforeAll(async () => {
  world = await openTestWorld()
  offers = await openOffers({
    databaseUrl: world.url,
    clock: () => parseTimestamp(`${today} 12:00:00`)!,
    log: quiet,
    threads: 1,
  })
}, 60_000)

afterAll(async () => {
  await offers.close()
  await world.close()
})

const weekByPlane: OfferSearchRequest = { ...anySearch, durationFrom: 1, durationTo: 14 }

async function someOffer(position: number) {
  const { offers: found } = accept(await offers.search(weekByPlane, 'pl'))
  return found[position]!
}

/** Polls until the answer is as expected. A node may take at most a second. */
async function withinASecond(isTrue: () => Promise<boolean>): Promise<void> {
  const patience = performance.now() + 1_000
  while (!(await isTrue())) {
    if (performance.now() > patience) throw new Error('Not within a second.')
    await pause(10)
  }
}

test('the search form every visitor begins with is counted before the first one asks', async () => {
  await offers.formsReady()
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
  const clock = () => parseTimestamp(`${today} 12:00:00`)!
  const log = { ...quiet, warn }
  const another = await openOffers({ databaseUrl: world.url, clock, log, threads: 1 })
  await another.close()
  await another.formsReady()
  expect(complaints).toEqual([])
})

test('a flight sold out in Postgres is sold out in the results within a second', async () => {
  const offer = await someOffer(0)
  await world.pool.query('update offers.flight_cabins set sold = seats where flight_id = $1', [
    offer.departureFlight!.flightId,
  ])
  await withinASecond(async () => {
    const again = await offers.offer(offer.offerCode, view)
    return again.ok
      ? again.value.departureFlight!.flightId !== offer.departureFlight!.flightId
      : again.refusal.code === 'flight-sold-out'
  })
})

test('the last seats of a class are gone from the flights of that class within a second, and from no others', async () => {
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
  await withinASecond(async () =>
    accept(await inBusiness()).offers.every(({ departureFlight }) => departureFlight.flightId !== flightId),
  )
  expect(accept(await flights()).pagination.totalResults).toBe(before)
})

test('the last room of a night is gone from the results within a second', async () => {
  const offer = await someOffer(1)
  await world.pool.query(
    `insert into offers.allotments values ($1, $2, $3, 1, 1)
     on conflict (hotel_code, room_code, night) do update set sold = allotments.rooms`,
    [offer.hotelCode, offer.occupancies[0]!.roomCode, offer.departureDate],
  )
  await withinASecond(async () => {
    const again = await offers.offer(offer.offerCode, view)
    return !again.ok && again.refusal.code === 'room-sold-out'
  })
})

test('a new price and a new reduction are in the results within a second', async () => {
  const offer = await someOffer(2)
  await world.pool.query(
    `update offers.price_periods set price = price + 10000
     where rate_id in (select id from offers.rates where hotel_code = $1)`,
    [offer.hotelCode],
  )
  await withinASecond(async () => {
    const again = await offers.offer(offer.offerCode, view)
    return again.ok && again.value.quote.total > offer.quote.total
  })
  await world.pool.query('delete from offers.promotions where hotel_code = $1', [offer.hotelCode])
  await world.pool.query(
    `insert into offers.promotions (id, hotel_code, kind, percent, starts_on, ends_on, travel_from, travel_to)
     values (9999, $1, 'special', 50, $2, $2, $2, $3)`,
    [offer.hotelCode, today, addDays(today, 500)],
  )
  await withinASecond(async () => {
    const again = await offers.offer(offer.offerCode, view)
    return again.ok && again.value.quote.discountKind === 'special' && again.value.quote.validUntil === today
  })
})

test('what changed is read with one prepared statement for hotels and one for flights', async () => {
  await offers.caughtUp()
  const [one, other] = [await someOffer(5), await someOffer(6)]
  const said = vi.spyOn(pg.Client.prototype, 'query')
  await world.pool.query('update offers.allotments set sold = rooms where hotel_code = any($1)', [
    [one.hotelCode, other.hotelCode],
  ])
  await world.pool.query('update offers.flight_cabins set sold = seats where flight_id = any($1)', [
    [one.departureFlight!.flightId, other.departureFlight!.flightId],
  ])
  await withinASecond(async () => said.mock.calls.length >= 4)
  await offers.caughtUp()
  const statements = said.mock.calls.map(([statement]) => statement as unknown as string | { name?: string })
  said.mockRestore()
  const [mine, read] = [statements.slice(0, 2), statements.slice(2)]
  expect(mine.map((text) => String(text).slice(0, 6))).toEqual(['update', 'update'])
  // Week prices may be written meanwhile by statements without a name; they read no hotel and no flight.
  const named = read.flatMap((statement) => (typeof statement === 'object' && statement.name) || [])
  expect(named).toEqual(['hotels-now', 'flights-now'])
  const unnamed = read.filter((statement) => typeof statement === 'string')
  expect(unnamed.filter((text) => /allotments|price_periods|flight_cabins/.test(text))).toEqual([])
})

test('a hotel that comes and goes before it is read changes nothing', async () => {
  await offers.caughtUp()
  const facts = offers.facts()
  const warned = vi.spyOn(quiet, 'warn')
  await world.pool.query(`select pg_notify('offers_changed', 'hotel:NOWHERE')`)
  await pause(100)
  await offers.caughtUp()
  expect(warned).not.toHaveBeenCalled()
  expect(offers.facts()).toEqual(facts)
  warned.mockRestore()
})

test('a hotel taken away leaves the results, and guests search on meanwhile', async () => {
  const offer = await someOffer(3)
  await world.pool.query('delete from offers.hotels where code = $1', [offer.hotelCode])
  let isGone = false
  for (let i = 0; i < 200 && !isGone; i++) {
    const found = accept(await offers.search(weekByPlane, 'pl'))
    expect(found.offers.length).toBeGreaterThan(0)
    isGone = found.offers.every(({ hotelCode }) => hotelCode !== offer.hotelCode)
    await pause(20)
  }
  expect(isGone).toBe(true)
})

test('what happened while the connection was lost is read when it is back', async () => {
  const offer = await someOffer(4)
  await world.pool.query(
    `select pg_terminate_backend(pid) from pg_stat_activity
     where application_name = 'listen offers_changed' and datname = current_database()`,
  )
  await world.pool.query('update offers.flight_cabins set sold = seats where flight_id = $1', [
    offer.departureFlight!.flightId,
  ])
  const patience = performance.now() + 10_000
  let isKnown = false
  while (!isKnown && performance.now() < patience) {
    const again = await offers.offer(offer.offerCode, view)
    isKnown = !again.ok || again.value.departureFlight!.flightId !== offer.departureFlight!.flightId
    await pause(50)
  }
  expect(isKnown).toBe(true)
}, 20_000)

test('after many changes the index answers like one that was just built', async () => {
  await offers.caughtUp()
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
  await pause(300)
  await offers.caughtUp()
  const fresh = await readIndex(world.pool, today)
  const scanner = new Scanner({ threads: 1 })
  for (let i = 0; i < 150; i++) {
    const request = randomSearch(dice, world.inventory, today, days)
    const kept = await offers.search(request, 'pl')
    const built = await search(fresh, scanner, request, 'pl')
    expect(kept.ok && { ...kept.value, repairs: [] }).toEqual(built.ok && built.value)
  }
  await scanner.close()
}, 60_000)
