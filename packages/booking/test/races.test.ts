// Crowds in front of the shop as it is are in `apps/shop/test/api/crowds.proof.test.ts`, over HTTP. Here is what they would prove nothing without:
// the same crowd, when nobody locks what it wants.
import type { Offer } from '@wojaz/offers'
import { accepted, refused } from '@wojaz/travel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyCart, newCart } from '../src/carts/copy-cart.ts'
import type { ClaimStock } from '../src/stock/claim-stock.ts'
import { openTestBooking, type TestBooking } from './open-test-booking.ts'

let shop: TestBooking

beforeAll(async () => {
  shop = await openTestBooking()
})
afterAll(() => shop.close())

/** The first who looks is slow enough for a second to look, too: as it happens by itself in a crowd, sooner or later. */
let secondLooks = () => {}
const secondHasLooked = new Promise<void>((resolve) => {
  secondLooks = resolve
})
let looks = 0

/** As whoever has not heard of locks would write it: look, then take. */
const looksFirst: ClaimStock = async (client, _number, { flights }) => {
  for (const { flightId, cabin, count } of flights) {
    const { rows } = await client.query<{ left: number }>(
      'select seats - sold as left from unlocked_cabins where flight_id = $1 and cabin = $2',
      [flightId, cabin],
    )
    if ((rows[0]?.left ?? 0) < count) return refused({ code: 'flight-sold-out', flightId })
  }
  looks += 1
  if (looks === 2) secondLooks()
  await secondHasLooked
  for (const { flightId, cabin, count } of flights)
    await client.query('update unlocked_cabins set sold = sold + $3 where flight_id = $1 and cabin = $2', [
      ...[flightId, cabin, count],
    ])
  return accepted(null)
}

test('without the lock a crowd is sold seats that are not there', async () => {
  const offer = (await shop.found()).find(({ departureFlight }) => departureFlight !== null) as Offer
  await shop.makePlenty()
  await shop.rows('create table unlocked_cabins as select * from offers.flight_cabins')
  await shop.rows('update unlocked_cabins set seats = sold + 2')
  const { id, agreedTotal } = await shop.filledCart(offer)
  const buyers = Array.from({ length: 60 }, newCart)
  await copyCart(shop.pool, id, buyers)
  const booking = shop.also({ claim: looksFirst })
  const outcomes = await Promise.all(
    buyers.map((buyer) => booking.placeOrder(buyer.id, buyer.key, { agreedTotal })),
  )
  expect(outcomes.filter(({ ok }) => ok).length).toBeGreaterThan(1)
  const over = await shop.rows('select from unlocked_cabins where sold > seats')
  expect(over.length).toBeGreaterThan(0)
})
