import { randomUUID } from 'node:crypto'
import type { Offer } from '@wojaz/offers'
import { expect } from 'vitest'
import type { ReservationsView } from '../../app/features/account/reservation-view.ts'
import { accountHead } from '../../server/account/account-head.ts'
import { loadHome } from '../../server/account/load-account.ts'
import { homeTrip } from '../../server/reservation/home-trip.ts'
import { pagesOf } from '../account-pages.ts'
import { type AccountGuest, customerOf, mytui, newPerson, type Person } from '../account-shop.ts'
import { type ReservationShop, reservationTest as test } from '../reservation-shop.ts'

let door: ReservationShop
let offer: Offer
test.beforeAll(({ shop }) => {
  door = shop
  offer = shop.offer
})
const ordered: ReservationShop['ordered'] = (...given) => door.ordered(...given)
const payDeposit: ReservationShop['payDeposit'] = (order) => door.payDeposit(order)

const reservations = (guest: AccountGuest) => guest.send('GET', `${mytui}/reservations`)
const listed = async (guest: AccountGuest) => (await reservations(guest)).json<ReservationsView>()
const numbersOf = ({ upcoming, past, cancelled }: ReservationsView) =>
  [...upcoming, ...past, ...cancelled].map(({ number }) => number)

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
    number: order.number,
    state: 'confirmed',
    name: offer.hotelName,
    heldUntil: null,
    departureDate: offer.departureDate,
    adults: 2,
    children: 0,
    total: order.total,
    url: `/mytui/rezerwacja/${order.number}/karta/podsumowanie`,
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

test('GET /api/www/reservation, the pages of the account and the home page agree on the next trip: one that is paid', async () => {
  const anna = newPerson()
  const booked = await ordered(anna.email)
  await payDeposit(booked)
  await door.services.database.pool.query(
    `update booking.orders set placed_at = placed_at - interval '1 hour' where number = $1`,
    [booked.number],
  )
  // On the same day and only held: it is first in the list, but not the next trip yet.
  const held = await ordered(anna.email)
  const browser = await customerOf(door, anna)
  expect((await listed(browser)).upcoming.map(({ number }) => number)).toEqual([held.number, booked.number])
  const called = await browser.send('GET', '/api/www/reservation')
  expect(called.json().reservation.number).toBe(booked.number)
  const { open } = pagesOf(door, browser, '198.51.100.9')
  const { url } = called.json().reservation
  expect((await open(loadHome, '/mytui')).data.next.reservation).toMatchObject({ number: booked.number, url })
  expect((await open(accountHead, '/mytui/skrzynka-odbiorcza')).data.trip.url).toBe(url)
  expect((await open(homeTrip, '/')).data.url).toBe(url)
})

test('documents open to the customer on any device, and to no other customer', async () => {
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
    ...newPerson(),
    email,
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

test('GET /mytui/api/reservation: the trip and its money for its customer, 404 for everybody else', async () => {
  const anna = newPerson()
  const order = await ordered(anna.email)
  const detail = (guest: AccountGuest, number = order.number) =>
    guest.send('GET', `${mytui}/reservation?number=${number}`)
  const browser = await customerOf(door, anna)
  expect((await detail(browser)).statusCode).toBe(404)
  await payDeposit(order)
  const answer = await detail(browser)
  expect(answer.statusCode).toBe(200)
  expect(answer.json()).toMatchObject({
    number: order.number,
    state: 'confirmed',
    name: offer.hotelName,
    money: { total: order.total, refunds: [], cancellation: null },
  })
  expect((await detail(await customerOf(door, newPerson()))).statusCode).toBe(404)
  expect((await detail(browser, 'W123')).statusCode).toBe(404)
  expect((await detail(door.guest())).statusCode).toBe(403)
  expect((await browser.send('GET', `${mytui}/reservation`)).statusCode).toBe(400)
})

test('GET …/payment-modes: what is left, how much at least and by which ways; nothing for a stranger', async () => {
  const anna = newPerson()
  const order = await ordered(anna.email)
  const modes = (guest: AccountGuest) =>
    guest.send('GET', `${mytui}/reservation/change-data/payment-data/payment-modes?number=${order.number}`)
  await payDeposit(order)
  const answer = await modes(await customerOf(door, anna))
  const { open } = answer.json()
  expect(answer.statusCode).toBe(200)
  expect(open).toEqual({ rest: expect.any(Number), least: 100_00, next: null })
  expect(open.rest).toBeLessThan(order.total)
  expect((await modes(await customerOf(door, newPerson()))).statusCode).toBe(404)
  expect((await modes(door.guest())).statusCode).toBe(403)
})

test('orders of an address stay with its customer when the address changes, and nobody takes those of others', async () => {
  const [anna, ewa] = [newPerson(), newPerson()]
  const { number } = await ordered(anna.email.toUpperCase())
  const browser = await customerOf(door, anna)
  const { user_uid: id } = await browser.userInfo()
  const { booking } = door.services
  await booking.joinOrders({ id: randomUUID(), email: ewa.email })
  await booking.joinOrders({ id, email: anna.email })
  await booking.joinOrders({ id: randomUUID(), email: anna.email })
  const orders = await booking.ordersOf({ id, email: ewa.email })
  expect(orders.map((order) => order.number)).toEqual([number])
})

test('a trip called off is told of in the list and the detail, and contract and invoice stay readable', async () => {
  const anna = newPerson()
  const order = await ordered(anna.email)
  await payDeposit(order)
  const browser = await customerOf(door, anna)
  const { booking } = door.services
  const quote = await booking.quoteCancel(order.number)
  if (!quote.ok) throw new Error(quote.refusal.code)
  await booking.confirmCancel(order.number, quote.value.id)
  const { fee, refund } = quote.value
  const answer = await browser.send('GET', `${mytui}/reservation?number=${order.number}`)
  expect(answer.json()).toMatchObject({ state: 'cancelled', money: { cancellation: { fee, refund } } })
  expect((await listed(browser)).cancelled).toMatchObject([
    { number: order.number, state: 'cancelled', due: [] },
  ])
  const statusOf = async (name: string) =>
    (await browser.send('GET', `/pz/dokumenty/${order.number}/${name}`)).statusCode
  for (const name of ['potwierdzenie.pdf', 'faktura.pdf', 'korekta-rezygnacja.pdf'])
    expect([name, await statusOf(name)]).toEqual([name, 200])
  for (const name of ['voucher.pdf', 'bilet.pdf', 'kalendarz.ics'])
    expect([name, await statusOf(name)]).toEqual([name, 404])
})

test('hours that change: small ones are told with new documents, great ones are asked; silence ends the trip with everything back', async () => {
  const anna = newPerson()
  const order = await ordered(anna.email)
  await payDeposit(order)
  const browser = await customerOf(door, anna)
  const { booking, database } = door.services
  // The legs as they were sold: other test files move flights too.
  const {
    flightId = 0,
    departureTime = '',
    arrivalTime = '',
  } = (await booking.order(order.number))?.offer.departureFlight ?? {}
  const hour = Number(departureTime.slice(0, 2))
  const announce = (hours: number) => {
    // Never past midnight: on the same date that would be almost a day earlier.
    const at = `${String(hour < 12 ? hour + hours : hour - hours).padStart(2, '0')}${departureTime.slice(2)}`
    const flights = [{ flightId, departureTime: at, arrivalTime }]
    return booking.announceChange({ kind: 'flight-hours', flights }, { by: 'biuro' })
  }
  const file = (name: string) => browser.send('GET', `/pz/dokumenty/${order.number}/${name}`)
  await announce(1)
  expect((await listed(browser)).upcoming).toMatchObject([{ notices: [] }])
  const [told] = (await booking.order(order.number))?.notices ?? []
  expect((await file('kalendarz.ics')).body).toContain('SEQUENCE:1')
  expect((await file(`potwierdzenie.pdf?przed=${told?.id}`)).body).toMatch(/^%PDF-/)
  expect((await file('potwierdzenie.pdf?przed=x')).statusCode).toBe(404)

  await announce(9)
  const [reservation] = (await listed(browser)).upcoming
  const [notice] = reservation?.notices ?? []
  expect(notice).toMatchObject({
    kind: 'flightHours',
    url: expect.stringMatching(/powiadomienie\/[\w-]{36}$/),
  })
  door.setClock(notice?.answerBy ?? '')
  await booking.followNotices()
  const ended = await browser.send('GET', `${mytui}/reservation?number=${order.number}`)
  const { money, ...rest } = ended.json()
  expect(rest).toMatchObject({ state: 'cancelled', notices: [] })
  expect(money).toMatchObject({ cancellation: { fee: 0, refund: money.paid, why: 'silence' } })
  const { rows } = await database.pool.query<{ kind: string; text: string }>(
    `select kind, contents ->> 'text' as text from mail.emails where recipient = $1 order by queued_at, id`,
    [anna.email],
  )
  const emails = rows.filter(({ text }) => text.includes(order.number)).map(({ kind }) => kind)
  expect(emails).toEqual(expect.arrayContaining(['notice-told', 'notice-asked', 'order-guest-cancelled']))
  expect(rows.find(({ kind }) => kind === 'notice-asked')?.text).toContain(`${notice?.url}?link=`)
})
