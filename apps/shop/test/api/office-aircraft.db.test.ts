import { expect, onTestFinished } from 'vitest'
import { officeOf } from '../office-staff.ts'
import { reservationTest as test } from '../reservation-shop.ts'

const hiddenId = (html: string) => /name="id" value="([\da-f-]{36})"/.exec(html)?.[1] ?? ''

test('another plane: who has chosen seats, then with a reason, and every trip flies by it', async ({
  shop,
}) => {
  const office = officeOf(shop)
  const trip = await shop.offerByAnEmptyFlight()
  const { number } = await shop.booked(`samolot-${process.pid}@example.com`, trip)
  const ola = await office.colleague('operations')
  const { airLineCode, flightNumber, date = '', flightId, aircraft = '' } = trip.departureFlight ?? {}
  const giveSeats = (seats: number) =>
    office.rows('update offers.flight_cabins set seats = $2 where flight_id = $1', [flightId, seats])
  await giveSeats(180)
  onTestFinished(async () => void (await giveSeats(5_000)))
  const planeOf = async () => (await shop.services.booking.order(number))?.offer.departureFlight?.aircraft
  const asked = (plane: string) => ({ flight: `${airLineCode}${flightNumber}`, day: date, aircraft: plane })
  const open = (plane: string) => ola.open(`/zmiany/samolot?${new URLSearchParams(asked(plane))}`)

  expect((await open(aircraft)).body).toContain('Ten samolot leci już teraz.')
  expect((await open('Concorde')).body).toContain('Wybierz samolot z listy.')
  const other = 'Boeing 737-8200'
  const preview = await open(other)
  expect(preview.body).toContain('Wybrane miejsca')
  expect(await planeOf()).toBe(aircraft)
  const fields = { ...asked(other), id: hiddenId(preview.body), count: '0' }
  const silent = await ola.send('/zmiany/samolot', { ...fields, reason: '' })
  expect([silent.statusCode, silent.body.includes('Wpisz powód.')]).toEqual([422, true])
  const stale = await ola.send('/zmiany/samolot', { ...fields, reason: 'awaria', count: '7' })
  expect([stale.statusCode, stale.body.includes('zmieniły się')]).toEqual([409, true])
  const sent = await ola.send('/zmiany/samolot', { ...fields, reason: 'awaria' })
  expect(sent.headers.location).toBe('/biuro/sprzedaz#historia')
  expect(await planeOf()).toBe(other)
  expect((await ola.open('/sprzedaz')).body).toContain(`${other} zamiast ${aircraft}`)

  const back = await open(aircraft)
  await ola.send('/zmiany/samolot', {
    ...asked(aircraft),
    id: hiddenId(back.body),
    count: '0',
    reason: 'naprawiony',
  })
  expect(await planeOf()).toBe(aircraft)
})
