import type { Offer } from '@wojaz/offers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { copyCart, newCart } from '../src/carts/copy-cart.ts'
import { fairShare } from '../src/fair-share/fair-share.ts'
import { accept, contact, openTestBooking, refusalOf, type TestBooking } from './open-test-booking.ts'
import { byBank } from './paying-shop.ts'

const minute = 60_000
let shop: TestBooking
let offer: Offer
let strict: TestBooking['booking']
let guests = 0

beforeAll(async () => {
  shop = await openTestBooking()
  offer = (await shop.found())[0] as Offer
  await shop.makePlenty()
  strict = shop.also({ share: fairShare() })
})
afterAll(() => shop?.close())

/** Filled-in carts, each of a new guest. */
async function carts(count: number) {
  const { id, agreedTotal } = await shop.filledCart(offer)
  const copies = Array.from({ length: count }, newCart)
  await copyCart(shop.pool, id, copies)
  return copies.map((cart) => ({ ...cart, agreedTotal }))
}
type OneCart = Awaited<ReturnType<typeof carts>>[number]
const newGuest = () => {
  guests += 1
  return { place: `198.51.100.${guests}`, email: `guest${guests}@example.com` }
}
const order = ({ id, key, agreedTotal }: OneCart, place: string, keys: readonly string[] = []) =>
  strict.placeOrder(id, key, { agreedTotal, asker: { keys: [key, ...keys], place } })
const under = (cart: OneCart, email: string) =>
  shop.booking.update(cart.id, cart.key, { contact: { ...contact, email } })
const placed = (outcomes: readonly { ok: boolean }[]) => outcomes.filter(({ ok }) => ok).length

test('twelve orders of one household at the same moment are six', async () => {
  const { place } = newGuest()
  const outcomes = await Promise.all((await carts(12)).map((cart) => order(cart, place)))
  expect(placed(outcomes)).toBe(6)
  expect(outcomes.find(({ ok }) => !ok)).toMatchObject({ refusal: { code: 'too-many-unpaid' } })
})

test('twelve orders for one mailbox, from everywhere, are three', async () => {
  const { email } = newGuest()
  const [name, host] = email.split('@')
  const all = await carts(12)
  for (const [turn, cart] of all.entries()) accept(await under(cart, `${name}+${turn}@${host}`))
  const outcomes = await Promise.all(all.map((cart) => order(cart, newGuest().place)))
  expect(placed(outcomes)).toBe(3)
})

test('a browser has three, and hears which ones it can pay or cancel', async () => {
  const { place } = newGuest()
  const all = await carts(4)
  const keys = all.map(({ key }) => key)
  const own: string[] = []
  for (const cart of all.slice(0, 3)) own.push(accept(await order(cart, place, keys)).number)
  const [fourth] = all.slice(3) as [OneCart]
  expect(refusalOf(await order(fourth, place, keys))).toEqual({
    code: 'too-many-unpaid',
    own: own.toSorted(),
  })
})

test('what is cancelled is free at once: the places, and the way to the next order', async () => {
  const { place, email } = newGuest()
  const all = await carts(4)
  for (const cart of all) accept(await under(cart, email))
  const numbers: string[] = []
  for (const cart of all.slice(0, 3)) numbers.push(accept(await order(cart, place)).number)
  const [fourth] = all.slice(3) as [OneCart]
  expect((await order(fourth, place)).ok).toBe(false)
  const stock = 'select from booking.order_stock where order_number = $1'
  expect((await shop.rows(stock, [numbers[0]])).length).toBeGreaterThan(0)
  accept(await strict.cancelOrder(numbers[0] ?? ''))
  expect(await shop.rows(stock, [numbers[0]])).toEqual([])
  expect((await order(fourth, place)).ok).toBe(true)
})

test('what ran out or is paid counts no more, and nothing tells any more who kept it', async () => {
  const { place, email } = newGuest()
  const all = await carts(5)
  for (const cart of all) accept(await under(cart, email))
  const [paid, ...open] = await Promise.all(
    all.slice(0, 3).map(async (cart) => accept(await order(cart, place)).number),
  )
  const { paymentId } = accept(await strict.startPayment(paid ?? '', byBank))
  const told = shop.bank.notification(shop.bank.pays(paymentId))
  accept(await strict.notified('document', told))
  expect((await order(all[3] as OneCart, place)).ok).toBe(true)
  shop.moveClock(15 * minute + 1)
  expect((await order(all[4] as OneCart, place)).ok).toBe(true)
  await strict.expireHolds()
  const keepers = await shop.rows(
    'select place_key, mailbox_key from booking.orders where number = any($1)',
    [[paid, ...open]],
  )
  expect(keepers).toEqual(Array(3).fill({ place_key: null, mailbox_key: null }))
})

test('who presses twice has one order, and hears nothing of limits', async () => {
  const { place, email } = newGuest()
  const all = await carts(3)
  for (const cart of all) accept(await under(cart, email))
  const numbers = await Promise.all(all.map(async (cart) => accept(await order(cart, place)).number))
  const again = await Promise.all(all.map(async (cart) => accept(await order(cart, place)).number))
  expect(again).toEqual(numbers)
})

test('a refused payment is tried again, as often as it takes', async () => {
  const { place } = newGuest()
  const [cart] = (await carts(1)) as [OneCart]
  const { number } = accept(await order(cart, place))
  for (let attempt = 0; attempt < 5; attempt += 1) {
    shop.bank.mood.refusesStart = true
    expect(refusalOf(await strict.startPayment(number, byBank)).code).toBe('payment-refused')
    shop.bank.mood.refusesStart = false
    shop.moveClock(minute)
  }
  expect((await strict.startPayment(number, byBank)).ok).toBe(true)
})

test('nothing that is counted can be read back', async () => {
  const { place, email } = newGuest()
  const [cart] = (await carts(1)) as [OneCart]
  accept(await under(cart, email))
  const { number } = accept(await order(cart, place))
  const [row] = await shop.rows('select place_key, mailbox_key from booking.orders where number = $1', [
    number,
  ])
  expect(row).toEqual({
    place_key: expect.stringMatching(/^[\w-]{43}$/),
    mailbox_key: expect.stringMatching(/^[\w-]{43}$/),
  })
})
