import { cabinLayout, seatsOf } from '@wojaz/booking'
import type { PassengerKind } from '@wojaz/travel/party'
import { defaultSearchState, toOfferSearchRequest } from '@wojaz/travel/search'
import { expect } from 'vitest'
import { type CheckoutShop, checkoutTest as test } from '../checkout-shop.ts'

interface SeatMap {
  flights: { flightId: number; aircraft: string; taken: string[] }[]
  passengers: PassengerKind[]
}
interface Refused {
  code: string
  message: string
}

let shop: CheckoutShop
test.beforeAll(({ shop: opened }) => {
  shop = opened
})
test.afterEach(() => shop.rows('delete from booking.seat_claims'))

const child = '2019-05-01'
const infant = '2026-01-15'

/** A cart of two adults with these children, its seat map, and seats by position. */
async function family(...childrenBirthDates: string[]) {
  const request = toOfferSearchRequest({ ...defaultSearchState, childrenBirthDates }, { pageSize: 50 })
  const found = await shop.services.offers.search(request, 'pl')
  const offer = found.ok && found.value.offers.find(({ departureFlight }) => departureFlight !== null)
  if (!offer) throw new Error('nothing for this party')
  const { key, total } = await shop.filledCart(offer)
  const { body } = await shop.call<SeatMap>('checkout/rmws/seat-map', { key })
  const [flight] = body.flights as [SeatMap['flights'][number]]
  const layout = cabinLayout(flight.aircraft)
  const economy = (layout ? seatsOf(layout) : []).filter(({ cabin }) => cabin === 'Economy')
  const [exit, otherExit] = economy.filter(({ isExitRow }) => isExitRow)
  const [plain, otherPlain] = economy.filter(({ isExitRow }) => !isExitRow)
  const hold = (...seats: [string | undefined, number][]) =>
    shop.call<Refused & { held: { seat: string }[] }>('checkout/temporary-reservations', {
      key,
      body: {
        flights: [{ flightId: flight.flightId, seats: seats.map(([seat, person]) => ({ seat, person })) }],
      },
    })
  return {
    key,
    total,
    hold,
    passengers: body.passengers,
    offer,
    seats: { exit: exit?.name, otherExit: otherExit?.name, plain: plain?.name, otherPlain: otherPlain?.name },
  }
}

test('a child is refused a seat by an exit, with the reason in a sentence, and nothing is held', async () => {
  const { hold, seats, passengers, key } = await family(child)
  expect(passengers).toEqual(['ADULT', 'ADULT', 'CHILD'])
  const { status, body } = await hold([seats.plain, 0], [seats.exit, 2])
  expect(status).toBe(422)
  expect(body).toMatchObject({ code: 'exit-row-is-for-adults' })
  expect(body.message).toMatch(/wyjści/)
  const preview = await shop.call<{ held: object[] }>('checkout/temporary-reservations/preview', { key })
  expect(preview.body).toMatchObject({ held: [] })
  expect((await hold([seats.exit, 0], [seats.plain, 2])).status).toBe(200)
})

test('an infant sits on a lap: it is given no seat of its own and takes no place on the plane', async () => {
  const { hold, seats, passengers, key, total, offer } = await family(infant)
  expect(passengers).toEqual(['ADULT', 'ADULT', 'INFANT'])
  const { status, body } = await hold([seats.plain, 2])
  expect(status).toBe(422)
  expect(body).toMatchObject({ code: 'infant-sits-on-a-lap' })
  expect(body.message).toMatch(/kolan/)
  const { body: placed } = await shop.order(key, total)
  const taken = await shop.rows<{ count: number }>(
    'select count from booking.order_stock where order_number = $1 and flight_id = $2',
    [placed.orderNumber, offer.departureFlight?.flightId],
  )
  expect(taken).toEqual([{ count: 2 }])
})

test('nobody with an infant on the lap sits by an exit: one adult must sit elsewhere', async () => {
  const { hold, seats } = await family(infant)
  expect((await hold([seats.exit, 0], [seats.plain, 1])).status).toBe(200)
  const { status, body } = await hold([seats.exit, 0], [seats.otherExit, 1])
  expect(status).toBe(422)
  expect(body).toMatchObject({ code: 'lap-in-exit-row' })
  expect(body.message).toMatch(/wyjści/)
})
