import { randomUUID } from 'node:crypto'
import type { AttractionSale } from '@wojaz/attractions/server'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { blik, openTestSale, type SoldKind, type TestSale } from './open-test-sale.ts'
import { accept, refusalOf, tellAll } from './sale-hands.ts'

let shop: TestSale
let sale: AttractionSale
let households = 0

beforeAll(async () => {
  shop = await openTestSale()
  sale = shop.openNode({ unpaid: 3 }).sale
  for (const kind of ['sunset-cruise', 'museum'] as const) {
    const { optionId, availabilityId } = await shop.choiceOf(kind)
    const productId = shop.supplier.products.find((product) => product.kind === kind)?.id
    await shop.supplier.control('allotments', { productId, optionId, availabilityId, places: 1_000 })
  }
})
beforeEach(() => shop.supplier.goTo('2026-11-15T12:00:00.000Z'))
afterAll(() => shop.close())

/** A guest with a new IP address and no carts. */
function newGuest() {
  households += 1
  return { place: `198.51.100.${households}`, keys: [] as string[] }
}

async function want(
  { place, keys }: ReturnType<typeof newGuest>,
  {
    key = null,
    kind = 'sunset-cruise',
    customerId = null,
  }: { key?: string | null; kind?: SoldKind; customerId?: string | null } = {},
) {
  const choice = await shop.choiceOf(kind)
  return sale.add(key, choice, { ...shop.about, customerId, asker: { keys, place } })
}

const held = (outcomes: readonly { ok: boolean }[]) => outcomes.filter(({ ok }) => ok).length

test('a browser holds nine places of one time, whatever its carts and networks are; another time is open to it', async () => {
  const guest = newGuest()
  for (let turn = 0; turn < 4; turn++) {
    const { key } = accept(await want({ ...newGuest(), keys: guest.keys }))
    guest.keys.push(key)
  }
  const away = { ...newGuest(), keys: guest.keys }
  expect(refusalOf(await want(away))).toEqual({ code: 'too-many-held' })
  expect(refusalOf(await want(away, { key: guest.keys[0] }))).toEqual({ code: 'too-many-held' })
  expect((await want(away, { kind: 'museum' })).ok).toBe(true)
})

test('a customer has as many, wherever they are logged in', async () => {
  const customerId = randomUUID()
  for (let turn = 0; turn < 4; turn++) accept(await want(newGuest(), { customerId }))
  expect(refusalOf(await want(newGuest(), { customerId }))).toEqual({ code: 'too-many-held' })
})

test('a household that presses twelve times at one moment, without a cookie, holds eighteen places', async () => {
  const guest = newGuest()
  const outcomes = await Promise.all(Array.from({ length: 12 }, () => want(guest)))
  expect(held(outcomes)).toBe(9)
  expect((await want(newGuest())).ok).toBe(true)
})

test('what is let go or paid for counts no more', async () => {
  const guest = newGuest()
  const keys: string[] = []
  for (let turn = 0; turn < 9; turn++) keys.push(accept(await want(guest)).key)
  expect((await want(guest)).ok).toBe(false)
  const [first = '', second = ''] = keys
  accept(await sale.remove(first, (await sale.cart(first))?.items[0]?.id ?? ''))
  accept(await want(guest))
  expect((await want(guest)).ok).toBe(false)
  const agreedTotal = await tellAll(sale, second)
  const order = accept(await sale.placeOrder(second, { agreedTotal, terms: true }))
  const holder = { cartKeys: [second], customer: null }
  expect((await want(guest)).ok).toBe(false)
  accept(await sale.startPayment(order.transactionId, holder, blik))
  await shop.whenPaid(order, holder)
  accept(await want(guest))
})

test('what has run out counts no more, and is not held anew above the share', async () => {
  const guest = newGuest()
  const { key } = accept(await want(guest))
  shop.supplier.passes(31 * 60)
  await sale.keep()
  for (let turn = 0; turn < 9; turn++) accept(await want(guest))
  const extended = accept(await sale.extend(key))
  expect(extended.items.map(({ state }) => state)).toEqual(['expired'])
})

test('nothing that is counted can be read back, and after some hours nothing tells who it was', async () => {
  const guest = newGuest()
  const { cart } = accept(await want(guest))
  const keeper = async () =>
    (await shop.pool.query('select place_key from attractions.carts where id = $1', [cart.id])).rows[0]
  expect(await keeper()).toEqual({ place_key: expect.stringMatching(/^[\w-]{43}$/) })
  shop.supplier.passes(4 * 3_600)
  await sale.tidy()
  expect(await keeper()).toEqual({ place_key: null })
})
