import { expect } from 'vitest'
import { knownOfPerson } from '../../server/my-data/known-of-person.ts'
import { officeOf } from '../office-staff.ts'
import { reservationTest as test } from '../reservation-shop.ts'

const hostile = `<script>alert(1)</script><img src=x onerror=alert(2)>"'`

/** A counter for guests that no other test uses. */
let guests = 0
const newAddress = () => `gosc${++guests}-${process.pid}@example.com`

test('POST /biuro/szukaj: a number opens its order, a name stands sealed in the address', async ({
  shop,
}) => {
  const office = officeOf(shop)
  const ola = await office.colleague('service')
  // A list shows the newest fifty, and guests of other files are called Żółć.
  const { number } = await shop.ordered(newAddress(), undefined, undefined, 'Żółcińska')
  expect((await ola.send('/szukaj', { words: ` ${number.toLowerCase()}` })).headers.location).toBe(
    `/biuro/zamowienia/${number}`,
  )
  const found = await ola.send('/szukaj', { words: 'zolcinska', state: 'pending' })
  const location = String(found.headers.location)
  expect(location).toMatch(/^\/biuro\/zamowienia\?s=[\w-]+&state=pending$/)
  const list = await ola.open(location.replace('/biuro', ''))
  expect(list.body).toContain(number)
  expect(list.body).toContain('value="zolcinska"')
})

test('an order is found by address, phone, flight and day, hotel and day, state; not by others', async ({
  shop,
}) => {
  const email = newAddress()
  const { number } = await shop.booked(email)
  const { offer } = shop
  const flight = `${offer.departureFlight?.airLineCode}${offer.departureFlight?.flightNumber}`
  const { desk } = shop.services
  const { readDeskQuestion } = await import('@wojaz/booking')
  /** On any page: guests of other files have the same name and phone. */
  const finds = async (typed: Record<string, string>) => {
    let question = readDeskQuestion(typed)
    for (;;) {
      const page = await desk.findOrders(question)
      if (page.some((one) => one.number === number)) return true
      const last = page.at(-1)
      if (!last) return false
      question = { ...question, after: last }
    }
  }
  const day = offer.departureDate
  const right: Record<string, string>[] = [
    ...[
      { words: email },
      { words: email.toUpperCase() },
      { words: number },
      { words: '600 100 200' },
      { words: 'ZOL zof' },
    ],
    ...[
      { words: 'osobaa' },
      { flight, date: offer.departureFlight?.date ?? '' },
      { words: flight.toLowerCase() },
    ],
    ...[
      { hotel: offer.hotelCode, date: day },
      { hotel: offer.hotelName.slice(0, 4) },
      { state: 'confirmed', words: email },
    ],
  ]
  for (const typed of right) expect(await finds(typed), JSON.stringify(typed)).toBe(true)
  const wrong: Record<string, string>[] = [
    ...[
      { words: `x${email}` },
      { words: '600100201' },
      { words: 'Żółć Nikt' },
      { flight, date: '2030-01-01' },
    ],
    ...[
      { hotel: offer.hotelCode, date: '2030-01-01' },
      { state: 'pending', words: email },
      { words: email, due: '1' },
    ],
  ]
  for (const typed of wrong) expect(await finds(typed), JSON.stringify(typed)).toBe(false)
})

test('pages of the list follow each other without a gap and without saying anything twice', async ({
  shop,
}) => {
  const office = officeOf(shop)
  const template = (await shop.ordered(newAddress())).number
  const email = newAddress()
  await office.rows(
    `with carts as (
       insert into booking.carts select (jsonb_populate_record(c, jsonb_build_object('id', 'desk' || lpad(n::text, 8, '0')))).*
       from booking.carts c, generate_series(1, 120) n where id = (select cart_id from booking.orders where number = $1) returning id)
     insert into booking.orders select (jsonb_populate_record(o, jsonb_build_object('number', 'W' || (900000000 + n),
       'cart_id', 'desk' || lpad(n::text, 8, '0'), 'placed_at', o.placed_at - (n / 7) * interval '1 second',
       'sold', jsonb_set(o.sold, '{contact,email}', to_jsonb($2::text))))).*
     from booking.orders o, generate_series(1, 120) n, (select count(*) from carts) counted where o.number = $1`,
    [template, email],
  )
  const ola = await office.colleague('service')
  const seen: string[] = []
  let next = String((await ola.send('/szukaj', { words: email })).headers.location)
  for (let pages = 0; next !== '' && pages < 5; pages++) {
    const { body } = await ola.open(next.replace('/biuro', ''))
    seen.push(...[...body.matchAll(/zamowienia\/(W\d{9})"/g)].map(([, number]) => number ?? ''))
    next = (/class="more" href="([^"]+)"/.exec(body)?.[1] ?? '').replaceAll('&amp;', '&')
  }
  expect(seen.length).toBe(120)
  expect(new Set(seen).size).toBe(120)
})

test('GET /biuro/zamowienia/{number}: people, money, documents and the line of time; the look is written down', async ({
  shop,
}) => {
  const office = officeOf(shop)
  const email = newAddress()
  const { number } = await shop.booked(email)
  const ola = await office.colleague('service')
  const { statusCode, body } = await ola.open(`/zamowienia/${number}`)
  expect(statusCode).toBe(200)
  for (const text of [
    number,
    email,
    'Żółć',
    '+48600100200',
    'potwierdzone',
    'złożenie zamówienia',
    'wpłata',
    'Potwierdzenie umowy',
  ])
    expect(body, text).toContain(text)
  expect(await office.logOf(number)).toEqual(['order-seen'])
  const document = await ola.open(`/zamowienia/${number}/pliki/potwierdzenie.pdf`)
  expect([document.statusCode, document.headers['content-type'], document.body.slice(0, 5)]).toEqual([
    200,
    'application/pdf',
    '%PDF-',
  ])
  expect((await ola.open(`/zamowienia/${number}/pliki/voucher.pdf`)).statusCode).toBe(404)
  expect(await office.logOf(number)).toEqual(['document-opened', 'order-seen'])
})

test('notes are kept with their writer; an empty or endless one is said at the field and not lost', async ({
  shop,
}) => {
  const office = officeOf(shop)
  const { number } = await shop.ordered(newAddress())
  const ola = await office.colleague('finance')
  const long = 'ą'.repeat(4001)
  const faulty = await ola.send(`/zamowienia/${number}/notatka`, { note: long })
  expect(faulty.statusCode).toBe(422)
  expect(faulty.body).toContain(long)
  expect(faulty.body).toContain('najwyżej 4000 znaków')
  expect((await ola.send(`/zamowienia/${number}/notatka`, { note: 'Dzwonić po 17.' })).statusCode).toBe(303)
  expect((await ola.open(`/zamowienia/${number}`)).body).toMatch(
    new RegExp(`Dzwonić po 17\\..*${ola.member.name}`, 's'),
  )
})

test('notes are in the copy of somebody’s data and go with them', async ({ shop }) => {
  const office = officeOf(shop)
  const email = newAddress()
  const { number } = await shop.ordered(email)
  const ola = await office.colleague('service')
  await ola.send(`/zamowienia/${number}/notatka`, { note: 'Woli pokój od ogrodu.' })
  const notes = knownOfPerson.find(({ name }) => name === 'orderNotes')
  const person = { id: '6f1c2b1e-0000-4000-8000-000000000001', email }
  const { pool } = shop.services.database
  const client = await pool.connect()
  try {
    expect(await notes?.read(client, person)).toMatchObject([{ number, message: 'Woli pokój od ogrodu.' }])
    await notes?.erase?.(client, person, shop.services.clock())
    expect(await notes?.read(client, person)).toEqual([])
  } finally {
    client.release()
  }
})

test('documents and the link to pay go to the address of the order', async ({ shop }) => {
  const office = officeOf(shop)
  const email = newAddress()
  const { number } = await shop.booked(email)
  const ola = await office.colleague('service')
  expect((await ola.send(`/zamowienia/${number}/dokumenty`)).body).toContain('Dokumenty wysłane')
  expect(await shop.emailsTo(email, 'order-documents')).toHaveLength(1)
  expect((await ola.send(`/zamowienia/${number}/link`)).body).toContain('Link do zamówienia')
  const [link] = await shop.emailsTo(email, 'order-link')
  expect(link?.text).toContain(`/pz/platnosc/${number}?link=`)
  const log = await office.logOf(number)
  expect(log.filter((act) => act.endsWith('-sent'))).toEqual(['link-sent', 'documents-sent'])
  const pending = await shop.ordered(newAddress())
  expect((await ola.send(`/zamowienia/${pending.number}/dokumenty`)).statusCode).toBe(409)
})

test('what a guest can write runs nowhere in the office', async ({ shop }) => {
  const office = officeOf(shop)
  const { number } = await shop.booked(newAddress())
  const poison = (path: string) =>
    office.rows(
      `update booking.orders set sold = jsonb_set(sold, $2, to_jsonb($3::text)) where number = $1`,
      [...[number, path, hostile]],
    )
  for (const field of ['firstName', 'lastName', 'email', 'phone', 'street', 'city'])
    await poison(`{contact,${field}}`)
  for (const field of ['firstName', 'lastName']) await poison(`{participants,0,${field}}`)
  await poison('{offer,hotelName}')
  const scores = { rooms: 5, food: 5, service: 5, location: 5, cleanliness: 5, value: 5 }
  await office.rows(
    `insert into booking.trip_reviews (order_number, review, first_written_at, written_at) values ($1, $2, $3, $3)`,
    [number, { scores, title: hostile, text: hostile }, shop.services.clock()],
  )
  const ola = await office.colleague('manager', 'admin')
  await ola.send(`/zamowienia/${number}/notatka`, { note: hostile })
  const sought = String((await ola.send('/szukaj', { words: hostile, hotel: hostile })).headers.location)
  const pages = [
    '/zamowienia',
    `/zamowienia/${number}`,
    '/opinie',
    '/zaleglosci',
    '/dziennik',
    sought.replace('/biuro', ''),
  ]
  for (const page of pages) {
    const { statusCode, body } = await ola.open(page)
    expect(statusCode, page).toBe(200)
    expect(body, page).not.toMatch(/<script>|<img/)
    expect(body.match(/<script/g), page).toHaveLength(1)
  }
  const faulty = await ola.send(`/zmiany/nowa`, { kind: 'hotel', hotel: hostile, from: hostile })
  expect(faulty.statusCode).toBe(422)
  expect(faulty.body).not.toMatch(/<script>|<img/)
})
