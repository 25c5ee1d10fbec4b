import { randomUUID } from 'node:crypto'
import type { Offer } from '@wojaz/offers'
import { type Offers, openOffers } from '@wojaz/offers/server'
import { addDays } from '@wojaz/travel/dates'
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { withoutPerson } from '../src/after-sale/changed-party.ts'
import type { Booking } from '../src/open-booking.ts'
import type { SaleChange } from '../src/sale/sale-change.ts'
import { codeFor } from './changing-shop.ts'
import { by, noticesIn } from './notices-in.ts'
import { accept, refusalOf } from './open-test-booking.ts'
import { openPayingShop, type PayingShop } from './paying-shop.ts'

let shop: PayingShop
/** A second node: the same database with a separate index. */
let elsewhere: { offers: Offers; booking: Booking }
let offer: Offer
const { paidTrip } = noticesIn(() => shop)

beforeAll(async () => {
  shop = await openPayingShop()
  for (const one of await shop.found()) {
    if (!one.departureFlight || one.departureDate <= '2026-12-20') continue
    offer ??= one
    // The trip is also sold to one person less.
    if (await isSold(shop.offers, { ...one, offerCode: codeFor(one, withoutPerson(one, 1)) })) {
      offer = one
      break
    }
  }
  const log = { info() {}, warn() {}, error() {} }
  const offers = await openOffers({ databaseUrl: shop.databaseUrl, clock: shop.clock, log, threads: 1 })
  elsewhere = { offers, booking: shop.also({ offers }) }
})
afterEach(async () => {
  for (const { id, undoneAt } of await shop.booking.saleChanges())
    if (!undoneAt) await shop.booking.undoSale(id, by)
  await expect.poll(() => isSoldElsewhere()).toBe(true)
  await expect.poll(() => isSold(shop.offers)).toBe(true)
})
afterAll(async () => {
  await elsewhere.offers.close()
  await shop.close()
})

const isSold = async (offers: Offers, { offerCode }: Offer = offer) =>
  (await offers.bookable(offerCode, { locale: 'pl', perPerson: false })).ok
const isSoldElsewhere = () => isSold(elsewhere.offers)
const change = async (what: SaleChange) => {
  const id = randomUUID()
  accept(await shop.booking.changeSale(what, { id, by, reason: 'remont' }))
  return id
}
const leg = () => offer.departureFlight as NonNullable<Offer['departureFlight']>
const room = () => offer.occupancies[0]?.roomCode ?? ''
const nights = () => ({
  hotelCode: offer.hotelCode,
  from: offer.departureDate,
  until: addDays(offer.departureDate, offer.duration - 1),
})
const closing = (given: Partial<SaleChange & { kind: 'rooms' }> = {}): SaleChange => ({
  kind: 'rooms',
  isOpen: false,
  roomCode: null,
  boardCode: null,
  ...nights(),
  ...given,
})
const prices = () =>
  shop.rows(
    `select rate_id as rate, night::date::text as night, price, min_stay, max_stay, arrival_days, stop_sale
     from offers.price_periods join offers.rates on id = rate_id,
       generate_series(first_night, last_night, interval '1 day') night
     where hotel_code = $1 order by 1, 2`,
    [offer.hotelCode],
  )

test('a hotel that is closed here is offered nowhere, and a cart that is open on the other node hears so', async () => {
  const { id, key, agreedTotal } = await shop.filledCart(offer, elsewhere.booking)
  const before = await prices()
  const lines = accept(await shop.booking.previewSale(closing()))
  expect(lines.find(({ thing }) => thing.startsWith(`${room()} `))).toMatchObject({ after: 0 })
  expect(await prices()).toEqual(before)
  const said = await change(closing())
  await expect.poll(isSoldElsewhere).toBe(false)
  expect(refusalOf(await elsewhere.booking.placeOrder(id, key, { agreedTotal }))).toEqual({
    code: 'room-sold-out',
  })
  accept(await shop.booking.undoSale(said, by))
  expect(await prices()).toEqual(before)
  await expect.poll(isSoldElsewhere).toBe(true)
  accept(await elsewhere.booking.placeOrder(id, key, { agreedTotal }))
})

test('one room or one board is closed, and the others are sold on; opened again it is sold', async () => {
  const inSpan = (row: Record<string, unknown>) => {
    const { from, until } = nights()
    return from <= String(row.night) && String(row.night) <= until
  }
  const before = await prices()
  const changed = async () => {
    const now = await prices()
    return now.filter((row, at) => row.stop_sale !== before[at]?.stop_sale)
  }
  await change(closing({ roomCode: room(), boardCode: offer.occupancies[0]?.boardCode ?? '' }))
  const closed = await changed()
  expect(closed.length).toBeGreaterThan(0)
  expect(closed.every(inSpan)).toBe(true)
  expect(new Set(closed.map(({ rate }) => rate)).size).toBe(1)
  await expect.poll(isSoldElsewhere).toBe(false)
  await change(closing({ isOpen: true, roomCode: room() }))
  expect((await changed()).every(({ stop_sale }) => !stop_sale)).toBe(true)
  await expect.poll(isSoldElsewhere).toBe(true)
})

test('what is closed already, unknown or over changes nothing', async () => {
  await change(closing())
  const said = { id: randomUUID(), by, reason: 'x' }
  const refusal = async (what: SaleChange) => refusalOf(await shop.booking.changeSale(what, said))
  expect(await refusal(closing())).toEqual({ code: 'nothing-changes' })
  expect(await refusal(closing({ hotelCode: 'XXX00000' }))).toEqual({ code: 'hotel-unknown' })
  expect(await refusal(closing({ roomCode: 'NOROOM' }))).toEqual({ code: 'room-unknown' })
  expect(await refusal(closing({ until: '2026-01-01', from: '2026-01-01' }))).toEqual({ code: 'unreadable' })
  expect(await refusal({ kind: 'flight', flightId: -1 })).toEqual({ code: 'flight-unknown' })
})

test('rooms for sale: never fewer than are sold; with just these nothing is left, on the other node too', async () => {
  await shop.ordered(offer)
  const allotment = (rooms: number): SaleChange => ({
    kind: 'allotment',
    roomCode: room(),
    rooms,
    ...nights(),
  })
  const refusal = refusalOf(await shop.booking.previewSale(allotment(0)))
  const sold = refusal.code === 'below-sold' ? refusal.sold : Number.NaN
  expect(sold).toBeGreaterThan(0)
  const before = await shop.rows('select night::text, rooms, sold from offers.allotments order by 1')
  const lines = accept(await shop.booking.previewSale(allotment(sold + 7)))
  expect(lines.every(({ after }) => after >= 7)).toBe(true)
  const id = await change(allotment(sold))
  await expect.poll(isSoldElsewhere).toBe(false)
  accept(await shop.booking.undoSale(id, by))
  expect(await shop.rows('select night::text, rooms, sold from offers.allotments order by 1')).toEqual(before)
})

test('nights without a number of their own have none again once it is taken back', async () => {
  const until = addDays(offer.departureDate, 200)
  const what: SaleChange = { ...nights(), kind: 'allotment', roomCode: room(), rooms: 300, until }
  const count = () => shop.rows('select count(*)::int from offers.allotments')
  const before = await count()
  const id = await change(what)
  expect(await count()).not.toEqual(before)
  accept(await shop.booking.undoSale(id, by))
  expect(await count()).toEqual(before)
})

test('a closed flight is sold to nobody, given back seats among them; who has a seat may still change the trip', async () => {
  const trip = await paidTrip('full', offer)
  const leaving = await paidTrip('full', offer)
  const { flightId } = leg()
  const seats = () =>
    shop.rows<{ cabin: string; seats: number; sold: number }>(
      'select cabin, seats, sold from offers.flight_cabins where flight_id = $1 order by 1',
      [flightId],
    )
  const before = await seats()
  const id = await change({ kind: 'flight', flightId })
  await expect.poll(isSoldElsewhere).toBe(false)
  const quote = accept(await shop.booking.quoteCancel(leaving.number))
  accept(await shop.booking.confirmCancel(leaving.number, quote.id))
  expect((await seats()).every((one) => one.seats === one.sold)).toBe(true)
  const seatsOf: SaleChange = { kind: 'seats', flightId, cabin: 'Economy', seats: 400 }
  expect(refusalOf(await shop.booking.previewSale(seatsOf))).toEqual({ code: 'flight-closed' })

  const left = withoutPerson(offer, 1)
  const leave = { offerCode: codeFor(offer, left), people: left?.people ?? [] }
  const same = accept(await shop.booking.quoteChange(trip.number, leave))
  accept(await shop.booking.confirmChange(trip.number, same.id))
  expect((await seats()).every((one) => one.seats === one.sold)).toBe(true)

  accept(await shop.booking.undoSale(id, by))
  expect((await seats()).map(({ seats: all }) => all)).toEqual(before.map(({ seats: all }) => all))
})

test('seats for sale: never fewer than are sold', async () => {
  await shop.ordered(offer)
  const { flightId } = leg()
  const what = (seats: number): SaleChange => ({ kind: 'seats', flightId, cabin: 'Economy', seats })
  const refusal = refusalOf(await shop.booking.previewSale(what(0)))
  const sold = refusal.code === 'below-sold' ? refusal.sold : Number.NaN
  expect(accept(await shop.booking.previewSale(what(sold)))).toMatchObject([{ sold, after: 0 }])
  expect(refusalOf(await shop.booking.previewSale({ ...what(5), cabin: 'Premium' } as SaleChange))).toEqual({
    code: 'cabin-unknown',
  })
  await change(what(sold))
  await expect.poll(isSoldElsewhere).toBe(false)
})

test('pressed twice it has happened once; taken back the newest first, once, by somebody', async () => {
  const id = randomUUID()
  const said = { id, by, reason: 'remont' }
  const all = await Promise.all(Array.from({ length: 8 }, () => shop.booking.changeSale(closing(), said)))
  expect(all.every(({ ok }) => ok)).toBe(true)
  const newer = await change(closing({ isOpen: true, roomCode: room() }))
  expect(refusalOf(await shop.booking.undoSale(id, by))).toEqual({ code: 'changed-since' })
  accept(await shop.booking.undoSale(newer, 'Ola'))
  accept(await shop.booking.undoSale(id, 'Ola'))
  expect(refusalOf(await shop.booking.undoSale(id, 'Ola'))).toEqual({ code: 'already-undone' })
  expect(refusalOf(await shop.booking.undoSale(randomUUID(), by))).toEqual({ code: 'change-unknown' })
  const [last, first] = await shop.booking.saleChanges()
  expect([last, first]).toMatchObject([
    { id: newer, undoneBy: 'Ola' },
    { id, by, reason: 'remont', undoneBy: 'Ola', thing: expect.stringContaining(offer.hotelCode) },
  ])
})

// Must be the last test: what guests were told cannot be undone.
test('what guests were told will not be stays closed', async () => {
  const { flightId } = leg()
  await paidTrip('full', offer)
  const id = await change({ kind: 'flight', flightId })
  const trips = { hotelCode: offer.hotelCode, from: offer.departureDate, until: offer.departureDate }
  accept(await shop.booking.announceChange({ kind: 'cancellation', reason: 'circumstances', trips }, { by }))
  expect(refusalOf(await shop.booking.previewSale(closing({ isOpen: true, ...trips })))).toEqual({
    code: 'called-off',
  })
  const other = (await shop.found()).find(({ departureDate }) => departureDate > '2026-12-20') as Offer
  await paidTrip('full', other)
  accept(await shop.booking.undoSale(id, by))
  const flown = { flightId: other.departureFlight?.flightId ?? 0 }
  const closed = await change({ kind: 'flight', ...flown })
  accept(
    await shop.booking.announceChange(
      { kind: 'cancellation', reason: 'circumstances', trips: flown },
      { by },
    ),
  )
  expect(refusalOf(await shop.booking.undoSale(closed, by))).toEqual({ code: 'called-off' })
  offer = (await shop.found()).find(({ departureFlight }) => departureFlight) as Offer
})
