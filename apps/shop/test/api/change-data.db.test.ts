import { randomUUID } from 'node:crypto'
import { addDays } from '@wojaz/travel/dates'
import { expect } from 'vitest'
import { type AccountGuest, customerOf, mytui, newPerson } from '../account-shop.ts'
import { contact } from '../checkout-shop.ts'
import { type ReservationShop, reservationTest as test } from '../reservation-shop.ts'
import { noon } from '../shop-content.ts'

let shop: ReservationShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})

const changed = `${mytui}/reservation/change-data`
const address = { phone: '+48 600 300 400', street: 'Krótka 2', postalCode: '00-002', city: 'Łódź' }
const person = {
  person: 0,
  title: 'woman',
  firstName: 'Osobaa',
  lastName: 'Żółcia',
  birthDate: '29.02.1988',
}

async function annasTrip() {
  const anna = newPerson()
  const { number } = await shop.booked(anna.email)
  return { number, browser: await customerOf(shop, anna) }
}

test('POST reservation/change-data/owner: phone and address are changed, the e-mail stays', async () => {
  const { number, browser } = await annasTrip()
  const before = await shop.services.booking.order(number)
  expect((await browser.call(`${changed}/owner`, { number, ...address })).statusCode).toBe(200)
  expect((await browser.call(`${changed}/owner`, { number, ...address })).statusCode).toBe(200)
  const order = await shop.services.booking.order(number)
  expect(order?.contact).toMatchObject({ phone: '+48600300400', street: 'Krótka 2' })
  expect(order?.contact.email).toBe(before?.contact.email)
  const wrong = await browser.call(`${changed}/owner`, { number, ...address, phone: 'x', city: '' })
  expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([422, ['phone', 'city']])
  const empty = await browser.call(`${changed}/owner`, { number })
  expect([empty.statusCode, Object.keys(empty.json().fields)]).toEqual([
    422,
    ['phone', 'street', 'postalCode', 'city'],
  ])
})

test('POST reservation/change-data/owner: a slip in the name is mended with a correcting invoice, another name is refused', async () => {
  const { number, browser } = await annasTrip()
  const before = await shop.services.booking.order(number)
  const { firstName, lastName } = before?.contact ?? { firstName: '', lastName: '' }
  const name = { firstName: `${firstName}a`, lastName }
  expect((await browser.call(`${changed}/owner`, { number, ...address, ...name })).statusCode).toBe(200)
  expect((await shop.services.booking.order(number))?.contact).toMatchObject(name)
  const [change] = await shop.services.booking.changesOf(number)
  const document = await browser.send('GET', `/pz/dokumenty/${number}/korekta-${change?.id}.pdf`)
  expect([document.statusCode, document.headers['content-type']]).toEqual([200, 'application/pdf'])
  const other = { firstName: 'Katarzyna', lastName: 'Wiśniewska' }
  const refused = await browser.call(`${changed}/owner`, { number, ...address, ...other })
  expect([refused.statusCode, refused.json().code]).toEqual([409, 'other-owner'])
})

test('POST reservation/change-data/participant: a slip is mended; faults stand at fields, nobody is in the party twice', async () => {
  const { number, browser } = await annasTrip()
  expect((await browser.call(`${changed}/participant`, { number, ...person })).statusCode).toBe(200)
  const order = await shop.services.booking.order(number)
  expect(order?.participants[0]).toMatchObject({ lastName: 'Żółcia' })
  const wrong = await browser.call(`${changed}/participant`, { number, ...person, birthDate: '31.2.1988' })
  expect([wrong.statusCode, Object.keys(wrong.json().fields)]).toEqual([422, ['birthDate']])
  const twin = { firstName: 'Osobab', lastName: contact.lastName }
  const twice = await browser.call(`${changed}/participant`, { number, ...person, ...twin })
  expect([twice.statusCode, Object.keys(twice.json().fields)]).toEqual([422, ['firstName']])
  const nobody = await browser.call(`${changed}/participant`, { number, ...person, person: 9 })
  expect([nobody.statusCode, nobody.json()]).toEqual([
    409,
    {
      code: 'person-unknown',
      message: 'Takiej osoby nie ma w tej rezerwacji. Otwórz ją ponownie i wybierz osobę.',
    },
  ])
  expect((await browser.call(`${changed}/participant`, { number, person: 'x' })).statusCode).toBe(400)
})

test('POST reservation/change-data/participant: somebody else is quoted with what it costs, and goes once that is confirmed', async () => {
  const { number, browser } = await annasTrip()
  const before = await shop.services.booking.order(number)
  const ewa = { person: 0, title: 'woman', firstName: 'Ewa', lastName: 'Nowacka', birthDate: '02.04.1990' }
  const quoted = await browser.call(`${changed}/participant`, { number, ...ewa })
  const fee = before?.offer.departureFlight?.airLineCode === 'FR' ? 490_00 : 0
  expect([quoted.statusCode, quoted.json().quote]).toMatchObject([
    ...[200, { isHandOver: true, difference: 0, fee, total: (before?.price.total ?? 0) + fee }],
  ])
  expect((await shop.services.booking.order(number))?.participants).toEqual(before?.participants)
  const { id } = quoted.json().quote
  const seen = await browser.send('GET', `${mytui}/reservation/change/quote?number=${number}&quote=${id}`)
  expect(seen.json()).toEqual(quoted.json().quote)
  const confirmed = await browser.call(`${mytui}/reservation/change/confirm`, { number, quote: id })
  expect(confirmed.statusCode).toBe(200)
  const after = await shop.services.booking.order(number)
  expect(after?.participants[0]).toMatchObject({ firstName: 'Ewa', lastName: 'Nowacka' })
  const [change] = await shop.services.booking.changesOf(number)
  expect(change).toMatchObject({ kind: 'transfer', facts: { after: { lastName: 'Nowacka' } } })
})

test('POST reservation/change-data/participant: a child in the place of an adult has the price of a child', async () => {
  const { number, browser } = await annasTrip()
  const jas = { person: 0, title: 'man', firstName: 'Jaś', lastName: 'Nowacki', birthDate: '01.03.2019' }
  const quoted = await browser.call(`${changed}/participant`, { number, ...jas })
  expect(quoted.statusCode).toBe(200)
  const { quote } = quoted.json()
  expect(quote.total).toBe(quote.before + quote.difference + quote.fee)
  expect(quote.parts.map(({ part }: { part: string }) => part)).toContain('people')
})

test('data of people change only for whoever has just shown who they are', async () => {
  const { number, browser } = await annasTrip()
  shop.setClock(new Date(new Date(noon).getTime() + 11 * 60_000).toISOString())
  for (const [path, body] of [
    ['owner', address],
    ['participant', person],
  ] as const) {
    const answer = await browser.call(`${changed}/${path}`, { number, ...body })
    expect([answer.statusCode, answer.json().code]).toEqual([401, 'confirm-needed'])
  }
})

test('GET editable-until: the days as the rule has them, and none once they are over', async () => {
  const { number, browser } = await annasTrip()
  const { departureDate } = shop.offer
  const until = () => browser.send('GET', `${mytui}/editable-until?number=${number}`)
  expect((await until()).json()).toEqual({
    correctUntil: addDays(departureDate, -3),
    handOverUntil: addDays(departureDate, -7),
    daysBeforeDeparture: 3,
  })
})

test('POST reservations/update: takes in what was ordered for the address, and answers with the list', async () => {
  const { number, browser } = await annasTrip()
  for (const _ of ['once', 'twice']) {
    const answer = await browser.call(`${mytui}/reservations/update`)
    expect(answer.json()).toMatchObject({ upcoming: [{ number }], past: [] })
  }
  const { rows } = await shop.services.database.pool.query(
    'select customer_id as id from booking.orders where number = $1',
    [number],
  )
  expect(rows).toEqual([{ id: (await browser.userInfo()).user_uid }])
})

/** An order without an account; the attractions in it do not matter. */
async function attractionOrder(email: string, customerId: string | null): Promise<string> {
  const transactionId = randomUUID()
  const cartId = transactionId.slice(0, 12)
  const { pool } = shop.services.database
  await pool.query(
    `insert into attractions.carts (id, state, locale, opened_at, changed_at) values ($1, 'paid', 'pl', $2, $2)`,
    [cartId, noon],
  )
  await pool.query(
    `insert into attractions.orders (transaction_id, number, cart_id, state, locale, contact, customer_id, item_ids, total, paid,
       placed_at, paid_at)
     values ($1, $2, $3, 'paid', 'pl', $4, $5, '{}', 0, 0, $6, $6)`,
    [
      transactionId,
      `A${String(Number.parseInt(transactionId.slice(0, 7), 16)).padStart(9, '0')}`,
      cartId,
      { ...contact, email },
      customerId,
      noon,
    ],
  )
  return transactionId
}

test('POST reservations/update: takes in attractions bought for the address before there was an account, and nobody else’s', async () => {
  const anna = newPerson()
  const other = randomUUID()
  const bought = await attractionOrder(anna.email.toUpperCase(), null)
  const others = await attractionOrder(anna.email, other)
  const browser = await customerOf(shop, anna)
  expect((await browser.call(`${mytui}/reservations/update`)).statusCode).toBe(200)
  const { rows } = await shop.services.database.pool.query(
    'select transaction_id as bought, customer_id as id from attractions.orders where transaction_id = any($1)',
    [[bought, others]],
  )
  expect(Object.fromEntries(rows.map((row) => [row.bought, row.id]))).toEqual({
    [bought]: (await browser.userInfo()).user_uid,
    [others]: other,
  })
})

type Call = (guest: AccountGuest, number: string) => ReturnType<AccountGuest['call']>

/** Every call that names a trip is 404 for everybody but its customer. */
const calls: Record<string, Call> = {
  'GET reservation': (guest, number) => guest.send('GET', `${mytui}/reservation?number=${number}`),
  'GET editable-until': (guest, number) => guest.send('GET', `${mytui}/editable-until?number=${number}`),
  'POST change-data/owner': (guest, number) => guest.call(`${changed}/owner`, { number, ...address }),
  'POST change-data/participant': (guest, number) =>
    guest.call(`${changed}/participant`, { number, ...person }),
  'POST reservation/disclaim': (guest, number) => guest.call(`${mytui}/reservation/disclaim`, { number }),
  'POST documents/send': (guest, number) =>
    guest.call(`${mytui}/documents/send`, { number, email: 'jan@wojaz.example' }),
  'GET document': (guest, number) => guest.send('GET', `/pz/dokumenty/${number}/potwierdzenie.pdf`),
}

test.for(Object.entries(calls))(
  '%s: another customer’s number is 404, as is one that nobody has; a stranger logs in',
  async ([name, call]) => {
    const { number } = await annasTrip()
    const other = await customerOf(shop, newPerson())
    for (const asked of [number, 'W402917652', 'W1', ''])
      expect([asked, (await call(other, asked)).statusCode]).toEqual([asked, 404])
    expect((await call(shop.guest(), number)).statusCode).toBe(name === 'GET document' ? 404 : 403)
  },
)
