import { setTimeout as pause } from 'node:timers/promises'
import { addDays, parseTimestamp } from '@wojaz/travel/dates'
import type { OfferSearchRequest } from '@wojaz/travel/search'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { type Offers, openOffers } from '../src/open-offers.ts'
import { anySearch } from './any-search.ts'
import { accept, openTestWorld, smallWorld, type TestWorld } from './test-world.ts'

const { today } = smallWorld
const view = { locale: 'pl', perPerson: false } as const
const request: OfferSearchRequest = { ...anySearch, durationFrom: 1, durationTo: 14 }

let world: TestWorld
/** Two nodes on one database, each with separate connections and a separate index. */
let nodes: Offers[] = []

beforeAll(async () => {
  world = await openTestWorld()
  const open = () =>
    openOffers({
      databaseUrl: world.url,
      clock: () => parseTimestamp(`${today} 12:00:00`)!,
      log: { info: () => {}, warn: () => {}, error: () => {} },
      threads: 1,
    })
  nodes = [await open(), await open()]
}, 60_000)

afterAll(async () => {
  for (const node of nodes) await node.close()
  await world?.close()
})

async function someOffer(position: number) {
  return accept(await nodes[0]!.search(request, 'pl')).offers[position]!
}

/** Polls every node until all answer as expected. Each may take at most a second. */
async function onEveryNodeWithinASecond(isTrue: (node: Offers) => Promise<boolean>): Promise<void> {
  const patience = performance.now() + 1_000
  for (const node of nodes) {
    while (!(await isTrue(node))) {
      if (performance.now() > patience) throw new Error('Not on every node within a second.')
      await pause(10)
    }
  }
}

test('a booking that takes the last room is in the results of every node within a second', async () => {
  const offer = await someOffer(0)
  await world.pool.query(
    `insert into offers.allotments values ($1, $2, $3, 1, 1)
     on conflict (hotel_code, room_code, night) do update set sold = allotments.rooms`,
    [offer.hotelCode, offer.occupancies[0]!.roomCode, offer.departureDate],
  )
  await onEveryNodeWithinASecond(async (node) => {
    const again = await node.offer(offer.offerCode, view)
    return !again.ok && again.refusal.code === 'room-sold-out'
  })
})

test('a booking that takes the last seats is in the results of every node within a second', async () => {
  const offer = await someOffer(1)
  const { flightId } = offer.departureFlight!
  await world.pool.query('update offers.flight_cabins set sold = seats where flight_id = $1', [flightId])
  await onEveryNodeWithinASecond(async (node) => {
    const { offers } = accept(await node.search(request, 'pl'))
    return offers.every(({ departureFlight }) => departureFlight?.flightId !== flightId)
  })
})

test('a new price is in the results of every node within a second, and they agree to the last grosz', async () => {
  const offer = await someOffer(2)
  await world.pool.query(
    `update offers.price_periods set price = price + 12345
     where rate_id in (select id from offers.rates where hotel_code = $1)`,
    [offer.hotelCode],
  )
  await onEveryNodeWithinASecond(async (node) => {
    const again = await node.offer(offer.offerCode, view)
    return again.ok && again.value.quote.total > offer.quote.total
  })
  await world.pool.query(
    'update offers.flight_cabins set adult_price = adult_price + 500 where flight_id = $1',
    [offer.departureFlight!.flightId],
  )
  await world.pool.query(
    `insert into offers.promotions (id, hotel_code, kind, percent, starts_on, ends_on, travel_from, travel_to)
     select 9999, $1, 'special', 10, $2, $2, $2, $3
     where not exists (select from offers.promotions where hotel_code = $1)`,
    [offer.hotelCode, today, addDays(today, 500)],
  )
  await pause(100)
  await Promise.all(nodes.map((node) => node.caughtUp()))
  const [one, other] = await Promise.all(
    nodes.map(async (node) =>
      accept(await node.search({ ...request, metaData: { ...request.metaData, pageSize: 40 } }, 'pl')),
    ),
  )
  expect(other).toEqual(one)
})
