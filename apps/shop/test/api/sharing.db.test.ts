import { randomUUID } from 'node:crypto'
import { addDays, formatDate } from '@wojaz/travel/dates'
import { expect } from 'vitest'
import type { ReservationsView } from '../../app/features/account/reservation-view.ts'
import { actJoin, loadJoin } from '../../server/reservation/join-page.ts'
import { pagesOf } from '../account-pages.ts'
import { type AccountGuest, customerOf, mytui, newPerson } from '../account-shop.ts'
import { contact } from '../checkout-shop.ts'
import { type ReservationShop, reservationTest as test } from '../reservation-shop.ts'

let shop: ReservationShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

const listed = async (guest: AccountGuest) => {
  const { upcoming, past, cancelled } = (
    await guest.send('GET', `${mytui}/reservations`)
  ).json<ReservationsView>()
  return [...upcoming, ...past, ...cancelled].map(({ number }) => number)
}
const add = (guest: AccountGuest, number: string, more: object = {}) =>
  guest.call(`${mytui}/reservation/add`, {
    number,
    lastName: contact.lastName,
    departureDate: formatDate(shop.offer.departureDate),
    ...more,
  })
const disclaim = (guest: AccountGuest, number: string) =>
  guest.call(`${mytui}/reservation/disclaim`, { number })
/** The email address of somebody who did not book. */
const relative = () => `mama-${randomUUID().slice(0, 8)}@wojaz.example`
const linkTo = async (email: string) =>
  /[?]token=(\S+)/.exec((await shop.emailsTo(email, 'order-join'))[0]?.text ?? '')?.[1] ?? ''
const pagesFor = (guest: AccountGuest) => pagesOf(shop, guest, '198.51.100.200')
const joinPage = (token: string) => `/mytui/dodaj-rezerwacje?token=${token}`

test('POST reservation/add: the mailbox of the booking says yes, and it is in the list of who asked', async () => {
  const email = relative()
  const { number } = await shop.booked(email)
  const anna = newPerson()
  const browser = await customerOf(shop, anna)
  expect((await add(browser, number.toLowerCase(), { lastName: 'ZOLC' })).statusCode).toBe(202)
  expect(await listed(browser)).toEqual([])
  const [sent] = await shop.emailsTo(email, 'order-join')
  expect(sent?.text).toContain(`Anna (${anna.email})`)
  const token = await linkTo(email)
  // The reader of the mailbox has no account, and opening the link changes nothing.
  const mama = pagesFor(shop.guest())
  expect((await mama.open(loadJoin, joinPage(token))).data).toMatchObject({ state: 'ask', number })
  expect(await listed(browser)).toEqual([])
  for (const _ of ['once', 'twice'])
    expect((await mama.send(actJoin, joinPage(token), {})).to).toBe('/mytui/dodaj-rezerwacje?dodano=1')
  expect(await listed(browser)).toEqual([number])
  expect((await browser.send('GET', `${mytui}/reservation?number=${number}`)).statusCode).toBe(200)
})

test('POST reservation/add says the same of a booking that is not there, of another name and of another day', async () => {
  const email = relative()
  const { number } = await shop.booked(email)
  const browser = await customerOf(shop, newPerson())
  const answers = [
    await add(browser, number, { lastName: 'Nowak' }),
    await add(browser, number, { departureDate: addDays(shop.offer.departureDate, 1) }),
    await add(browser, 'W402917652'),
    await add(browser, number),
  ]
  expect(new Set(answers.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1)
  expect(await shop.emailsTo(email, 'order-join')).toHaveLength(1)
})

test('POST reservation/add: three e-mails a day for a booking, however often it is asked for', async () => {
  const email = relative()
  const { number } = await shop.booked(email)
  const browser = await customerOf(shop, newPerson())
  for (let time = 0; time < 5; time++) expect((await add(browser, number)).statusCode).toBe(202)
  expect(await shop.emailsTo(email, 'order-join')).toHaveLength(3)
})

test('POST reservation/add: what is wrong is told at its field, strangers log in first, foreign pages are refused', async () => {
  const browser = await customerOf(shop, newPerson())
  const wrong = await add(browser, 'W1', { lastName: ' ', departureDate: 'wczoraj' })
  expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([
    422,
    ['number', 'lastName', 'departureDate'],
  ])
  expect((await browser.call(`${mytui}/reservation/add`, { number: 'W1' })).statusCode).toBe(400)
  expect((await add(shop.guest(), 'W402917652')).statusCode).toBe(403)
  const foreign = { 'sec-fetch-site': 'cross-site' }
  expect((await browser.call(`${mytui}/reservation/add`, {}, foreign)).statusCode).toBe(403)
})

test('a link that was changed, is too old or whose asker has gone opens nothing', async () => {
  const email = relative()
  const { number } = await shop.booked(email)
  const anna = newPerson()
  const browser = await customerOf(shop, anna)
  await add(browser, number)
  const token = await linkTo(email)
  const mama = pagesFor(shop.guest())
  const over = async (link: string) => {
    expect((await mama.open(loadJoin, joinPage(link))).data).toMatchObject({ state: 'over' })
    expect((await mama.send(actJoin, joinPage(link), {})).to).toBe('/mytui/dodaj-rezerwacje?token=')
  }
  for (const link of ['', 'x', `${token}x`]) await over(link)
  await shop.services.database.pool.query('delete from account.customers where email = $1', [anna.email])
  await over(token)
})

test('POST reservation/disclaim: out of the list, closed, and in again when it is asked for again', async () => {
  const anna = newPerson()
  const { number } = await shop.booked(anna.email)
  const browser = await customerOf(shop, anna)
  expect((await add(browser, number)).json().message).toMatch(/już masz/)
  expect((await disclaim(browser, number)).statusCode).toBe(204)
  expect(await listed(browser)).toEqual([])
  expect((await browser.send('GET', `${mytui}/reservation?number=${number}`)).statusCode).toBe(404)
  expect((await disclaim(browser, number)).statusCode).toBe(404)
  await add(browser, number)
  await pagesFor(browser).send(actJoin, joinPage(await linkTo(anna.email)), {})
  expect(await listed(browser)).toEqual([number])
})

test('a relative’s booking that has joined stays when the customer is forgotten, and is not in their copy', async () => {
  const email = relative()
  const { number } = await shop.booked(email)
  const anna = newPerson()
  const browser = await customerOf(shop, anna)
  await add(browser, number)
  await pagesFor(browser).send(actJoin, joinPage(await linkTo(email)), {})
  const { user_uid: id } = await browser.userInfo()
  const { booking } = shop.services
  expect(await booking.ownedOrders({ id, email: anna.email })).toEqual([])
  expect((await booking.ordersOf({ id, email: anna.email })).map((order) => order.number)).toEqual([number])
})

const send = (guest: AccountGuest, number: string, more: object = {}) =>
  guest.call(`${mytui}/documents/send`, { number, email: 'Jan@Wojaz.example', ...more })

test('POST documents/send: the documents travel to whomever the customer names, without the way to the order', async () => {
  const anna = newPerson()
  const { number } = await shop.booked(anna.email)
  const browser = await customerOf(shop, anna)
  const brought = async (name: string, more: object) => {
    const email = `${name}-${number.toLowerCase()}@wojaz.example`
    expect((await send(browser, number, { email, ...more })).statusCode).toBe(202)
    const [sent] = await shop.emailsTo(email, 'order-documents')
    expect(sent?.text).toContain(`Anna (${anna.email})`)
    expect(sent?.text).not.toContain('link=')
    return sent?.enclosed
  }
  expect(await brought('jan', {})).toMatchObject({
    facts: {
      documents: ['potwierdzenie', 'faktura', 'bilet', 'ubezpieczenie', 'formularz'],
      hasCalendar: true,
    },
  })
  expect(await brought('ewa', { documents: ['faktura'] })).toMatchObject({
    facts: { documents: ['faktura'] },
  })
})

test('POST documents/send: three a day to one mailbox; wrong, missing and unknown things are told', async () => {
  const anna = newPerson()
  const { number } = await shop.booked(anna.email)
  const browser = await customerOf(shop, anna)
  const email = `jan${number.toLowerCase()}@limit-${number.toLowerCase()}.example`
  const answers = []
  for (let time = 0; time < 4; time++) answers.push((await send(browser, number, { email })).statusCode)
  expect(answers).toEqual([202, 202, 202, 429])
  const wrong = await send(browser, number, { email: 'jan' })
  expect([wrong.statusCode, wrong.json().fields]).toEqual([422, { email: expect.any(String) }])
  expect((await send(browser, number, { email: '' })).statusCode).toBe(422)
  expect((await send(browser, number, { documents: ['paszport'] })).statusCode).toBe(409)
  expect((await browser.call(`${mytui}/documents/send`, { number })).statusCode).toBe(400)
  const { number: unpaid } = await shop.ordered(anna.email)
  expect((await send(browser, unpaid)).statusCode).toBe(404)
})
