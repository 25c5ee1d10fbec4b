import { randomUUID } from 'node:crypto'
import type { Offer } from '@wojaz/offers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { ReservationsView } from '../../app/features/account/reservation-view.ts'
import {
  type AccountGuest,
  type AccountShop,
  accountShopOf,
  customerOf,
  mytui,
  newPerson,
  type Person,
} from '../account-shop.ts'
import { buildTestApp } from '../build-test-app.ts'
import { type CheckoutShop, contact, openCheckoutShop } from '../checkout-shop.ts'

let shop: CheckoutShop
/** Another node of the same shop, with browsers that keep cookies. */
let door: AccountShop
let offer: Offer

beforeAll(async () => {
  shop = await openCheckoutShop()
  door = accountShopOf(await buildTestApp({ databaseUrl: shop.databaseUrl }))
  // Far away, so that a deposit is enough.
  const flying = (await shop.found()).filter(({ departureFlight }) => departureFlight !== null)
  offer = flying.toSorted((a, b) => b.departureDate.localeCompare(a.departureDate))[0] as Offer
  await shop.makePlenty()
})
afterAll(async () => {
  await door?.close()
  await shop?.close()
})

async function ordered(email: string, buyer: AccountGuest = door.guest()) {
  const { key, total } = await shop.filledCart(offer)
  await shop.call('checkout/cart/update', { key, body: { contact: { ...contact, email } } })
  const placed = await buyer.call(
    '/api/www/checkout/cart/shortOrder',
    { agreedTotal: total },
    { 'cart-id': key, 'idempotency-key': randomUUID() },
  )
  return { key, total, number: placed.json().orderNumber as string }
}

async function payDeposit({ key, number }: { key: string; number: string }) {
  await shop.call('checkout/cart/payment', {
    ...{ key, once: randomUUID() },
    body: { variant: 'deposit', method: { kind: 'blik', code: '777123' } },
  })
  const state = async () =>
    (await shop.call<{ state: string }>(`payment/common/${number}`, { key })).body.state
  await expect.poll(state, { timeout: 10_000 }).toBe('confirmed')
}

const reservations = (guest: AccountGuest) => guest.send('GET', `${mytui}/reservations`)
const listed = async (guest: AccountGuest) => (await reservations(guest)).json<ReservationsView>()
const numbersOf = ({ upcoming, past }: ReservationsView) => [...upcoming, ...past].map(({ number }) => number)

test('GET /mytui/api/reservations opens to nobody who is not logged in', async () => {
  const answer = await reservations(door.guest())
  expect(answer.statusCode).toBe(403)
  expect(answer.json()).toEqual({ code: 'session-over', message: expect.stringMatching(/zalogować/) })
  expect(answer.headers['cache-control']).toBe('no-store')
})

test("a guest's order is the customer's once the address is shown to be theirs, and not before", async () => {
  const anna = newPerson()
  const { number } = await ordered(anna.email.toUpperCase())
  const browser = door.guest()
  await browser.call(`${mytui}/register`, anna)
  expect((await reservations(browser)).statusCode).toBe(403)
  expect((await browser.logIn(anna)).statusCode).toBe(409)
  expect((await reservations(browser)).statusCode).toBe(403)
  const token = await door.token('activate', anna)
  await browser.call(`${mytui}/activate`, { token, password: anna.password })
  expect(numbersOf(await listed(browser))).toEqual([number])
})

test('what is paid, what is due and until when stands in the list', async () => {
  const anna = newPerson()
  const order = await ordered(anna.email)
  const browser = await customerOf(door, anna)
  expect((await listed(browser)).upcoming).toMatchObject([
    {
      state: 'pending',
      paid: 0,
      due: [],
      heldUntil: expect.any(String),
      url: `/pz/platnosc/${order.number}`,
    },
  ])
  await payDeposit(order)
  const { upcoming, past } = await listed(browser)
  const [reservation] = upcoming
  expect(reservation).toMatchObject({
    ...{ number: order.number, state: 'confirmed', name: offer.hotelName, heldUntil: null },
    ...{ departureDate: offer.departureDate, adults: 2, children: 0, total: order.total },
    url: `/pz/payment/success/${order.number}`,
  })
  const { paid = 0, due = [] } = reservation ?? {}
  expect(paid).toBeGreaterThan(0)
  expect(due).toEqual([{ amount: order.total - paid, dueBy: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) }])
  expect(past).toEqual([])
})

test('an order placed while logged in is theirs, whatever address it was given', async () => {
  const browser = await customerOf(door, newPerson())
  const { number } = await ordered('mama@example.com', browser)
  expect(numbersOf(await listed(browser))).toEqual([number])
})

test('papers open to the customer on any device, and to no other customer', async () => {
  const anna = newPerson()
  const order = await ordered(anna.email)
  await payDeposit(order)
  const file = (guest: AccountGuest) => guest.send('GET', `/pz/dokumenty/${order.number}/potwierdzenie.pdf`)
  const opened = await file(await customerOf(door, anna))
  expect(opened.statusCode).toBe(200)
  expect(opened.body).toMatch(/^%PDF-/)
  const stranger = await customerOf(door, newPerson())
  expect((await file(stranger)).statusCode).toBe(404)
  expect((await file(door.guest())).statusCode).toBe(404)
  expect(numbersOf(await listed(stranger))).toEqual([])
})

test('who only registered an address sees nothing of it, nor does an address that looks alike', async () => {
  const victim = newPerson()
  await ordered(victim.email)
  const [name, host] = victim.email.split('@')
  const alike: Person[] = [`${name}x@${host}`, `%@${host}`, `${name}+1@${host}`].map((email) => ({
    ...{ ...newPerson(), email },
  }))
  for (const person of alike) {
    const browser = door.guest()
    await browser.call(`${mytui}/register`, person)
    const token = await door.token('activate', person)
    await browser.call(`${mytui}/activate`, { token, password: person.password })
    const answer = await reservations(browser)
    expect(answer.statusCode === 403 || numbersOf(answer.json()).length === 0).toBe(true)
  }
})
