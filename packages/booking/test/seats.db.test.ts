import { inTransaction } from '@wojaz/database'
import type pg from 'pg'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import type { SeatWish } from '../src/seats/seat-refusal.ts'
import { makeFlight } from './make-trip.ts'
import { back, couple, openTestSeats, out, type TestSeats, wish } from './open-test-seats.ts'

let shop: TestSeats
let seats: TestSeats['seats']

beforeAll(async () => {
  shop = await openTestSeats()
  ;({ seats } = shop)
})
afterEach(() => shop.clear())
afterAll(() => shop.close())

const later = (minutes: number) => shop.later(minutes)
const holdOut = (cart: string, ...wishes: SeatWish[]) => seats.hold(cart, couple, [{ flight: out, wishes }])
const names = async (cart: string) => (await seats.held(cart)).seats.map(({ seat }) => seat)
const order = <Value>(work: (client: pg.PoolClient) => Promise<Value>) => inTransaction(shop.pool, work)

test('seats are held for a quarter of an hour, at the price of their zone', async () => {
  const held = await holdOut('anna', wish('20A'), wish('16B', 1))
  expect(held).toEqual({
    ok: true,
    value: {
      seats: [
        { flightId: 101, seat: '20A', person: 0, price: 45_00 },
        { flightId: 101, seat: '16B', person: 1, price: 99_00 },
      ],
      until: new Date('2026-11-15T12:15:00Z'),
    },
  })
})

test('all of the wished seats or none', async () => {
  await holdOut('anna', wish('20A'))
  const refused = await holdOut('jan', wish('20B'), wish('20A', 1))
  expect(refused).toMatchObject({ ok: false, refusal: { code: 'seats-taken', seats: [{ seat: '20A' }] } })
  expect(await names('jan')).toEqual([])
})

test('a refused change leaves what was held', async () => {
  await holdOut('anna', wish('20A'))
  await holdOut('jan', wish('21A'), wish('21B', 1))
  await holdOut('jan', wish('20A'), wish('20B', 1))
  expect(await names('jan')).toEqual(['21A', '21B'])
})

test('two travellers change places, and one leaves the seat to others', async () => {
  await holdOut('anna', wish('20A'), wish('20B', 1))
  await holdOut('anna', wish('20B'), wish('20A', 1))
  expect(await names('anna')).toEqual(['20B', '20A'])
  await holdOut('anna', wish('20B'))
  expect((await holdOut('jan', wish('20A'))).ok).toBe(true)
})

test('both flights are held together or not at all', async () => {
  await seats.hold('jan', couple, [{ flight: back, wishes: [wish('20A')] }])
  const both = [
    { flight: out, wishes: [wish('20A')] },
    { flight: back, wishes: [wish('20A')] },
  ]
  expect((await seats.hold('anna', couple, both)).ok).toBe(false)
  expect(await names('anna')).toEqual([])
  await seats.clear('jan')
  expect((await seats.hold('anna', couple, both)).ok).toBe(true)
  await seats.clear('anna', 102)
  expect((await seats.held('anna')).seats.map(({ flightId }) => flightId)).toEqual([101])
})

test('rules of the cabin are kept whoever asks', async () => {
  const party = { passengers: ['ADULT', 'CHILD'], cabin: 'Economy' } as const
  const child = await seats.hold('anna', party, [{ flight: out, wishes: [wish('16A', 1)] }])
  expect(child).toEqual({
    ok: false,
    refusal: {
      code: 'seat-refused',
      flightId: 101,
      seat: '16A',
      person: 1,
      reason: 'exit-row-is-for-adults',
    },
  })
  const unknown = makeFlight({ flightId: 101, aircraft: 'Concorde' })
  expect(await seats.hold('anna', couple, [{ flight: unknown, wishes: [wish('1A')] }])).toMatchObject({
    refusal: { code: 'no-seat-map' },
  })
})

test('of fifty guests who want one seat at once one gets it, and the others are told', async () => {
  const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => holdOut(`guest-${i}`, wish('20A'))))
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
  for (const answer of answers.filter(({ ok }) => !ok)) {
    expect(answer).toMatchObject({ refusal: { code: 'seats-taken' } })
  }
})

test('guests who want the same two seats in another order never wait for each other in a circle', async () => {
  const answers = await Promise.all(
    Array.from({ length: 40 }, (_, i) =>
      i % 2 ? holdOut(`a${i}`, wish('20A'), wish('20B', 1)) : holdOut(`b${i}`, wish('20B'), wish('20A', 1)),
    ),
  )
  expect(answers.filter(({ ok }) => ok)).toHaveLength(1)
})

test('who is busy keeps the seats, both flights alike', async () => {
  await seats.hold('anna', couple, [
    { flight: out, wishes: [wish('20A')] },
    { flight: back, wishes: [wish('20A')] },
  ])
  later(14)
  expect((await seats.extend('anna')).until).toEqual(new Date('2026-11-15T12:29:00Z'))
  later(28)
  expect(await names('anna')).toEqual(['20A', '20A'])
})

test('a hold that ran out is free for others at once, and cannot be extended', async () => {
  await holdOut('anna', wish('20A'))
  later(15)
  expect((await seats.extend('anna')).seats).toEqual([])
  expect(await seats.onFlight(101)).toEqual([])
  expect((await holdOut('jan', wish('20A'))).ok).toBe(true)
})

test('an order takes what its cart holds; nobody else gets it, however late', async () => {
  await holdOut('anna', wish('20A'))
  const taken = await order((client) => seats.takeFor(client, 'anna', 'W123456782'))
  expect(taken).toMatchObject({ ok: true, value: [{ seat: '20A' }] })
  later(600)
  await seats.freeExpired()
  expect((await holdOut('jan', wish('20A'))).ok).toBe(false)
})

test('an order whose seats ran out is told which', async () => {
  await holdOut('anna', wish('20A'))
  later(16)
  expect(await order((client) => seats.takeFor(client, 'anna', 'W123456782'))).toEqual({
    ok: false,
    refusal: { code: 'seats-lost', seats: [{ flightId: 101, seat: '20A' }] },
  })
})

test('seats of an order that was not paid come back; paid late, they are taken again where nobody was quicker', async () => {
  await holdOut('anna', wish('20A'), wish('20B', 1))
  const taken = await order((client) => seats.takeFor(client, 'anna', 'W123456782'))
  const sold = taken.ok ? taken.value : []
  await order((client) => seats.giveBack(client, 'W123456782'))
  expect(await order((client) => seats.takeAgain(client, 'W123456782', sold))).toMatchObject({ ok: true })
  await order((client) => seats.giveBack(client, 'W123456782'))
  await holdOut('jan', wish('20B'))
  expect(await order((client) => seats.takeAgain(client, 'W123456782', sold))).toEqual({
    ok: false,
    refusal: { code: 'seats-lost', seats: [{ flightId: 101, seat: '20B' }] },
  })
})

test('an order and a guest after the same seat at the deadline: one of them has it', async () => {
  for (let round = 0; round < 10; round++) {
    await shop.pool.query('delete from booking.seat_claims')
    later(0)
    await holdOut('anna', wish('20A'))
    later(15)
    const [taken, held] = await Promise.all([
      order((client) => seats.takeFor(client, 'anna', 'W123456782')),
      holdOut('jan', wish('20A')),
    ])
    const { rows } = await shop.pool.query('select order_number, cart_id from booking.seat_claims')
    expect(rows).toHaveLength(1)
    expect(rows[0]?.order_number !== null).toBe(taken.ok && taken.value.length > 0)
    expect(rows[0]?.cart_id === 'jan').toBe(held.ok)
  }
})

/** Collects what a watcher of the flight receives, in order. */
function listenTo(flightId: number) {
  const heard: string[][] = []
  const stop = seats.watch(flightId, (claimed) => heard.push(claimed.map(({ seat }) => seat)))
  const until = (wanted: readonly string[]) => expect.poll(() => heard.at(-1)).toEqual(wanted)
  return { heard, stop, until }
}

test('an open map hears of seats that others take, leave and let run out', async () => {
  const map = listenTo(101)
  await holdOut('jan', wish('20A'))
  await map.until(['20A'])
  await holdOut('jan', wish('21A'))
  await map.until(['21A'])
  later(16)
  await seats.freeExpired()
  await map.until([])
  map.stop()
})

test('a longer hold is no news, and neither is another flight', async () => {
  const map = listenTo(101)
  await holdOut('jan', wish('20A'))
  await map.until(['20A'])
  const before = map.heard.length
  await seats.extend('jan')
  await seats.hold('ewa', couple, [{ flight: back, wishes: [wish('20A')] }])
  await holdOut('ewa', wish('22A'))
  await map.until(['20A', '22A'])
  expect(map.heard).toHaveLength(before + 1)
  map.stop()
})

test('a cart that has changed lets go of what no longer fits', async () => {
  await holdOut('anna', wish('20A'), wish('20B', 1))
  const { seats: held } = await seats.held('anna')
  await order((client) => seats.keepOnly(client, 'anna', held.slice(0, 1)))
  expect(await names('anna')).toEqual(['20A'])
  await order((client) => seats.keepOnly(client, 'anna', []))
  expect(await names('anna')).toEqual([])
})
