import type { Offer } from '@wojaz/offers'
import { encodeOfferCode, parseOfferCode } from '@wojaz/travel/offer-code'
import { defaultSearchState, toOfferSearchRequest } from '@wojaz/travel/search'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { type ChangedParty, withoutPerson, withPerson } from '../src/after-sale/changed-party.ts'
import type { Order } from '../src/order.ts'
import type { Participant } from '../src/participant.ts'
import { accept, refusalOf } from './open-test-booking.ts'
import { blik, openPayingShop, type PayingShop } from './paying-shop.ts'

let shop: PayingShop
/** The same hotel on other days for the same party: cheaper and dearer than the trip that is bought. */
let trip: Offer
let cheaper: Offer
let dearer: Offer

beforeAll(async () => {
  shop = await openPayingShop()
  const stays = await staysOf(await shop.found())
  const byPrice = stays.toSorted((one, other) => one.quote.total - other.quote.total)
  cheaper = byPrice[0] as Offer
  trip = byPrice[Math.floor(byPrice.length / 2)] as Offer
  dearer = byPrice.at(-1) as Offer
})
beforeEach(() => {
  shop.calmBank()
})
afterAll(() => shop.close())

/** Of the first hotel that has several dates at several prices. */
async function staysOf(found: readonly Offer[]): Promise<readonly Offer[]> {
  const request = toOfferSearchRequest({ ...defaultSearchState, fullPrice: true }, { pageSize: 100 })
  for (const { hotelCode } of found) {
    const { offers } = accept(await shop.offers.allOffers(hotelCode, request, 'pl'))
    const later = offers.filter(({ departureDate }) => departureDate > '2027-01-15')
    if (new Set(later.map(({ quote }) => quote.total)).size > 4) return later
  }
  throw new Error('No hotel has several dates.')
}

async function paidTrip(variant: 'full' | 'deposit' = 'full'): Promise<Order> {
  const { number } = await shop.ordered(trip)
  accept(await shop.tell(shop.bank.pays(await shop.begin(number, { ...blik, variant }))))
  return shop.orderOf(number)
}

const stock = (number: string) =>
  shop.rows<{ flight_id: number | null; night: string | null; count: number }>(
    'select flight_id, night::text, count from booking.order_stock where order_number = $1 order by 1, 2',
    [number],
  )
const placesOf = async (number: string) =>
  (await stock(number)).find(({ flight_id }) => flight_id !== null)?.count
const soldEverywhere = async () => {
  const [row] = await shop.rows<{ sold: string }>(
    `select (select sum(sold) from offers.flight_cabins) + (select sum(sold) from offers.allotments)
       - (select coalesce(sum(count), 0) from booking.order_stock) as sold`,
  )
  return Number(row?.sold)
}
const quoted = async ({ number }: Order, { offerCode }: Offer) =>
  accept(await shop.booking.quoteChange(number, { offerCode }))

test('a dearer date: places move, the difference is due with the balance, and one letter tells', async () => {
  const before = await paidTrip()
  const others = await soldEverywhere()
  const quote = await quoted(before, dearer)
  expect(quote.expiresAt.getTime() - quote.madeAt.getTime()).toBe(900_000)
  expect(quote).toMatchObject({ before: before.price.total, feeKind: 'table', refund: 0 })
  expect(quote.difference).toBe(dearer.quote.total - trip.quote.total)
  expect((await shop.orderOf(before.number)).offer).toEqual(before.offer)
  const order = accept(await shop.booking.confirmChange(before.number, quote.id))
  expect(order).toMatchObject({
    ...{ state: 'confirmed', paid: before.paid },
    offer: { offerCode: dearer.offerCode },
    price: { total: before.price.total + quote.difference + quote.fee },
  })
  expect(order.schedule.reduce((sum, { amount }) => sum + amount, 0)).toBe(order.price.total)
  expect((await stock(before.number)).map(({ flight_id }) => flight_id)).toContain(
    dearer.departureFlight?.flightId,
  )
  expect(await soldEverywhere()).toBe(others)
  expect(shop.changed.filter((one) => one === before.number)).toHaveLength(1)
  const [change] = await shop.booking.changesOf(before.number)
  expect(change).toMatchObject({ kind: 'trip', facts: { fee: quote.fee }, replaced: { offer: before.offer } })
})

test('the difference can be paid as any part of the price', async () => {
  const before = await paidTrip()
  const { id } = await quoted(before, dearer)
  const { price } = accept(await shop.booking.confirmChange(before.number, id))
  accept(await shop.tell(shop.bank.pays(await shop.begin(before.number, blik))))
  expect(await shop.orderOf(before.number)).toMatchObject({ state: 'confirmed', paid: price.total })
})

test('a cheaper date: what is too much goes back once, and what stays is the price', async () => {
  const before = await paidTrip()
  const quote = await quoted(before, cheaper)
  expect(quote.refund).toBeGreaterThan(0)
  const order = accept(await shop.booking.confirmChange(before.number, quote.id))
  expect(order.paid).toBe(order.price.total)
  expect(order.refunds).toMatchObject([{ amount: quote.refund, reason: 'guest-changed' }])
  await shop.booking.reconcile()
  shop.moveClock(61_000)
  await shop.booking.reconcile()
  const { refunds, paid, payments } = await shop.orderOf(before.number)
  expect(shop.bank.refunds.get(refunds[0]?.id ?? '')).toBe(quote.refund)
  expect(payments.reduce((sum, { amount }) => sum + amount, 0)).toBe(paid + quote.refund)
})

test('called off after a change, nobody gets back more than was paid in all', async () => {
  const before = await paidTrip()
  const change = await quoted(before, cheaper)
  accept(await shop.booking.confirmChange(before.number, change.id))
  const off = accept(await shop.booking.quoteCancel(before.number))
  const order = accept(await shop.booking.confirmCancel(before.number, off.id))
  const back = order.refunds.reduce((sum, { amount }) => sum + amount, 0)
  expect(back + off.fee).toBe(before.paid)
  expect(await stock(before.number)).toEqual([])
})

test('of two hundred presses one changes the trip; all the others hear that it has happened', async () => {
  const before = await paidTrip()
  const others = await soldEverywhere()
  const { id } = await quoted(before, cheaper)
  const presses = Array.from({ length: 200 }, () => shop.booking.confirmChange(before.number, id))
  const outcomes = await Promise.all(presses)
  expect(outcomes.every(({ ok }) => ok)).toBe(true)
  expect((await shop.orderOf(before.number)).refunds).toHaveLength(1)
  expect(await shop.booking.changesOf(before.number)).toHaveLength(1)
  expect(await soldEverywhere()).toBe(others)
})

test('two who exchange their dates at the same moment, again and again, never wait for each other in a circle', async () => {
  const [one, other] = [await paidTrip(), await paidTrip()]
  accept(await shop.booking.confirmChange(other.number, (await quoted(other, dearer)).id))
  for (let time = 0; time < 6; time++) {
    const [here, there] = time % 2 === 0 ? [dearer, trip] : [trip, dearer]
    const quotes = [await quoted(one, here), await quoted(other, there)]
    const outcomes = await Promise.all([
      shop.booking.confirmChange(one.number, quotes[0]?.id ?? ''),
      shop.booking.confirmChange(other.number, quotes[1]?.id ?? ''),
    ])
    expect(outcomes.every(({ ok }) => ok)).toBe(true)
  }
})

test('only the newest quote can be confirmed, for a quarter of an hour, while nothing is paid', async () => {
  const order = await paidTrip('deposit')
  const first = await quoted(order, dearer)
  const second = await quoted(order, cheaper)
  const outdated = { code: 'quote-outdated' }
  expect(refusalOf(await shop.booking.confirmChange(order.number, first.id))).toEqual(outdated)
  expect(await shop.booking.changeQuote(order.number, first.id)).toMatchObject({ isOpen: false })
  expect(await shop.booking.changeQuote(order.number, second.id)).toMatchObject({ isOpen: true })
  accept(await shop.tell(shop.bank.pays(await shop.begin(order.number, blik))))
  expect(refusalOf(await shop.booking.confirmChange(order.number, second.id))).toEqual(outdated)
  const third = await quoted(order, cheaper)
  shop.moveClock(900_000)
  expect(refusalOf(await shop.booking.confirmChange(order.number, third.id))).toEqual(outdated)
  expect(await shop.booking.changesOf(order.number)).toEqual([])
})

test('a payment that was begun before the change and comes after it is counted or goes back, never too much', async () => {
  const before = await paidTrip('deposit')
  const late = await shop.begin(before.number, blik)
  const { id } = await quoted(before, cheaper)
  const { price } = accept(await shop.booking.confirmChange(before.number, id))
  accept(await shop.tell(shop.bank.pays(late)))
  const order = await shop.orderOf(before.number)
  expect(order.paid).toBeLessThanOrEqual(price.total)
  const back = order.refunds.reduce((sum, { amount }) => sum + amount, 0)
  expect(order.paid + back).toBe(before.price.total)
})

/** The code of the same trip for another party, if the hotel lets its room to so many. */
async function codeFor({ offerCode }: Offer, party: ChangedParty | null): Promise<string | null> {
  const parts = parseOfferCode(offerCode)
  if (!parts.ok || !party) return null
  const code = encodeOfferCode({ ...parts.value, rooms: party.rooms })
  const found = await shop.offers.bookable(code, { locale: 'pl', perPerson: false })
  return found.ok ? found.value.offerCode : null
}

test('one stays at home, and somebody else comes along later: places, people and money follow', async () => {
  const before = await paidTrip()
  const others = await soldEverywhere()
  const left = withoutPerson(before.offer, 0)
  const single = await codeFor(before.offer, left)
  if (!single || !left) throw new Error('The room is not let to one.')
  const leave = { offerCode: single, people: left.people }
  const quote = accept(await shop.booking.quoteChange(before.number, leave))
  expect(quote).toMatchObject({ feeKind: 'leaving', fee: Math.floor(Math.max(0, -quote.difference) / 4) })
  const alone = accept(await shop.booking.confirmChange(before.number, quote.id))
  expect(alone.participants.map(({ firstName }) => firstName)).toEqual(['Osoba 1'])
  expect(alone.paid + quote.refund).toBe(before.paid)
  expect(await placesOf(before.number)).toBe(1)

  const joined = { ...before.participants[0], firstName: 'Nowa', birthDate: '2000-01-01' } as Participant
  const party = withPerson(alone.offer, 0, joined)
  const double = await codeFor(alone.offer, party)
  if (!double || !party) throw new Error('The room is not let to two.')
  const join = accept(
    await shop.booking.quoteChange(before.number, { offerCode: double, people: party.people }),
  )
  expect(join).toMatchObject({ feeKind: 'none', fee: 0, before: alone.price.total })
  const order = accept(await shop.booking.confirmChange(before.number, join.id))
  expect(order.participants.map(({ firstName }) => firstName)).toEqual(['Osoba 1', 'Nowa'])
  expect(await placesOf(before.number)).toBe(2)
  expect(await soldEverywhere()).toBe(others)
})

test('people and rooms that do not belong together change nothing', async () => {
  const { number } = await paidTrip()
  for (const people of [[0], [0, 1, 2], [0, 7], []])
    expect(
      refusalOf(await shop.booking.quoteChange(number, { offerCode: dearer.offerCode, people })),
    ).toEqual({
      code: 'not-offered',
    })
})

test("somebody else's quote, another hotel, nonsense, and an unpaid order change nothing", async () => {
  const [mine, other] = [await paidTrip(), await paidTrip()]
  const { id } = await quoted(other, dearer)
  expect(await shop.booking.changeQuote(mine.number, id)).toBeNull()
  expect(refusalOf(await shop.booking.confirmChange(mine.number, id))).toEqual({ code: 'quote-outdated' })
  const cancel = accept(await shop.booking.quoteCancel(other.number))
  expect(refusalOf(await shop.booking.confirmChange(other.number, cancel.id))).toEqual({
    code: 'quote-outdated',
  })
  const elsewhere = (await shop.found()).find(({ hotelCode }) => hotelCode !== trip.hotelCode) as Offer
  for (const offerCode of [elsewhere.offerCode, 'nonsense', `${dearer.offerCode}x`])
    expect(refusalOf(await shop.booking.quoteChange(mine.number, { offerCode }))).toEqual({
      code: 'not-offered',
    })
  const { number } = await shop.ordered(trip)
  const wish = { offerCode: dearer.offerCode }
  expect(refusalOf(await shop.booking.quoteChange(number, wish))).toEqual({ code: 'not-confirmed' })
  expect(refusalOf(await shop.booking.quoteChange('W000000000', wish))).toEqual({ code: 'order-unknown' })
})

// The last: what can be bought hears of sold places a moment later, and of free ones too.
test('sold out meanwhile: the guest hears so, and the old trip, its places and its money are untouched', async () => {
  const before = await paidTrip()
  const { id } = await quoted(before, dearer)
  const held = await stock(before.number)
  const flights = [dearer.departureFlight?.flightId, dearer.returnFlight?.flightId]
  await shop.rows('update offers.flight_cabins set seats = sold where flight_id = any($1)', [flights])
  expect(refusalOf(await shop.booking.confirmChange(before.number, id))).toEqual({ code: 'sold-out' })
  expect(await shop.orderOf(before.number)).toEqual(before)
  expect(await stock(before.number)).toEqual(held)
  await shop.rows('update offers.flight_cabins set seats = 500 where flight_id = any($1)', [flights])
  accept(await shop.booking.confirmChange(before.number, id))
})
