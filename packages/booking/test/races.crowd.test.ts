// Crowds against the real shop over HTTP are in `apps/shop/test/api/crowds.proof.test.ts`. This is the counter-proof: the same
// crowd without locks sells places twice.
import type { Offer } from '@wojaz/offers'
import { accepted, refused } from '@wojaz/travel/outcome'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyCart, newCart } from '../src/carts/copy-cart.ts'
import type { ClaimStock } from '../src/stock/claim-stock.ts'
import { openTestBooking, type TestBooking } from './open-test-booking.ts'

let shop: TestBooking

beforeAll(async () => {
  shop = await openTestBooking()
})
afterAll(() => shop.close())

/**
 * The first buyer waits after the check until a second one has checked too. Without this, the race would happen only by chance.
 */
let secondLooks = () => {}
const secondHasLooked = new Promise<void>((resolve) => {
  secondLooks = resolve
})
let looks = 0

/** A claim without locks: check, then take. */
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
