import { expect } from 'vitest'
import { officeOf } from '../office-staff.ts'
import { type ReservationShop, reservationTest as test } from '../reservation-shop.ts'

/** The hidden fields of the form that changes the sale. */
function hiddenFields(html: string): Record<string, string> {
  const end = html.indexOf('Zmień sprzedaż</button>')
  const form = html.slice(html.lastIndexOf('<form', end), end)
  const fields = [...form.matchAll(/<input type="hidden" name="([\w-]+)" value="([^"]*)"/g)]
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]))
}

const isSold = async ({ services, offer }: ReservationShop) =>
  (await services.offers.bookable(offer.offerCode, { locale: 'pl', perPerson: false })).ok

const closing = ({ offer }: ReservationShop) => ({
  kind: 'rooms',
  open: '',
  hotel: offer.hotelCode,
  room: '',
  board: '',
  from: offer.departureDate,
  until: '',
})

test('a hotel is closed: first what it means, then with a reason, then off sale; taken back with one press', async ({
  shop,
}) => {
  const office = officeOf(shop)
  const ola = await office.colleague('operations')
  const preview = await ola.open(`/sprzedaz?${new URLSearchParams(closing(shop))}`)
  expect(preview.body).toContain('Co to zmieni')
  expect(await isSold(shop)).toBe(true)
  const fields = hiddenFields(preview.body)
  const silent = await ola.send('/sprzedaz', { ...fields, reason: ' ' })
  expect([silent.statusCode, silent.body.includes('Wpisz powód.')]).toEqual([422, true])
  const reason = '<script>alert(1)</script> remont'
  const sent = await ola.send('/sprzedaz', { ...fields, reason })
  expect([sent.statusCode, sent.headers.location]).toEqual([303, '/biuro/sprzedaz#historia'])
  await expect.poll(() => isSold(shop)).toBe(false)
  const again = await ola.send('/sprzedaz', { ...fields, id: '6f1c2b1e-0000-4000-8000-000000000009', reason })
  expect([again.statusCode, again.body.includes('tak jest już teraz')]).toEqual([422, true])
  const history = await ola.open('/sprzedaz')
  expect(history.body).toContain(ola.member.name)
  expect(history.body).toContain('&lt;script&gt;alert(1)&lt;/script&gt; remont')
  expect(history.body).not.toContain('<script>alert')
  expect((await ola.send(`/sprzedaz/${fields.id}/cofnij`)).statusCode).toBe(303)
  await expect.poll(() => isSold(shop)).toBe(true)
  const twice = await ola.send(`/sprzedaz/${fields.id}/cofnij`)
  expect([twice.statusCode, twice.body.includes('już cofnięta')]).toEqual([409, true])
  const acts = (await shop.services.staff.log({ member: ola.member.id })).map(({ act }) => act)
  expect(acts).toEqual(expect.arrayContaining(['sale-changed', 'sale-undone']))
})

test('fewer than are sold is refused at the field, with how many that is', async ({ shop }) => {
  await shop.booked(`miejsca-${process.pid}@example.com`)
  const ola = await officeOf(shop).colleague('manager')
  const { airLineCode, flightNumber, date } = shop.offer.departureFlight ?? {}
  const seats = {
    kind: 'seats',
    flight: `${airLineCode}${flightNumber}`,
    day: date ?? '',
    cabin: 'Economy',
    seats: '0',
  }
  const { body } = await ola.open(`/sprzedaz?${new URLSearchParams(seats)}`)
  expect(body).toMatch(/id="seats-fault" class="fault">Sprzedano już \d+: mniej być nie może\./)
  expect(body).not.toContain('Co to zmieni')
})

test.for([
  ['?kind=rooms&hotel=%3Cb%3E&from=x', 'Wpisz kod hotelu.'],
  ['?kind=rooms&hotel=XXX00000&from=2099-01-01', 'Nie ma hotelu o tym kodzie.'],
  ['?kind=flight&flight=ZZ9&day=2030-01-01', 'W tym dniu nie ma takiego lotu.'],
  ['?kind=nonsense&after=%27', 'Historia'],
])('what cannot be changed is said, never a fault: %s', async ([query, sentence], { shop }) => {
  const ola = await officeOf(shop).colleague('operations')
  const { statusCode, body } = await ola.open(`/sprzedaz${query}`)
  expect([statusCode, body.includes(sentence as string)]).toEqual([200, true])
})
