import { defaultSearchState, toOfferSearchRequest } from '@wojaz/travel/search'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import type { Announcement } from '../src/notices/notice.ts'
import { backOf, by, noticesIn } from './notices-in.ts'
import { accept, refusalOf } from './open-test-booking.ts'
import { openPayingShop, type PayingShop } from './paying-shop.ts'

const day = 24 * 3_600_000

let shop: PayingShop
const { askedTrip, lastNotice, emailsAbout, moved, paidTrip } = noticesIn(() => shop)

beforeAll(async () => {
  shop = await openPayingShop()
})
beforeEach(() => {
  shop.calmBank()
})
afterAll(() => shop.close())

test('a small change is told once and counts at once; the order of before stays readable', async () => {
  const { number } = await paidTrip()
  const before = (await shop.orderOf(number)).offer.departureFlight
  const said = await moved(number, 1)
  accept(await shop.booking.announceChange(said, { by }))
  const order = await shop.orderOf(number)
  const notice = await lastNotice(number)
  expect(notice).toMatchObject({ state: 'told', isSignificant: false, answerBy: null })
  expect(order.offer.departureFlight).toMatchObject(
    said.kind === 'flight-hours' ? (said.flights[0] ?? {}) : {},
  )
  expect(emailsAbout(notice.id)).toEqual(['made'])
  expect((await shop.booking.orderBefore(number, notice.id))?.order.offer.departureFlight).toEqual(before)
  expect(await shop.booking.orderBefore('W000000000', notice.id)).toBeNull()
  expect(refusalOf(await shop.booking.announceChange(said, { by }))).toEqual({ code: 'nobody-concerned' })
  const [sold] = await shop.rows(
    `select to_char(departs, 'HH24:MI') as departs from offers.flights where id = $1`,
    [before?.flightId],
  )
  expect(sold).toEqual({ departs: order.offer.departureFlight?.departureTime })
})

test('a trip that becomes another one has no question of the old flights', async () => {
  const { number, notice } = await askedTrip()
  const request = toOfferSearchRequest({ ...defaultSearchState, fullPrice: true }, { pageSize: 100 })
  const { offers } = accept(await shop.offers.allOffers(shop.offer.hotelCode, request, 'pl'))
  const other = offers.find(({ departureDate }) => departureDate > shop.offer.departureDate)
  if (!other) throw new Error('There is no other trip to this hotel.')
  const { id } = accept(await shop.booking.quoteChange(number, { offerCode: other.offerCode }))
  accept(await shop.booking.confirmChange(number, id))
  expect((await shop.orderOf(number)).notices).toMatchObject([{ id: notice.id, state: 'closed' }])
})

test('whoever is at the bank when it is said is told once they have paid; said again, nobody is told twice', async () => {
  const { number } = await shop.ordered(shop.offer)
  const payment = await shop.begin(number)
  const other = await paidTrip()
  const said = await moved(other.number, 8)
  const { id } = accept(await shop.booking.announceChange(said, { by }))
  expect((await shop.orderOf(number)).notices).toEqual([])
  accept(await shop.tell(shop.bank.pays(payment)))
  await Promise.all([shop.booking.spreadAnnouncements(), shop.also({}).spreadAnnouncements()])
  await shop.booking.spreadAnnouncements()
  for (const one of [number, other.number])
    expect((await shop.orderOf(one)).notices.map(({ state }) => state)).toEqual(['open'])
  expect(refusalOf(await shop.booking.announceChange(said, { by, id }))).toEqual({ code: 'nobody-concerned' })
})

// Must be the last test: a trip that is called off is no longer sold.
test('a trip that is called off for want of people: everything goes back at once; too late, it is refused', async () => {
  const { number, price } = await paidTrip()
  const { departureFlight } = (await shop.orderOf(number)).offer
  const trips = { flightId: departureFlight?.flightId ?? 0 }
  const said: Announcement = { kind: 'cancellation', reason: 'too-few', trips }
  const far = shop.clock()
  const later = shop.also({ clock: () => new Date(Date.parse(shop.offer.departureDate) - day) })
  expect(refusalOf(await later.announceChange(said, { by }))).toMatchObject({ code: 'too-late' })
  accept(await shop.booking.announceChange(said, { by }))
  const order = await shop.orderOf(number)
  expect(order).toMatchObject({ state: 'cancelled', cancellation: { fee: 0, why: 'called-off', at: far } })
  expect(backOf(order.refunds)).toBe(price.total)
})
