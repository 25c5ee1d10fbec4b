import { defaultSearchState, toOfferSearchRequest } from '@wojaz/travel/search'
import fc from 'fast-check'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { movedFlights } from '../src/notices/moved-flights.ts'
import type { Announcement, HotelOfTrip } from '../src/notices/notice.ts'
import { noticeStates } from '../src/states/booking-states.ts'
import { mayBecome } from '../src/states/state-table.ts'
import { accept, refusalOf } from './open-test-booking.ts'
import { blik, openPayingShop, type PayingShop } from './paying-shop.ts'

let shop: PayingShop
const hour = 3_600_000
const day = 24 * hour

beforeAll(async () => {
  shop = await openPayingShop()
})
beforeEach(() => {
  shop.calmBank()
})
afterAll(() => shop.close())

async function paidTrip(variant: 'full' | 'deposit' = 'full') {
  const { number, price } = await shop.ordered(shop.offer)
  accept(await shop.tell(shop.bank.pays(await shop.begin(number, { ...blik, variant }))))
  return { number, price }
}

/** The flight out of everybody leaves so many hours later than it does now. */
async function moved(number: string, hours: number): Promise<Announcement> {
  const flights = movedFlights((await shop.orderOf(number)).offer, hours * 60)
  return { kind: 'flight-hours', flights: flights.slice(0, 1) }
}

const by = 'biuro'
const lastNotice = async (number: string) => {
  const notice = (await shop.orderOf(number)).notices.at(-1)
  if (!notice) throw new Error('No notice.')
  return notice
}
/** An order that has been asked whether hours eight hours later will do. */
async function askedTrip(variant: 'full' | 'deposit' = 'full') {
  const trip = await paidTrip(variant)
  accept(await shop.booking.announceChange(await moved(trip.number, 8), { by }))
  return { ...trip, notice: await lastNotice(trip.number) }
}
const lettersAbout = (id: string) =>
  shop.noticeLetters.filter((letter) => letter.id === id).map(({ about }) => about)
const backOf = (refunds: readonly { amount: number }[]) =>
  refunds.reduce((sum, { amount }) => sum + amount, 0)
const stock = (number: string) =>
  shop.rows('select count from booking.order_stock where order_number = $1', [number])

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
  expect(lettersAbout(notice.id)).toEqual(['made'])
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

test('a great change waits for the answer: agreed to, it counts; asked twice it has happened once', async () => {
  const { number, notice } = await askedTrip()
  const before = (await shop.orderOf(number)).offer.departureFlight
  expect(notice).toMatchObject({ state: 'open', isSignificant: true })
  accept(await shop.booking.answerNotice(number, notice.id, 'accepted'))
  const order = accept(await shop.booking.answerNotice(number, notice.id, 'accepted'))
  expect(order).toMatchObject({ state: 'confirmed', refunds: [] })
  expect(order.offer.departureFlight?.departureTime).not.toBe(before?.departureTime)
  expect(lettersAbout(notice.id)).toEqual(['made', 'accepted'])
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
  expect(shop.lettersOf(number).at(-1)).toBe('cancelled')
})

test('silence: two reminders, then the trip ends with a full refund, once, on however many nodes', async () => {
  const { number, price, notice } = await askedTrip()
  const until = notice.answerBy?.getTime() ?? 0
  const left = () => until - shop.clock().getTime()
  const everywhere = () => Promise.all([shop.booking.followNotices(), shop.also({}).followNotices()])
  await everywhere()
  expect(lettersAbout(notice.id)).toEqual(['made'])
  shop.moveClock(left() - 72 * hour)
  await everywhere()
  await everywhere()
  shop.moveClock(left() - 24 * hour)
  await everywhere()
  expect(lettersAbout(notice.id)).toEqual(['made', 'reminder', 'reminder'])
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

test('another hotel is asked; agreed to, the trip has it', async () => {
  const { number } = await paidTrip()
  const { offer } = await shop.orderOf(number)
  const { hotelCode, departureDate } = offer
  const hotel: HotelOfTrip = { ...offer, hotelCode: 'NEW00001', hotelName: 'Laguna Blu', stars: 4 }
  const trips = { hotelCode, from: departureDate, until: departureDate }
  accept(await shop.booking.announceChange({ kind: 'hotel', trips, hotel }, { by }))
  const { id, state } = await lastNotice(number)
  expect(state).toBe('open')
  accept(await shop.booking.answerNotice(number, id, 'accepted'))
  expect((await shop.orderOf(number)).offer).toMatchObject({ hotelName: 'Laguna Blu', stars: 4 })
})

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

test('the database refuses every step that the table of states does not have', async () => {
  const states = Object.keys(noticeStates) as (keyof typeof noticeStates)[]
  const { number } = await paidTrip()
  const announcement = '00000000-0000-4000-8000-000000000001'
  await shop.rows(
    `insert into booking.announcements values ($1, '{}', 'test', now(), now()) on conflict do nothing`,
    [announcement],
  )
  for (const from of states)
    for (const to of states.filter((state) => state !== from)) {
      await shop.rows('delete from booking.notices where announcement_id = $1', [announcement])
      await shop.rows(
        `insert into booking.notices (id, announcement_id, order_number, state, change, is_significant, made_at, answer_by,
           ended_by, ended_at, next_step_at)
         values (gen_random_uuid(), $1, $2, $3, '{"kind":"hotel"}', true, now(), now(), 'shop', now(), now())`,
        [announcement, number, from],
      )
      const step = shop.rows(
        'update booking.notices set state = $2 where announcement_id = $1 returning state',
        [announcement, to],
      )
      if (mayBecome(noticeStates, from, to)) expect(await step).toEqual([{ state: to }])
      else await expect(step).rejects.toThrow('may not become')
    }
  await shop.rows('delete from booking.notices where announcement_id = $1', [announcement])
})

test('whatever comes together, answer, deadline, calling off and money, ends in one state, and what was paid is kept or goes back', async () => {
  const steps = ['accept', 'leave', 'deadline', 'cancel', 'pay'] as const
  await fc.assert(
    fc.asyncProperty(
      fc.shuffledSubarray([...steps], { minLength: 2 }),
      fc.boolean(),
      async (chosen, isPast) => {
        const { number, notice } = await askedTrip('deposit')
        const payment = await shop.begin(number, { ...blik, variant: 'deposit' })
        const ahead = isPast ? (notice.answerBy?.getTime() ?? 0) - shop.clock().getTime() : 0
        shop.moveClock(ahead)
        const doing = {
          accept: () => shop.booking.answerNotice(number, notice.id, 'accepted'),
          leave: () => shop.booking.answerNotice(number, notice.id, 'left'),
          deadline: () => shop.booking.followNotices(),
          cancel: () => shop.booking.quoteCancel(number),
          pay: () => shop.tell(shop.bank.pays(payment)),
        }
        await Promise.all(chosen.map((step) => doing[step]()))
        await shop.booking.followNotices()
        shop.moveClock(-ahead)
        const order = await shop.orderOf(number)
        const came = backOf(order.payments.filter(({ completedAt }) => completedAt !== null))
        const state = order.notices.at(-1)?.state
        if (order.state === 'confirmed') {
          expect(['open', 'accepted']).toContain(state)
          expect(order.refunds).toEqual([])
          expect(order.paid).toBe(came)
        } else {
          expect(order.state).toBe('cancelled')
          expect(['left', 'lapsed']).toContain(state)
          expect(backOf(order.refunds)).toBe(came)
          expect(await stock(number)).toEqual([])
        }
      },
    ),
    { numRuns: 12, seed: 24, endOnFailure: true },
  )
})
