import type { Offer } from '@wojaz/offers'
import { addDays } from '@wojaz/travel/dates'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { by, noticesIn } from './notices-in.ts'
import { accept } from './open-test-booking.ts'
import { openPayingShop, type PayingShop } from './paying-shop.ts'

let shop: PayingShop
/** Trips to different hotels. */
let calledOff: Offer
let movedToAnotherDay: Offer
const { lastNotice, paidTrip } = noticesIn(() => shop)

beforeAll(async () => {
  shop = await openPayingShop()
  const others = (await shop.found({ fullPrice: true })).filter(
    ({ departureDate, hotelCode, departureFlight }) =>
      departureDate > '2026-11-25' && hotelCode !== shop.offer.hotelCode && departureFlight,
  )
  const flightOf = ({ departureFlight }: Offer) => departureFlight?.flightId
  calledOff = others[0] as Offer
  movedToAnotherDay = others.find(
    (offer) => offer.hotelCode !== calledOff.hotelCode && flightOf(offer) !== flightOf(calledOff),
  ) as Offer
})
beforeEach(() => {
  shop.calmBank()
})
afterAll(() => shop.close())

const isSold = async ({ offerCode }: Offer) =>
  (await shop.offers.bookable(offerCode, { locale: 'pl', perPerson: false })).ok

test('a flight that is called off is sold to nobody, however its guests leave it', async () => {
  const offer = calledOff
  const { number } = await paidTrip('full', offer)
  const unpaid = await shop.ordered(offer)
  const flightId = offer.departureFlight?.flightId ?? 0
  const trips = { flightId }
  accept(await shop.booking.announceChange({ kind: 'cancellation', reason: 'circumstances', trips }, { by }))
  expect(await shop.orderOf(number)).toMatchObject({ state: 'cancelled' })
  const free = () =>
    shop.rows(
      'select seats - sold as free from offers.flight_cabins where flight_id = $1 and seats <> sold',
      [flightId],
    )
  expect(await free()).toEqual([])
  shop.moveClock(3_600_000)
  await shop.booking.expireHolds()
  expect(await shop.orderOf(unpaid.number)).toMatchObject({ state: 'expired' })
  expect(await free()).toEqual([])
  // Another flight of that day may still be available.
  const flownBy = async () => {
    const found = await shop.offers.bookable(offer.offerCode, { locale: 'pl', perPerson: false })
    return found.ok ? found.value.departureFlight?.flightId : null
  }
  await expect.poll(flownBy).not.toBe(flightId)
})

test('a flight that moves to another day is closed on the old one, also for the places of those who leave', async () => {
  const offer = movedToAnotherDay
  const { number } = await paidTrip('full', offer)
  const { flightId = 0, date = '', departureTime = '', arrivalTime = '' } = offer.departureFlight ?? {}
  const flights = [{ flightId, departureTime, arrivalTime, date: addDays(date, 1) }]
  accept(await shop.booking.announceChange({ kind: 'flight-hours', flights }, { by }))
  const { id } = await lastNotice(number)
  accept(await shop.booking.answerNotice(number, id, 'left'))
  expect(
    await shop.rows('select from offers.flight_cabins where flight_id = $1 and seats <> sold', [flightId]),
  ).toEqual([])
})

test('trips to a hotel that are called off are sold to nobody; its other nights are, at their prices', async () => {
  const { offer } = shop
  const { hotelCode, departureDate } = offer
  const { number } = await paidTrip()
  const nights = () =>
    shop.rows<{ rate: number; night: string; price: number; closed: boolean }>(
      `select rate_id as rate, night::date::text as night, price, stop_sale as closed
       from offers.price_periods join offers.rates on id = rate_id,
         generate_series(first_night, last_night, interval '1 day') night
       where hotel_code = $1 order by 1, 2`,
      [hotelCode],
    )
  const before = await nights()
  const until = addDays(departureDate, 1)
  const trips = { hotelCode, from: departureDate, until }
  accept(await shop.booking.announceChange({ kind: 'cancellation', reason: 'circumstances', trips }, { by }))
  expect(await shop.orderOf(number)).toMatchObject({ state: 'cancelled' })
  const isClosed = (night: string) => departureDate <= night && night <= until
  expect(await nights()).toEqual(before.map((one) => ({ ...one, closed: one.closed || isClosed(one.night) })))
  await expect.poll(() => isSold(offer)).toBe(false)
})
