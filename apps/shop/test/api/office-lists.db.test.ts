import { addDays } from '@wojaz/travel/dates'
import { expect } from 'vitest'
import { officeOf } from '../office-staff.ts'
import { type ReservationShop, reservationTest as test } from '../reservation-shop.ts'

let guests = 0
const newAddress = () => `lista${++guests}-${process.pid}@example.com`

const flightOf = ({ offer }: ReservationShop) => {
  const { airLineCode = '', flightNumber = '', date = '' } = offer.departureFlight ?? {}
  return { flight: `${airLineCode}${flightNumber}`, day: date }
}

/** The days on which an order arrives and flies home. */
async function daysOf({ services }: ReservationShop, number: string) {
  const { departureFlight, returnFlight } = (await services.booking.order(number))?.offer ?? {}
  if (!departureFlight || !returnFlight) throw new Error('Nobody flies.')
  const { date, departureTime, arrivalTime } = departureFlight
  return { landing: arrivalTime < departureTime ? addDays(date, 1) : date, leaving: returnFlight.date }
}

test('passengers of a flight: on the screen, as a file and on paper, each look written down', async ({
  shop,
}) => {
  const office = officeOf(shop)
  const { number } = await shop.booked(newAddress())
  const ola = await office.colleague('operations')
  const { flight, day } = flightOf(shop)
  expect((await ola.open(`/listy?day=${day}`)).body).toContain(`/biuro/listy/lot?flight=${flight}`)
  const page = await ola.open(`/listy/lot?flight=${flight}&day=${day}`)
  expect(page.body).toContain(number)
  const csv = await ola.open(`/listy/lot/${flight}_${day}.csv`)
  expect(csv.headers).toMatchObject({
    'content-type': 'text/csv; charset=utf-8',
    'content-disposition': `attachment; filename="pasazerowie-${flight}-${day}.csv"`,
  })
  expect(csv.body.startsWith('\u{feff}Lp.;Nazwisko;')).toBe(true)
  expect(csv.body).toMatch(new RegExp(`;${number}\\r\\n`))
  const pdf = await ola.open(`/listy/lot/${flight}_${day}.pdf`)
  expect([pdf.headers['content-type'], pdf.rawPayload.subarray(0, 5).toString()]).toEqual([
    'application/pdf',
    '%PDF-',
  ])
  expect(await office.logOf(number)).toEqual(['list-taken', 'list-taken', 'list-seen'])
  const [line] = await shop.services.staff.log({ order: number })
  expect(line).toMatchObject({ memberName: ola.member.name, facts: { flight, day, as: 'pdf' } })
})

test('rooms of a hotel, and who arrives and leaves on a day', async ({ shop }) => {
  const office = officeOf(shop)
  const { number } = await shop.booked(newAddress())
  const ola = await office.colleague('manager')
  const { hotelCode, hotelName, departureDate } = shop.offer
  const { landing, leaving: home } = await daysOf(shop, number)
  const rooms = await ola.open(`/listy/hotel?hotel=${hotelCode}&from=${departureDate}&until=`)
  expect(rooms.body).toContain(number)
  expect((await ola.open(`/listy/hotel/${hotelCode}_${departureDate}_${departureDate}.csv`)).body).toContain(
    number,
  )
  const arrivals = await ola.open(`/przyjazdy?day=${landing}`)
  expect(arrivals.body).toContain(number)
  expect(arrivals.body).toContain(hotelName)
  const leaving = await ola.open(`/przyjazdy?day=${home}&kierunek=wyjazdy`)
  expect(leaving.body).toContain(number)
  expect((await ola.open(`/przyjazdy/wyjazdy_${home}.csv`)).body).toContain(number)
  expect((await ola.open('/przyjazdy')).body).not.toContain(number)
})

test('what a guest typed is a text everywhere, in the file too', async ({ shop }) => {
  const office = officeOf(shop)
  const { number } = await shop.booked(newAddress())
  const evil = '=HYPERLINK("http://evil.example")<script>alert(1)</script>'
  await office.rows(
    `update booking.orders set sold = jsonb_set(jsonb_set(sold, '{participants,0,lastName}', to_jsonb($2::text)),
       '{contact,lastName}', to_jsonb($2::text)) where number = $1`,
    [number, evil],
  )
  const ola = await office.colleague('operations')
  const { hotelCode, departureDate } = shop.offer
  const { landing } = await daysOf(shop, number)
  const pages = [`/listy/hotel?hotel=${hotelCode}&from=${departureDate}`, `/przyjazdy?day=${landing}`]
  for (const page of pages) {
    const { body } = await ola.open(page)
    expect(body).toContain('=HYPERLINK(&quot;http://evil.example&quot;)&lt;script&gt;')
    expect(body).not.toContain('<script>alert')
  }
  const file = await ola.open(`/przyjazdy/przyjazdy_${landing}.csv`)
  expect(file.body).toContain(`"'=HYPERLINK(""http://evil.example"")`)
})

test('what cannot be listed is said at its field, and nothing typed is lost', async ({ shop }) => {
  const ola = await officeOf(shop).colleague('operations')
  const flight = await ola.open('/listy/lot?flight=%3Cb%3E&day=2026-02-30')
  expect(flight.body).toContain('Wpisz numer lotu, na przykład WZ4711.')
  expect(flight.body).toContain('value="&lt;b&gt;"')
  const hotel = await ola.open('/listy/hotel?hotel=XXX00000&from=2027-01-01')
  expect(hotel.body).toContain('Nie ma hotelu o tym kodzie.')
  for (const file of [
    '/listy/lot/ZZ9.csv',
    '/listy/hotel/XXX00000_2027-01-01_2027-01-02.csv',
    '/przyjazdy/x.csv',
  ])
    expect((await ola.open(file)).statusCode, file).toBe(404)
  const nobody = await ola.open('/listy/lot?flight=ZZ9&day=2030-01-01')
  expect(nobody.body).toContain('Nic tu nie ma.')
})
