import { randomUUID } from 'node:crypto'
import type { Offer } from '@wojaz/offers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { SoldOut } from '../src/stock/claim-stock.ts'
import { accept, contact, openTestBooking, refusalOf, type TestBooking } from './open-test-booking.ts'

let shop: TestBooking
let byPlane: Offer
let family: Offer

beforeAll(async () => {
  shop = await openTestBooking()
  byPlane = (await shop.found())[0] as Offer
  const children = { childrenBirthDates: ['2017-01-01', '2026-01-01'] }
  family = (await shop.found(children))[0] as Offer
  await shop.makePlenty()
})
afterAll(() => shop.close())

/** Counts everything that is sold, by name. */
async function sold(): Promise<Record<string, number>> {
  const rows = await shop.rows<{ name: string; sold: number }>(
    `select concat_ws('/', 'flight', flight_id, cabin) as name, sold::int from offers.flight_cabins
     union all select concat_ws('/', hotel_code, room_code, night), sold::int from offers.allotments`,
  )
  return Object.fromEntries(rows.map((row) => [row.name, row.sold]))
}

async function soldBy(work: () => Promise<unknown>): Promise<Record<string, number>> {
  const before = await sold()
  await work()
  const after = await sold()
  const changes = Object.entries(after).map(([name, count]) => [name, count - (before[name] ?? 0)] as const)
  return Object.fromEntries(changes.filter(([, count]) => count !== 0))
}

test('an order has a number, waits for the money and is what the guest saw', async () => {
  const order = await shop.ordered(byPlane)
  expect(order.number).toMatch(/^W\d{9}$/)
  expect(order).toMatchObject({ state: 'pending', paid: 0, contact, payments: [], variant: null })
  expect(order.price.total).toBe(byPlane.quote.total)
  expect(order.heldUntil.getTime() - order.placedAt.getTime()).toBe(15 * 60_000)
})

test('it takes a place on both flights for everybody but the infant, and the room in every night', async () => {
  const taken = await soldBy(() => shop.ordered(family))
  const flights = [family.departureFlight, family.returnFlight].map(
    (leg) => `flight/${leg?.flightId}/Economy`,
  )
  expect(flights.map((flight) => taken[flight])).toEqual([3, 3])
  const nights = Object.entries(taken).filter(([name]) => !name.startsWith('flight'))
  expect(nights.map(([, count]) => count)).toEqual(Array(family.duration).fill(1))
})

test('what is not paid in time gives back exactly what it took, once', async () => {
  const given = await soldBy(async () => {
    await shop.ordered(family)
    shop.moveClock(30 * 60_000 + 1)
    expect(await shop.booking.expireHolds()).toBeGreaterThan(0)
    expect(await shop.booking.expireHolds()).toBe(0)
  })
  // Unpaid orders of earlier tests are released too, and nothing more is taken.
  expect(Object.values(given).every((count) => count < 0)).toBe(true)
  expect(await shop.rows('select from booking.order_stock')).toEqual([])
  const again = await soldBy(() => shop.booking.expireHolds())
  expect(again).toEqual({})
})

test('pressed twice is ordered once', async () => {
  const { id, key, agreedTotal } = await shop.filledCart(byPlane)
  const press = async () => accept(await shop.booking.placeOrder(id, key, { agreedTotal })).number
  const numbers = await Promise.all(Array.from({ length: 10 }, press))
  expect(new Set(numbers).size).toBe(1)
  expect(accept(await shop.booking.cart(id, key))).toMatchObject({
    state: 'ordered',
    orderNumber: numbers[0],
  })
  expect(refusalOf(await shop.booking.update(id, key, { contact })).code).toBe('cart-closed')
})

test('what is missing is named, and nothing is taken', async () => {
  const cart = accept(await shop.booking.openCart({ offerCode: byPlane.offerCode, locale: 'pl' }))
  const taken = await soldBy(async () => {
    const outcome = await shop.booking.placeOrder(cart.id, cart.key, { agreedTotal: cart.agreedTotal })
    expect(refusalOf(outcome)).toEqual({
      code: 'cart-incomplete',
      missing: ['participants', 'contact', 'terms', 'standardForm'],
    })
  })
  expect(taken).toEqual({})
})

test('a price that rose needs the guest’s word; one that fell is passed on', async () => {
  const { id, key, agreedTotal } = await shop.filledCart(byPlane)
  const lower = await shop.booking.placeOrder(id, key, { agreedTotal: agreedTotal - 1_00 })
  expect(refusalOf(lower)).toEqual({ code: 'price-changed', before: agreedTotal - 1_00, now: agreedTotal })
  const order = accept(await shop.booking.placeOrder(id, key, { agreedTotal: agreedTotal + 1_00 }))
  expect(order.price.total).toBe(agreedTotal)
})

test('sold meanwhile is refused with what is gone, and leaves nothing behind', async () => {
  const { id, key, agreedTotal } = await shop.filledCart(family)
  const roomCode = family.occupancies[0]?.roomCode ?? ''
  const late = shop.also({
    claim: async (client, number, stock) => {
      // The last night is sold between the price check and the claim.
      await shop.rows(
        `insert into offers.allotments values ($1, $2, $3, 1, 1)
         on conflict (hotel_code, room_code, night) do update set sold = allotments.rooms`,
        [family.hotelCode, roomCode, stock.rooms[0]?.lastNight],
      )
      const { claimStock } = await import('../src/stock/claim-stock.ts')
      return claimStock(client, number, stock)
    },
  })
  const flight = family.departureFlight?.flightId
  const seats = () => shop.rows('select sold from offers.flight_cabins where flight_id = $1', [flight])
  const before = await seats()
  const refusal = refusalOf(await late.placeOrder(id, key, { agreedTotal }))
  expect(refusal satisfies { code: string }).toEqual({ code: 'room-sold-out', roomCode } satisfies SoldOut)
  expect(await seats()).toEqual(before)
  expect(accept(await shop.booking.cart(id, key)).state).toBe('open')
})

test('only who has the key of its cart, or is its customer, may open an order', async () => {
  const { id, key, agreedTotal } = await shop.filledCart(byPlane)
  const buyer = { id: randomUUID(), email: 'konto@example.com' }
  const { number, contact } = accept(
    await shop.booking.placeOrder(id, key, { agreedTotal, customerId: buyer.id }),
  )
  const opened = async (keys: string[], customer: typeof buyer | null) =>
    (await shop.booking.ownOrder(number, { keys, customer }))?.number
  const stranger = { id: randomUUID(), email: 'obcy@example.com' }
  expect(await opened(['x'.repeat(22), key], null)).toBe(number)
  expect(await opened([], buyer)).toBe(number)
  // It has a customer: the address that it was given opens it to nobody.
  expect(await opened([], { ...stranger, email: contact.email })).toBe(undefined)
  expect(await opened(['x'.repeat(22)], stranger)).toBe(undefined)
  expect(await opened([], null)).toBe(undefined)
})

test('a guest’s order opens to who has its address, until it has joined somebody’s account', async () => {
  const { number, contact } = await shop.ordered(byPlane)
  const [anna, celina] = [
    { id: randomUUID(), email: contact.email.toUpperCase() },
    { id: randomUUID(), email: contact.email },
  ] as const
  const opened = async (customer: typeof anna | typeof celina) =>
    (await shop.booking.ownOrder(number, { keys: [], customer }))?.number
  expect([await opened(anna), await opened(celina)]).toEqual([number, number])
  await shop.booking.joinOrders(anna)
  await shop.booking.joinOrders(celina)
  expect([await opened(anna), await opened(celina)]).toEqual([number, undefined])
  expect(
    await shop.booking.ownOrder(number, { keys: [], customer: { id: anna.id, email: 'nowa@example.com' } }),
  ).not.toBeNull()
})

test('the database refuses what the tables of states do not allow', async () => {
  const { number } = await shop.ordered(byPlane)
  await expect(
    shop.rows(`update booking.orders set state = 'refunded' where number = $1`, [number]),
  ).rejects.toThrow('pending may not become refunded in orders')
})

test('carts nobody came back to lose what was typed into them', async () => {
  const { id, key } = await shop.filledCart(byPlane)
  shop.moveClock(31 * 24 * 3_600_000)
  await shop.tidyUp()
  const [row] = await shop.rows('select state, participants, contact from booking.carts where id = $1', [id])
  expect(row).toEqual({ state: 'abandoned', participants: [], contact: null })
  expect(refusalOf(await shop.booking.update(id, key, { contact })).code).toBe('cart-closed')
})

test('a number that somebody else has got meanwhile is left to them, and the order gets another', async () => {
  const numbers = ['W000000018', 'W000000018', 'W000000026']
  const booking = shop.also({ newNumber: () => numbers.shift() ?? '' })
  const carts = [await shop.filledCart(byPlane), await shop.filledCart(byPlane)]
  const placed = await Promise.all(
    carts.map(({ id, key, agreedTotal }) => booking.placeOrder(id, key, { agreedTotal })),
  )
  expect(placed.map((outcome) => accept(outcome).number).sort()).toEqual(['W000000018', 'W000000026'])
})
