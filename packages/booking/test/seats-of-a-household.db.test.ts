import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { makeFlight } from './make-trip.ts'
import { couple, openTestSeats, out, type TestSeats, wish } from './open-test-seats.ts'

let shop: TestSeats
let seats: TestSeats['seats']

beforeAll(async () => {
  shop = await openTestSeats()
  ;({ seats } = shop)
})
afterEach(() => shop.clear())
afterAll(() => shop.close())

const everywhere = (prefix: string, count: number) =>
  Array.from({ length: count }, (_, place) => ({
    cart: `${prefix}${place}`,
    seat: Math.floor(place / 6) + 20,
  }))
const rowSeat = ({ seat }: { seat: number }, place: number) => wish(`${seat}${'ABCDEF'[place % 6]}`)

test('carts of one household keep forty-eight seats at once, and no more', async () => {
  const flights = [101, 102, 103, 104].map((flightId) => makeFlight({ flightId }))
  const asked = flights.flatMap((flight) =>
    everywhere(`cart${flight.flightId}-`, 15).map((one, place) =>
      seats.hold(one.cart, couple, [{ flight, wishes: [rowSeat(one, place)] }], {
        keys: [],
        place: '198.51.100.7',
      }),
    ),
  )
  const outcomes = await Promise.all(asked)
  expect(outcomes.filter(({ ok }) => ok)).toHaveLength(48)
  expect(outcomes.find(({ ok }) => !ok)).toEqual({ ok: false, refusal: { code: 'too-many-seats' } })
  shop.later(15.1)
  const elsewhere = { keys: [], place: '198.51.100.7' }
  expect((await seats.hold('anna', couple, [{ flight: out, wishes: [wish('20A')] }], elsewhere)).ok).toBe(
    true,
  )
})

test('who changes their mind is not counted twice', async () => {
  const asker = { keys: [], place: '198.51.100.8', email: 'anna@wojaz.example' }
  for (let turn = 0; turn < 50; turn += 1) {
    const wishes = [wish(`${20 + (turn % 5)}A`), wish(`${20 + (turn % 5)}B`, 1)]
    expect((await seats.hold('anna', couple, [{ flight: out, wishes }], asker)).ok).toBe(true)
  }
})
