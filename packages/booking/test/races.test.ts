import type { Offer } from '@wojaz/offers'
import { accepted, encodeOfferCode, type Outcome, parseOfferCode, refused } from '@wojaz/travel'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyCart, newCart } from '../src/carts/copy-cart.ts'
import type { Booking } from '../src/open-booking.ts'
import type { Order } from '../src/order.ts'
import type { PlaceRefusal } from '../src/orders/place-order.ts'
import type { ClaimStock } from '../src/stock/claim-stock.ts'
import { openTestBooking, type TestBooking } from './open-test-booking.ts'

/** Wide enough for a machine that is busy with other things; alone it takes seconds. */
const patience = 240_000

let shop: TestBooking
let offer: Offer

beforeAll(async () => {
  shop = await openTestBooking()
  offer = (await shop.found()).find(({ departureFlight }) => departureFlight !== null) as Offer
  await shop.makePlenty()
})
afterAll(() => shop.close())

/** All of them press at the same moment. */
async function crowd(size: number, wanted: Offer = offer, booking: Booking = shop.booking) {
  const { id, agreedTotal } = await shop.filledCart(wanted)
  const buyers = Array.from({ length: size }, newCart)
  await copyCart(shop.pool, id, buyers)
  return (): Promise<Outcome<Order, PlaceRefusal>[]> =>
    Promise.all(buyers.map((buyer) => booking.placeOrder(buyer.id, buyer.key, { agreedTotal })))
}

/** So many places are left on both flights and so many rooms in every night, and no other plane goes there that day. */
async function leave({ seats, rooms }: { seats: number; rooms: number }): Promise<void> {
  const ids = [offer.departureFlight?.flightId, offer.returnFlight?.flightId]
  await shop.rows(
    `update offers.flight_cabins set seats = case when flight_id = any($1) then sold + $2 else sold end
     where flight_id in (
       select other.id from offers.flights other join offers.flights ours using (from_airport, to_airport, day)
       where ours.id = any($1)
     )`,
    [ids, seats],
  )
  const { hotelCode, departureDate, returnDate } = offer
  const [room] = offer.occupancies
  await shop.rows(
    `insert into offers.allotments (hotel_code, room_code, night, rooms)
     select $1, $2, night::date, $5 from generate_series($3::date, $4::date - 1, interval '1 day') night
     on conflict (hotel_code, room_code, night) do update set rooms = allotments.sold + $5`,
    [hotelCode, room?.roomCode, departureDate, returnDate, rooms],
  )
  await expect
    .poll(
      async () => {
        const found = await shop.offers.offer(offer.offerCode, { locale: 'pl', perPerson: false })
        return found.ok && [found.value.departureFlight?.seatsLeft, found.value.occupancies[0]?.roomsLeft]
      },
      { timeout: 20_000 },
    )
    .toEqual([seats, Math.min(rooms, 255)])
}

function tally(outcomes: readonly Outcome<Order, PlaceRefusal>[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const outcome of outcomes) {
    const code = outcome.ok ? 'ordered' : outcome.refusal.code
    counts[code] = (counts[code] ?? 0) + 1
  }
  return counts
}

/** The same trip for other parties, as far as the room takes them. */
async function partiesOfOneToFour(): Promise<readonly Offer[]> {
  const parts = parseOfferCode(offer.offerCode)
  if (!parts.ok) throw new Error(parts.refusal.code)
  const [room] = parts.value.rooms
  const sizes = [1, 2, 3, 4].flatMap((adultsCount) => [
    { adultsCount, childrenBirthDates: [] },
    { adultsCount, childrenBirthDates: ['2019-05-01'] },
  ])
  const found = await Promise.all(
    sizes.map((size) => {
      const rooms = [{ ...(room as NonNullable<typeof room>), ...size }]
      const code = encodeOfferCode({ ...parts.value, rooms })
      return shop.offers.offer(code, { locale: 'pl', perPerson: false })
    }),
  )
  return found.flatMap((outcome) => (outcome.ok ? outcome.value : []))
}

/** Everybody has what the books say: nothing is sold twice, nothing is left behind by those who lost. */
async function booksAreTrue(): Promise<void> {
  const wrong = await shop.rows(
    `select flight_id, cabin, sold, taken from (
       select flight_id, cabin, sum(count)::int as taken from booking.order_stock where flight_id is not null group by 1, 2
     ) orders join offers.flight_cabins using (flight_id, cabin) where taken > seats or sold < taken or sold > seats`,
  )
  expect(wrong).toEqual([])
  const rooms = await shop.rows('select from offers.allotments where sold > rooms')
  expect(rooms).toEqual([])
  // Locks are listed for the whole server, and other files' crowds press on other databases of the same one.
  const waiting = await shop.rows(
    `select query from pg_locks join pg_stat_activity using (pid) where datname = current_database() and not granted`,
  )
  expect(waiting).toEqual([])
}

test(
  '500 guests want the last two seats of a plane, ten times: one couple flies, the others are told',
  async () => {
    for (let round = 0; round < 10; round++) {
      await leave({ seats: 2, rooms: 100 })
      const press = await crowd(500)
      const counts = tally(await press())
      expect(counts.ordered).toBe(1)
      expect(Object.values(counts).reduce((sum, count) => sum + count, 0)).toBe(500)
      expect(Object.keys(counts).filter((code) => !/^(ordered|flight-sold-out)$/.test(code))).toEqual([])
      await booksAreTrue()
    }
  },
  patience,
)

test(
  '500 guests want the last room, ten times: one has it',
  async () => {
    for (let round = 0; round < 10; round++) {
      await leave({ seats: 1_000, rooms: 1 })
      const press = await crowd(500)
      const counts = tally(await press())
      expect(counts.ordered).toBe(1)
      expect(Object.keys(counts).filter((code) => !/^(ordered|room-sold-out)$/.test(code))).toEqual([])
      await booksAreTrue()
    }
  },
  patience,
)

test('without the lock the same crowd is sold seats that are not there', async () => {
  const looksFirst: ClaimStock = async (client, _number, { flights }) => {
    for (const { flightId, cabin, count } of flights) {
      const { rows } = await client.query<{ left: number }>(
        'select seats - sold as left from unlocked_cabins where flight_id = $1 and cabin = $2',
        [flightId, cabin],
      )
      if ((rows[0]?.left ?? 0) < count) return refused({ code: 'flight-sold-out', flightId })
    }
    for (const { flightId, cabin, count } of flights)
      await client.query('update unlocked_cabins set sold = sold + $3 where flight_id = $1 and cabin = $2', [
        ...[flightId, cabin, count],
      ])
    return accepted(null)
  }
  await leave({ seats: 2, rooms: 100 })
  await shop.rows('create table unlocked_cabins as select * from offers.flight_cabins')
  const press = await crowd(60, offer, shop.also({ claim: looksFirst }))
  expect(tally(await press()).ordered).toBeGreaterThan(1)
  const over = await shop.rows('select from unlocked_cabins where sold > seats')
  expect(over.length).toBeGreaterThan(0)
})

test(
  '1,000 guests in parties of one to four want 200 places: at most 200 are sold, nobody travels without the rest',
  async () => {
    await leave({ seats: 200, rooms: 1_000 })
    const parties = await partiesOfOneToFour()
    expect(new Set(parties.map(({ occupancies: [room] }) => room?.participantsCount)).size).toBeGreaterThan(1)
    const presses = await Promise.all(parties.map((party) => crowd(Math.ceil(1_000 / parties.length), party)))
    const outcomes = (await Promise.all(presses.map((press) => press()))).flat()
    expect(outcomes.length).toBeGreaterThanOrEqual(1_000)
    expect(Object.keys(tally(outcomes)).filter((code) => !/^(ordered|flight-sold-out)$/.test(code))).toEqual(
      [],
    )
    const orders = outcomes.flatMap((outcome) => (outcome.ok ? outcome.value : []))
    const places = await shop.rows<{ number: string; legs: number; least: number; most: number }>(
      `select order_number as number, count(*)::int as legs, min(count)::int as least, max(count)::int as most
     from booking.order_stock where flight_id is not null and order_number = any($1) group by 1`,
      [orders.map(({ number }) => number)],
    )
    expect(places).toHaveLength(orders.length)
    for (const { number, ...taken } of places) {
      const size = orders.find((order) => order.number === number)?.participants.length
      expect(taken).toEqual({ legs: 2, least: size, most: size })
    }
    expect(places.reduce((sum, { least }) => sum + least, 0)).toBeLessThanOrEqual(200)
    const smallest = Math.min(...orders.map(({ participants }) => participants.length))
    expect(places.reduce((sum, { least }) => sum + least, 0)).toBeGreaterThan(200 - smallest)
    await booksAreTrue()
  },
  patience,
)

test('50 notifications of each kind, shuffled and at once, leave the same as one', async () => {
  await leave({ seats: 10, rooms: 10 })
  const { number, price } = await shop.ordered(offer)
  const start = { variant: 'full', method: { kind: 'card' }, customerIp: '127.0.0.1' } as const
  const begun = await shop.booking.startPayment(number, start)
  if (!begun.ok) throw new Error(begun.refusal.code)
  const { paymentId } = begun.value
  const word = shop.bank.pays(paymentId)
  const words = (['pending', 'completed', 'new'] as const).flatMap((status) =>
    Array.from({ length: 50 }, () => shop.bank.notification({ ...word, status })),
  )
  const shuffled = words
    .map((one, place) => ({ one, at: (place * 7919) % words.length }))
    .sort((a, b) => a.at - b.at)
  await Promise.all([
    ...shuffled.map(({ one }) => shop.booking.notified(one.body, one.signature)),
    ...Array.from({ length: 50 }, () => shop.booking.settle({ paymentId })),
  ])
  expect(await shop.booking.order(number)).toMatchObject({
    ...{ state: 'confirmed', paid: price.total, payments: [{ state: 'completed' }] },
  })
  expect(shop.letters.filter((letter) => letter.number === number)).toEqual([{ number, state: 'confirmed' }])
})
