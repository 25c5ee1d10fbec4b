import { inTransaction } from '@wojaz/database'
import type { Offer } from '@wojaz/offers'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ClaimStock, claimStock } from '../src/stock/claim-stock.ts'
import { accept, openTestBooking, refusalOf, type TestBooking } from './open-test-booking.ts'

let shop: TestBooking
let offer: Offer

beforeAll(async () => {
  shop = await openTestBooking()
  offer = (await shop.found())[0] as Offer
})
beforeEach(() => shop.makePlenty())
afterAll(() => shop.close())

const flightId = () => offer.departureFlight?.flightId ?? 0
const party = 2

/** Leaves places for one couple. */
const lastPlaces = {
  seats: () =>
    shop.rows('update offers.flight_cabins set seats = sold + $2 where flight_id = $1', [flightId(), party]),
  room: () =>
    shop.rows(
      `insert into offers.allotments values ($1, $2, $3, 1, 0)
       on conflict (hotel_code, room_code, night) do update set rooms = allotments.sold + 1`,
      [offer.hotelCode, offer.occupancies[0]?.roomCode, offer.departureDate],
    ),
}

/** Resolves when a transaction of this database waits for another. */
const somebodyWaits = () =>
  expect
    .poll(() =>
      shop.rows(
        `select from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
      ),
    )
    .toHaveLength(1)

/** A shop whose orders stop between the claim and the commit, until they are let go or fail. */
function hesitating() {
  let letGo = () => {}
  let fail = (_: Error) => {}
  const end = new Promise<void>((resolve, reject) => {
    letGo = resolve
    fail = reject
  })
  let claimed = () => {}
  const hasClaimed = new Promise<void>((resolve) => {
    claimed = resolve
  })
  const claim: ClaimStock = async (...given) => {
    const outcome = await claimStock(...given)
    claimed()
    await end
    return outcome
  }
  return { booking: shop.also({ claim }), hasClaimed, letGo, fail }
}

test.each([
  ['seats', 'flight-sold-out'],
  ['room', 'room-sold-out'],
] as const)(
  'of two who want the last %s, who asks second waits for the first and is then refused',
  async (what, code) => {
    const [one, two] = [await shop.filledCart(offer), await shop.filledCart(offer)]
    await lastPlaces[what]()
    const first = hesitating()
    const bought = first.booking.placeOrder(one.id, one.key, one)
    await first.hasClaimed
    const refused = shop.booking.placeOrder(two.id, two.key, two)
    await somebodyWaits()
    first.letGo()
    expect(accept(await bought).state).toBe('pending')
    expect(refusalOf(await refused).code).toBe(code)
  },
)

test('when the first does not come to its end, who asked second has the last seats', async () => {
  const [one, two] = [await shop.filledCart(offer), await shop.filledCart(offer)]
  await lastPlaces.seats()
  const first = hesitating()
  const lost = first.booking.placeOrder(one.id, one.key, one)
  await first.hasClaimed
  const bought = shop.booking.placeOrder(two.id, two.key, two)
  await somebodyWaits()
  first.fail(new Error('the node dies'))
  await expect(lost).rejects.toThrow('the node dies')
  expect(accept(await bought).state).toBe('pending')
  expect(await shop.rows('select from booking.orders where cart_id = $1', [one.id])).toEqual([])
})

test('two who want the same two flights, each beginning with another, never wait for each other in a circle', async () => {
  const stock = (...ids: number[]) => ({
    flights: ids.map((id) => ({ flightId: id, cabin: 'Economy' as const, count: 1 })),
    rooms: [],
  })
  const ids = [flightId(), offer.returnFlight?.flightId ?? 0]
  const orders = [await shop.ordered(offer), await shop.ordered(offer)]
  await shop.rows('delete from booking.order_stock')
  let second: Promise<unknown> = Promise.resolve()
  await inTransaction(shop.pool, async (client) => {
    accept(await claimStock(client, orders[0]?.number ?? '', stock(...ids)))
    second = inTransaction(shop.pool, (other) =>
      claimStock(other, orders[1]?.number ?? '', stock(...ids.toReversed())),
    )
    await somebodyWaits()
  })
  expect(await second).toEqual({ ok: true, value: null })
})
