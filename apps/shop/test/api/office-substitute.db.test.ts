import type { Order } from '@wojaz/booking'
import { expect } from 'vitest'
import { officeOf } from '../office-staff.ts'
import { reservationTest as test } from '../reservation-shop.ts'

function hiddenFields(html: string): Record<string, string> {
  const end = html.indexOf('Ogłoś i zawiadom')
  const form = html.slice(html.lastIndexOf('<form', end), end)
  const fields = [...form.matchAll(/<input type="hidden" name="([\w-]+)" value="([^"]*)"/g)]
  return Object.fromEntries(fields.map(([, name = '', value = '']) => [name, value]))
}

test('other hours with a trip instead: its price stands in the preview and in the email, and the guest is offered it', async ({
  shop,
}) => {
  const office = officeOf(shop)
  const { number } = await shop.booked(`zamiast-${process.pid}@example.com`)
  const order = () => shop.services.booking.order(number) as Promise<Order>
  const { hotelCode, roomCode, boardCode } = await shop.hotelBeside(await order())
  const ola = await office.colleague('operations')
  const {
    airLineCode,
    flightNumber,
    date = '',
    departureTime = '',
  } = (await order()).offer.departureFlight ?? {}
  const hour = String((Number(departureTime.slice(0, 2)) + 9) % 24).padStart(2, '0')
  const typed = {
    kind: 'flight-hours',
    flight: `${airLineCode}${flightNumber}`,
    day: date,
    departure: `${hour}:15`,
    arrival: `${hour}:55`,
    newDay: '',
    insteadHotel: hotelCode,
    insteadRoom: roomCode,
    insteadBoard: boardCode,
  }
  const half = await ola.open(`/zmiany/nowa?${new URLSearchParams({ ...typed, insteadBoard: '' })}`)
  expect(half.body).toContain('Wpisz dwie litery wyżywienia.')
  const preview = await ola.open(`/zmiany/nowa?${new URLSearchParams(typed)}`)
  expect(preview.body).toContain('Podróż zastępcza')
  expect(preview.body).toMatch(/dopłata|zwrot|w tej samej cenie/)
  const fields = hiddenFields(preview.body)
  expect(fields).toMatchObject({ insteadHotel: hotelCode, insteadRoom: roomCode })
  expect((await ola.send('/zmiany/nowa', fields)).statusCode).toBe(303)
  const notice = (await order()).notices.at(-1)
  expect(notice).toMatchObject({ state: 'open', substitute: { offer: { hotelCode } } })
})
