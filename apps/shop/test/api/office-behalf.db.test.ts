import { expect } from 'vitest'
import { type Colleague, officeOf } from '../office-staff.ts'
import { type ReservationShop, reservationTest as test } from '../reservation-shop.ts'

let guests = 0
const newAddress = () => `wimieniu${++guests}-${process.pid}@example.com`
const script = '<script>alert(1)</script>'

/** Sends a form and returns the path of its redirect inside the office. */
async function led(by: Colleague, path: string, fields: Record<string, string> = {}): Promise<string> {
  const { statusCode, headers, body } = await by.send(path, fields)
  expect([statusCode, statusCode === 303 ? '' : body]).toEqual([303, ''])
  return String(headers.location).replace('/biuro', '')
}

const orderOf = async ({ services }: ReservationShop, number: string) => {
  const order = await services.booking.order(number)
  if (!order) throw new Error(`No order ${number}`)
  return order
}

const reason = { kind: 'gesture', text: 'stały klient' }

test('staff call off a trip with the guest’s quote, without a part of the fee, for a reason', async ({
  shop,
}) => {
  const office = officeOf(shop)
  const email = newAddress()
  const { number } = await shop.booked(email)
  const ola = await office.colleague('service')
  expect((await ola.open(`/zamowienia/${number}`)).body).toContain('W imieniu gościa')
  const path = await led(ola, `/zamowienia/${number}/odwolanie`)
  const page = await ola.open(path)
  expect(page.body).toContain('Opłata według umowy')
  expect(await orderOf(shop, number)).toMatchObject({ state: 'confirmed' })

  const typed = { amount: '50,0x', kind: '', text: '  ' }
  const faulty = await ola.send(`${path}/bez-oplaty`, typed)
  expect(faulty.statusCode).toBe(422)
  expect(faulty.body).toContain('Wpisz kwotę w złotych')
  expect(faulty.body).toContain('Wybierz rodzaj powodu.')
  expect(faulty.body).toContain('Wpisz powód.')
  expect(faulty.body).toContain('value="50,0x"')
  const much = await ola.send(`${path}/bez-oplaty`, { ...reason, amount: '9999999' })
  expect([much.statusCode, much.body.includes('Najwyżej'), much.body.includes('stały klient')]).toEqual([
    ...[422, true, true],
  ])

  const waived = await led(ola, `${path}/bez-oplaty`, { kind: 'hardship', text: script, amount: '50' })
  const quote = await ola.open(waived)
  expect(quote.body).not.toContain(script)
  expect(quote.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt;')
  // The older quote has expired.
  expect((await ola.send(path)).statusCode).toBe(409)
  const done = await led(ola, waived)
  expect(done).toBe(`/zamowienia/${number}?zrobione=odwolanie`)
  expect(await led(ola, waived)).toBe(done)

  const order = await orderOf(shop, number)
  expect(order.cancellation).toMatchObject({
    by: ola.member.name,
    goodwill: { amount: 50_00, kind: 'hardship', text: script },
  })
  const back = order.refunds.reduce((sum, { amount }) => sum + amount, 0)
  expect(back + (order.cancellation?.fee ?? 0)).toBe(order.paid)
  const after = await ola.open(done)
  expect(after.body).toContain('Podróż odwołana.')
  expect(after.body).toMatch(/class="by staff">biuro<\/span> <!-- -->odwołanie: opłata/)
  expect(after.body).toContain(`– ${ola.member.name}`)
  expect(after.body).not.toContain(script)
  expect((await office.logOf(number)).filter((act) => act === 'trip-cancelled')).toHaveLength(1)
  const [sent] = await shop.emailsTo(email, 'order-guest-cancelled')
  expect(sent?.text.replaceAll('\u00a0', ' ')).toContain('Odstąpiliśmy od opłaty: 50 zł')
  expect(sent?.text).not.toContain('alert')
  const file = `/zamowienia/${number}/pliki/korekta-rezygnacja.pdf`
  expect(after.body).toContain(file)
  const correction = await ola.open(file)
  expect([correction.statusCode, correction.body.slice(0, 5)]).toEqual([200, '%PDF-'])
  expect((await ola.open(`/zamowienia/${number}/pliki/korekta-1.pdf`)).statusCode).toBe(404)
})

test('a refund above the amount waits for a second person, who is counted on the first page', async ({
  shop,
}) => {
  const office = officeOf(shop)
  const email = newAddress()
  const { number } = await shop.booked(email)
  const { paid, price } = await orderOf(shop, number)
  const [ola, jan, ewa] = [
    await office.colleague('finance'),
    await office.colleague('manager'),
    await office.colleague('manager'),
  ]
  const none = await ola.send(`/zamowienia/${number}/zwrot`, { ...reason, amount: String(paid / 100) })
  expect([none.statusCode, none.body.includes('Najwyżej')]).toEqual([422, true])
  const path = await led(ola, `/zamowienia/${number}/zwrot`, { ...reason, text: script, amount: '501' })
  expect((await ola.open(path)).body).toContain('501')
  expect(await led(ola, path)).toBe(`/zamowienia/${number}?zrobione=propozycja`)
  expect(await led(ola, path)).toBe(`/zamowienia/${number}?zrobione=propozycja`)
  expect(await orderOf(shop, number)).toMatchObject({ paid, refunds: [] })
  expect((await ola.open(`/zamowienia/${number}`)).body).toContain('Czeka na drugą osobę')

  const id = path.split('/').at(-1)
  expect((await jan.open('')).body).toMatch(/do decyzji \d+/)
  const queue = await jan.open('/decyzje')
  expect(queue.body).toContain(number)
  expect(queue.body).not.toContain(script)
  const own = await ola.send(`/decyzje/${id}`, { co: 'tak' })
  expect([own.statusCode, own.body.includes('Swojej propozycji')]).toEqual([409, true])
  expect((await jan.send(`/decyzje/${id}`, { co: 'moze' })).statusCode).toBe(404)
  const both = await Promise.all([jan, ewa].map((one) => one.send(`/decyzje/${id}`, { co: 'tak' })))
  expect(both.map(({ statusCode }) => statusCode).sort()).toEqual([303, 409])

  const order = await orderOf(shop, number)
  expect(order).toMatchObject({ paid: paid - 501_00, refunds: [{ amount: 501_00, reason: 'goodwill' }] })
  expect(order.price.total).toBe(price.total - 501_00)
  const log = await office.logOf(number)
  expect(log.filter((act) => act === 'proposal-confirmed')).toHaveLength(1)
  expect(log.filter((act) => act === 'proposed')).toHaveLength(1)
  const [sent] = await shop.emailsTo(email, 'order-refund')
  expect(sent?.text.replaceAll('\u00a0', ' ')).toContain('Wraca do Ciebie: 501 zł')
  const { body } = await ola.open(`/zamowienia/${number}`)
  expect(body).toContain('druga osoba:')
  expect(body).not.toContain(script)
})

test('a refused proposal changes nothing; up to the amount one person is enough', async ({ shop }) => {
  const office = officeOf(shop)
  const { number } = await shop.booked(newAddress())
  const { paid } = await orderOf(shop, number)
  const ola = await office.colleague('finance')
  const jan = await office.colleague('manager')
  const large = await led(ola, `/zamowienia/${number}/zwrot`, { ...reason, amount: '600' })
  await led(ola, large)
  await led(jan, `/decyzje/${large.split('/').at(-1)}`, { co: 'nie' })
  const other = await led(ola, `/zamowienia/${number}/zwrot`, { ...reason, amount: '601' })
  await led(ola, other)
  const withdrawing = `/zamowienia/${number}/propozycja/${other.split('/').at(-1)}`
  expect((await jan.send(withdrawing)).statusCode).toBe(404)
  expect(await led(ola, withdrawing)).toBe(`/zamowienia/${number}?zrobione=wycofanie`)
  expect((await ola.send(withdrawing)).statusCode).toBe(409)
  expect(await orderOf(shop, number)).toMatchObject({ paid, refunds: [] })
  const small = await led(ola, `/zamowienia/${number}/zwrot`, { ...reason, amount: '20,50' })
  expect(await led(ola, small)).toBe(`/zamowienia/${number}?zrobione=zwrot`)
  expect(await orderOf(shop, number)).toMatchObject({ paid: paid - 20_50 })
})

test('staff change the trip to another date, by the lists and prices of the guest’s own pages', async ({
  shop,
}) => {
  const office = officeOf(shop)
  const email = newAddress()
  const { number } = await shop.booked(email)
  const ola = await office.colleague('service')
  const kinds = ['pokoj', 'lotnisko', 'termin']
  const pages = await Promise.all(kinds.map((kind) => ola.open(`/zamowienia/${number}/zmiana?co=${kind}`)))
  expect(pages.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
  const codes = pages.flatMap(({ body }) => [
    ...body.matchAll(
      /<button[^>]*value="([^"]+)"[^>]*name="offer"|<button[^>]*name="offer"[^>]*value="([^"]+)"/g,
    ),
  ])
  const offer = codes[0]?.[1] ?? codes[0]?.[2] ?? ''
  expect(offer).not.toBe('')
  const path = await led(ola, `/zamowienia/${number}/zmiana`, { offer })
  expect((await ola.open(path)).body).toContain('Opłata za zmianę')
  const waived = await led(ola, `${path}/bez-oplaty`, { ...reason, amount: '10' })
  expect(await led(ola, waived)).toBe(`/zamowienia/${number}?zrobione=zmiana`)
  expect((await orderOf(shop, number)).offer.offerCode).toBe(offer)
  const { body } = await ola.open(`/zamowienia/${number}`)
  expect(body).toMatch(/class="by staff">biuro<\/span> <!-- -->zmiana podróży, bez opłaty 10/)
  expect(await office.logOf(number)).toContain('trip-changed')
  const [sent] = await shop.emailsTo(email, 'trip-changed')
  expect(sent?.text.replaceAll('\u00a0', ' ')).toContain('Odstąpiliśmy od opłaty: 10 zł')
  const unknown = await ola.send(`/zamowienia/${number}/zmiana?co=pokoj`, { offer: 'nic' })
  expect([unknown.statusCode, unknown.body.includes('nie można teraz sprzedać')]).toEqual([409, true])
})

test('one person stays at home, and somebody who comes along is read at their fields', async ({ shop }) => {
  const office = officeOf(shop)
  const { number } = await shop.booked(newAddress())
  const before = await orderOf(shop, number)
  const ola = await office.colleague('service')
  const page = await ola.open(`/zamowienia/${number}/zmiana?co=osoby`)
  expect(page.body).toContain('Kto zostaje w domu')
  const nth = before.participants.length
  const faulty = await ola.send(`/zamowienia/${number}/zmiana?co=osoby`, {
    join: '1',
    [`p${nth}.firstName`]: 'Zoë',
    [`p${nth}.lastName`]: '',
    [`p${nth}.birthDate`]: 'jutro',
  })
  expect([faulty.statusCode, faulty.body.includes('value="Zoë"')]).toEqual([422, true])
  if (nth > 1) {
    const path = await led(ola, `/zamowienia/${number}/zmiana`, { leave: '1' })
    await led(ola, path)
    expect((await orderOf(shop, number)).participants).toHaveLength(nth - 1)
  }
})

test('somebody else goes for the guest who asked: the price is looked at first, then one press', async ({
  shop,
}) => {
  const office = officeOf(shop)
  const { number } = await shop.booked(newAddress())
  const ola = await office.colleague('service')
  const ewa = {
    'p0.title': 'woman',
    'p0.firstName': 'Ewa',
    'p0.lastName': 'Nowacka',
    'p0.birthDate': '02.04.1990',
  }
  const path = await led(ola, `/zamowienia/${number}/osoby`, { person: '0', ...ewa })
  expect(path).toMatch(/\/zmiana\/[\w-]+$/)
  expect((await ola.open(path)).body).toContain('Ewa Nowacka')
  expect((await orderOf(shop, number)).participants[0]?.lastName).not.toBe('Nowacka')
  await led(ola, path)
  expect((await orderOf(shop, number)).participants[0]).toMatchObject({
    firstName: 'Ewa',
    lastName: 'Nowacka',
  })
  const [change] = await shop.services.booking.changesOf(number)
  expect(change).toMatchObject({ kind: 'transfer', by: expect.any(String) })
})

test('names and contact are changed for the guest; what is wrong stands at its field with what was typed', async ({
  shop,
}) => {
  const office = officeOf(shop)
  const { number } = await shop.booked(newAddress())
  const { participants, contact } = await orderOf(shop, number)
  const [first] = participants
  const ola = await office.colleague('service')
  const path = `/zamowienia/${number}/osoby`
  expect((await ola.open(path)).body).toContain(`value="${first?.lastName}"`)
  const faulty = await ola.send(path, { person: '0', 'p0.firstName': '123', 'p0.lastName': 'Żółć' })
  expect([faulty.statusCode, faulty.body.includes('value="Żółć"')]).toEqual([422, true])
  const lastName = `${first?.lastName}a`
  await led(ola, path, { person: '0', 'p0.lastName': lastName })
  const fields = Object.entries({ ...contact, street: 'Nowa 7' }).map(([name, value]) => [
    `contact.${name}`,
    value,
  ])
  await led(ola, path, Object.fromEntries(fields))
  const order = await orderOf(shop, number)
  expect(order.participants[0]?.lastName).toBe(lastName)
  expect(order.contact.street).toBe('Nowa 7')
  const { body } = await ola.open(`/zamowienia/${number}`)
  expect(body).toMatch(/class="by staff">biuro<\/span> <!-- -->poprawka danych podróżnego –/)
  expect((await ola.send(path, { person: '9' })).statusCode).toBe(409)
})
