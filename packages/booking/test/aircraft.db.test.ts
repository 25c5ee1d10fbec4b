import { randomUUID } from 'node:crypto'
import type { Offer } from '@wojaz/offers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Booking } from '../src/open-booking.ts'
import { openSeats, type Seats } from '../src/seats/open-seats.ts'
import { passengersOf, type TripFlight, tripFacts } from '../src/upsells/trip-facts.ts'
import { by } from './notices-in.ts'
import { accept, refusalOf } from './open-test-booking.ts'
import { blik, openPayingShop, type PayingShop } from './paying-shop.ts'

let shop: PayingShop
let seats: Seats
let booking: Booking
let offer: Offer
const emails: { number: string; newAircraft: string | undefined }[] = []

beforeAll(async () => {
  shop = await openPayingShop()
  const { pool, databaseUrl, clock } = shop
  seats = await openSeats({ pool, databaseUrl, clock, secret: 'a secret for tests only', onError: () => {} })
  booking = shop.also({
    seats,
    queueUpsells: async (_client, { number }, { newAircraft }) => void emails.push({ number, newAircraft }),
  })
  offer = (await shop.found()).find(
    ({ departureFlight, departureDate }) => departureFlight && departureDate > '2026-12-20',
  ) as Offer
  await shop.rows('update offers.flight_cabins set sold = 0 where flight_id = $1', [flightId()])
  await shop.rows("update offers.flights set aircraft = 'Boeing 737-800' where id = $1", [flightId()])
  await shop.offers.caughtUp()
  expect(await planeSold()).toBe('Boeing 737-800')
})
afterAll(async () => {
  await seats.close()
  await shop.close()
})

const flightId = () => offer.departureFlight?.flightId ?? 0

/** The plane of the trip that a new search finds. */
async function planeSold() {
  const found = await shop.offers.bookable(offer.offerCode, { locale: 'pl', perPerson: false })
  return found.ok ? found.value.departureFlight?.aircraft : null
}

async function ordered(...names: string[]) {
  const { id, key, agreedTotal } = await shop.filledCart(offer, booking)
  const flight = tripFacts(offer, '2026-11-15').flights[0] as TripFlight
  const wishes = names.map((seat, person) => ({ seat, person }))
  const party = { passengers: passengersOf(offer), cabin: 'Economy' } as const
  const { seats: held } = accept(
    await seats.hold(id, party, [{ flight: { ...flight, aircraft: 'Boeing 737-800' }, wishes }]),
  )
  const total = agreedTotal + held.reduce((sum, { price }) => sum + price, 0)
  return accept(await booking.placeOrder(id, key, { agreedTotal: total }))
}

async function paid(...names: string[]) {
  const { number } = await ordered(...names)
  accept(await shop.tell(shop.bank.pays(await shop.begin(number, blik))))
  return shop.orderOf(number)
}

const change = (aircraft: string) =>
  booking.changeAircraft({ flightId: flightId(), aircraft }, { id: randomUUID(), by, reason: 'przewoźnik' })

test('another plane: seats that it has are kept, others are given back with what they cost, and the guest is told', async () => {
  const losing = await paid('33E', '33F')
  const keeping = await paid('20A', '20B')
  const aircraft = 'Airbus A320'
  const preview = accept(await booking.previewAircraft({ flightId: flightId(), aircraft }))
  const cost = losing.seats.reduce((sum, { price }) => sum + price, 0)
  expect(cost).toBeGreaterThan(0)
  expect(preview).toEqual([
    expect.objectContaining({ number: losing.number, kept: [], lost: ['33E', '33F'], back: cost }),
    expect.objectContaining({ number: keeping.number, kept: ['20A', '20B'], lost: [], back: 0 }),
  ])
  expect(await shop.orderOf(losing.number)).toEqual(losing)

  accept(await change(aircraft))
  const after = await shop.orderOf(losing.number)
  expect(after).toMatchObject({
    seats: [],
    paid: losing.paid - cost,
    price: { total: losing.price.total - cost },
    refunds: [{ amount: cost }],
    offer: { departureFlight: { aircraft } },
  })
  expect(await shop.orderOf(keeping.number)).toMatchObject({
    seats: keeping.seats,
    paid: keeping.paid,
    offer: { departureFlight: { aircraft } },
  })
  expect(emails).toEqual([{ number: losing.number, newAircraft: aircraft }])
  const claimed = await shop.rows('select seat from booking.seat_claims where flight_id = $1 order by 1', [
    flightId(),
  ])
  expect(claimed).toEqual([{ seat: '20A' }, { seat: '20B' }])
  const [economy] = await shop.rows<{ seats: number }>(
    "select seats from offers.flight_cabins where flight_id = $1 and cabin = 'Economy'",
    [flightId()],
  )
  expect(economy?.seats).toBe(180)
  await expect.poll(planeSold).toBe(aircraft)
  const [last] = await booking.saleChanges()
  expect(last).toMatchObject({
    by,
    reason: 'przewoźnik',
    facts: { kind: 'aircraft', before: 'Boeing 737-800' },
  })
  expect(refusalOf(await booking.undoSale(last?.id ?? '', by))).toEqual({ code: 'guests-told' })
})

test('a plane that is known is sold at once, without reading everything anew', async () => {
  accept(await change('Airbus A321neo'))
  await expect.poll(planeSold).toBe('Airbus A321neo')
})

test('what cannot be is refused: the same plane, an unknown one, one that is too small', async () => {
  const refusal = async (aircraft: string) => refusalOf(await change(aircraft))
  expect(await refusal('Airbus A321neo')).toEqual({ code: 'nothing-changes' })
  expect(await refusal('Concorde')).toEqual({ code: 'aircraft-unknown' })
  const nowhere = { flightId: -1, aircraft: 'Airbus A320' }
  expect(refusalOf(await booking.previewAircraft(nowhere))).toEqual({ code: 'flight-unknown' })
  await shop.rows("update offers.flight_cabins set sold = seats where flight_id = $1 and cabin = 'Economy'", [
    flightId(),
  ])
  await shop.rows(
    "update offers.flight_cabins set seats = 200, sold = 190 where flight_id = $1 and cabin = 'Economy'",
    [flightId()],
  )
  expect(await refusal('Airbus A320')).toEqual({
    code: 'plane-too-small',
    cabin: 'Economy',
    sold: 190,
    seats: 180,
  })
})
