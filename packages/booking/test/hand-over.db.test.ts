import { addDays, dayOf, daysBetween } from '@wojaz/travel/dates'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Order } from '../src/order.ts'
import type { Participant } from '../src/participant.ts'
import { type ChangingShop, openChangingShop } from './changing-shop.ts'
import { accept, refusalOf } from './open-test-booking.ts'

let shop: ChangingShop

beforeAll(async () => {
  shop = await openChangingShop()
})
beforeEach(() => {
  shop.calmBank()
})
afterAll(() => shop.close())

const ewa: Participant = { firstName: 'Ewa', lastName: 'Nowacka', birthDate: '1990-04-02', title: 'woman' }
const handing = ({ offer }: Order, after: Participant, person = 0) => ({
  offerCode: offer.offerCode,
  handOver: { person, after },
})
/** A paid trip that this airline flies. */
async function tripBy(airline: string): Promise<Order> {
  const { number } = await shop.paidTrip()
  await shop.rows(
    `update booking.orders set sold = jsonb_set(jsonb_set(sold, '{offer,departureFlight,airLineCode}', $2),
       '{offer,returnFlight,airLineCode}', $2) where number = $1`,
    [number, JSON.stringify(airline)],
  )
  return shop.orderOf(number)
}
const history = (number: string) =>
  shop.rows<{ kind: string; facts: Record<string, unknown> }>(
    'select kind, facts from booking.order_changes where order_number = $1',
    [number],
  )

test('a charter is handed over for nothing: the price is said first, one press makes it so, and one email says it', async () => {
  const before = await tripBy('LO')
  const places = await shop.soldToNobody()
  expect(refusalOf(await shop.booking.changeParticipant(before.number, 0, ewa))).toEqual({
    code: 'needs-quote',
  })
  const quote = accept(await shop.booking.quoteChange(before.number, handing(before, ewa)))
  const total = before.price.total
  expect(quote).toMatchObject({ before: total, difference: 0, fee: 0, feeKind: 'none', refund: 0 })
  expect((await shop.orderOf(before.number)).participants).toEqual(before.participants)
  const order = accept(await shop.booking.confirmChange(before.number, quote.id))
  accept(await shop.booking.confirmChange(before.number, quote.id))
  expect(order.participants).toMatchObject([ewa, ...before.participants.slice(1)])
  expect(order).toMatchObject({
    paid: before.paid,
    price: { total },
    seats: before.seats,
    upsells: before.upsells,
  })
  expect(await history(before.number)).toMatchObject([
    { kind: 'transfer', facts: { person: 0, before: { lastName: 'Żółć' }, after: ewa } },
  ])
  expect(shop.changed.filter((one) => one === before.number)).toHaveLength(1)
  expect(await shop.soldToNobody()).toBe(places)
})

test('a low-cost airline is paid what it asks for the name, and nothing more', async () => {
  const before = await tripBy('FR')
  const quote = accept(await shop.booking.quoteChange(before.number, handing(before, ewa)))
  expect(quote).toMatchObject({ difference: 0, fee: 490_00, feeKind: 'transfer', refund: 0 })
  const order = accept(await shop.booking.confirmChange(before.number, quote.id))
  expect(order.price.total).toBe(before.price.total + 490_00)
  expect(order.price.lines.at(-1)).toMatchObject({ code: 'TRANSFER_FEE', amount: 490_00 })
  expect(await history(before.number)).toMatchObject([
    { kind: 'transfer', facts: { after: ewa, trip: { fee: 490_00, nth: 1 } } },
  ])
  // The airline's fee is not refunded when the trip is cancelled. The scale applies to the rest.
  const cancel = accept(await shop.booking.quoteCancel(before.number))
  expect(cancel).toMatchObject({ changeFees: 490_00, percent: 25 })
})

test('somebody of another age is quoted at the price of that age, without a fee of the table', async () => {
  const before = await tripBy('LO')
  const child = { ...ewa, firstName: 'Jaś', birthDate: '2019-03-01', title: 'man' as const }
  const quote = accept(await shop.booking.quoteChange(before.number, handing(before, child)))
  expect(quote).toMatchObject({ fee: 0, feeKind: 'none', before: before.price.total })
  // Only the difference by age: the same trip for both parties, priced today.
  const today = async (offerCode: string) =>
    accept(await shop.offers.bookable(offerCode, { locale: 'pl', perPerson: false })).quote.total
  expect(quote.difference).toBe((await today(quote.offer.offerCode)) - (await today(before.offer.offerCode)))
  const [room] = quote.offer.occupancies
  expect(room).toMatchObject({ adultsCount: 1, childrenBirthDates: ['2019-03-01'] })
  const order = accept(await shop.booking.confirmChange(before.number, quote.id))
  expect(order.participants.map(({ firstName }) => firstName)).toEqual(['Osoba 1', 'Jaś'])
  expect(order.price.total).toBe(before.price.total + quote.difference)
  expect(order.paid + quote.refund).toBe(before.paid)
})

test('by handing over nothing else of the trip becomes another: that has its own fee', async () => {
  const before = await tripBy('LO')
  const other = { ...handing(before, ewa), offerCode: shop.dearer.offerCode }
  expect(refusalOf(await shop.booking.quoteChange(before.number, other))).toEqual({ code: 'not-offered' })
})

test('seven days before is in time, six are not; nobody who is not of the party hands over', async () => {
  const before = await tripBy('LO')
  expect(refusalOf(await shop.booking.quoteChange(before.number, handing(before, ewa, 9)))).toEqual({
    code: 'not-offered',
  })
  const today = dayOf(shop.clock())
  const day = 86_400_000
  shop.moveClock(daysBetween(today, addDays(before.offer.departureDate, -7)) * day)
  expect((await shop.booking.quoteChange(before.number, handing(before, ewa))).ok).toBe(true)
  shop.moveClock(day)
  expect(refusalOf(await shop.booking.quoteChange(before.number, handing(before, ewa)))).toEqual({
    code: 'too-late',
  })
})
