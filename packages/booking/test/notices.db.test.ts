import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { backOf, by, noticesIn } from './notices-in.ts'
import { accept, refusalOf } from './open-test-booking.ts'
import { blik, openPayingShop, type PayingShop } from './paying-shop.ts'

const hour = 3_600_000

let shop: PayingShop
const { askedTrip, lastNotice, emailsAbout, moved, otherHotel, paidTrip, stock } = noticesIn(() => shop)

beforeAll(async () => {
  shop = await openPayingShop()
})
beforeEach(() => {
  shop.calmBank()
})
afterAll(() => shop.close())

test('a great change waits for the answer: agreed to, it counts; asked twice it has happened once', async () => {
  const { number, notice } = await askedTrip()
  const before = (await shop.orderOf(number)).offer.departureFlight
  expect(notice).toMatchObject({ state: 'open', isSignificant: true })
  accept(await shop.booking.answerNotice(number, notice.id, 'accepted'))
  const order = accept(await shop.booking.answerNotice(number, notice.id, 'accepted'))
  expect(order).toMatchObject({ state: 'confirmed', refunds: [] })
  expect(order.offer.departureFlight?.departureTime).not.toBe(before?.departureTime)
  expect(emailsAbout(notice.id)).toEqual(['made', 'accepted'])
  expect(refusalOf(await shop.booking.answerNotice(number, notice.id, 'left'))).toEqual({
    code: 'notice-over',
  })
  const [row] = await shop.rows('select ended_by, ended_at from booking.notices where id = $1', [notice.id])
  expect(row).toMatchObject({ ended_by: 'guest', ended_at: expect.any(Date) })
})

test('whoever leaves gets everything back, deposit and balance, and the places are free', async () => {
  const { number, notice } = await askedTrip('deposit')
  accept(await shop.tell(shop.bank.pays(await shop.begin(number, { ...blik, variant: 'deposit' }))))
  const order = accept(await shop.booking.answerNotice(number, notice.id, 'left'))
  expect(order).toMatchObject({
    state: 'cancelled',
    cancellation: { fee: 0, refund: order.paid, why: 'changed' },
  })
  expect(order.refunds).toHaveLength(2)
  expect(backOf(order.refunds)).toBe(order.price.total)
  expect(await stock(number)).toEqual([])
  expect(shop.emailsOf(number).at(-1)).toBe('cancelled')
})

test('silence: two reminders, then the trip ends with a full refund, once, on however many nodes', async () => {
  const { number, price, notice } = await askedTrip()
  const until = notice.answerBy?.getTime() ?? 0
  const left = () => until - shop.clock().getTime()
  const everywhere = () => Promise.all([shop.booking.followNotices(), shop.also({}).followNotices()])
  await everywhere()
  expect(emailsAbout(notice.id)).toEqual(['made'])
  shop.moveClock(left() - 72 * hour)
  await everywhere()
  await everywhere()
  shop.moveClock(left() - 24 * hour)
  await everywhere()
  expect(emailsAbout(notice.id)).toEqual(['made', 'reminder', 'reminder'])
  shop.moveClock(left())
  expect(refusalOf(await shop.booking.answerNotice(number, notice.id, 'accepted'))).toEqual({
    code: 'notice-over',
  })
  await everywhere()
  await everywhere()
  const order = await shop.orderOf(number)
  expect(order).toMatchObject({ state: 'cancelled', cancellation: { refund: price.total, why: 'silence' } })
  expect(order.notices.at(-1)).toMatchObject({ state: 'lapsed' })
  expect(backOf(order.refunds)).toBe(price.total)
  shop.moveClock(61_000)
  await shop.booking.reconcile()
  expect((await shop.orderOf(number)).refunds.every(({ finishedAt }) => finishedAt !== null)).toBe(true)
})

test('while an answer is awaited nobody pays a fee for leaving, by an old quote neither', async () => {
  const { number } = await paidTrip()
  const quote = accept(await shop.booking.quoteCancel(number))
  accept(await shop.booking.announceChange(await moved(number, 8), { by }))
  const { id: noticeId } = await lastNotice(number)
  const open = { code: 'notice-open', noticeId }
  expect(refusalOf(await shop.booking.quoteCancel(number))).toEqual(open)
  expect(refusalOf(await shop.booking.confirmCancel(number, quote.id))).toEqual(open)
  expect(await shop.orderOf(number)).toMatchObject({ state: 'confirmed', refunds: [] })
})

test('a newer change takes the place of the one that waits', async () => {
  const { number, notice } = await askedTrip()
  accept(await shop.booking.announceChange(await moved(number, 9), { by }))
  const order = await shop.orderOf(number)
  expect(order.notices.map(({ state }) => state)).toEqual(['replaced', 'open'])
  expect(refusalOf(await shop.booking.answerNotice(number, notice.id, 'left'))).toEqual({
    code: 'notice-over',
  })
})

test('what is no hour, nobody’s notice and somebody else’s are refused', async () => {
  const { number, notice } = await askedTrip()
  const other = await paidTrip()
  const unreadable = { flightId: 1, departureTime: '25:00', arrivalTime: '10:00' }
  expect(
    refusalOf(await shop.booking.announceChange({ kind: 'flight-hours', flights: [unreadable] }, { by })),
  ).toEqual({ code: 'unreadable' })
  for (const id of [notice.id, 'x'])
    expect(refusalOf(await shop.booking.answerNotice(other.number, id, 'left'))).toEqual({
      code: 'notice-unknown',
    })
  expect(refusalOf(await shop.booking.answerNotice('W000000000', notice.id, 'left'))).toEqual({
    code: 'order-unknown',
  })
  expect(await lastNotice(number)).toMatchObject({ state: 'open' })
})

// Must be the last test: what was announced is no longer sold.
test('another hotel is asked; agreed to, the trip has it, and its guests are found there', async () => {
  const { number } = await paidTrip()
  accept(await shop.booking.announceChange(await otherHotel(number), { by }))
  const { id, state } = await lastNotice(number)
  expect(state).toBe('open')
  accept(await shop.booking.answerNotice(number, id, 'accepted'))
  expect((await shop.orderOf(number)).offer).toMatchObject({ hotelName: 'Laguna Blu', stars: 4 })
  accept(await shop.booking.announceChange(await otherHotel(number, 'NEW00002'), { by }))
  expect(await lastNotice(number)).toMatchObject({
    state: 'open',
    change: { before: { hotelCode: 'NEW00001' }, after: { hotelCode: 'NEW00002' } },
  })
})
