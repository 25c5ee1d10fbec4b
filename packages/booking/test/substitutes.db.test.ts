import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { by, hotelBeside, noticesIn } from './notices-in.ts'
import { accept, refusalOf } from './open-test-booking.ts'
import { openPayingShop, type PayingShop } from './paying-shop.ts'

let shop: PayingShop
/** Another hotel on the same days with the same flights. */
let beside: Awaited<ReturnType<typeof hotelBeside>>
const { askedTrip, lastNotice, emailsAbout, moved, paidTrip } = noticesIn(() => shop)

beforeAll(async () => {
  shop = await openPayingShop()
  beside = await hotelBeside(shop)
})
beforeEach(() => {
  shop.calmBank()
})
afterAll(() => shop.close())

/** A guest who was asked to accept flights eight hours later, with the other hotel as a substitute. */
const offered = (variant: 'full' | 'deposit' = 'full') => askedTrip(variant, beside.wish)

const stockOf = (number: string) =>
  shop.rows<{ hotel_code: string }>(
    'select distinct hotel_code from booking.order_stock where order_number = $1 and hotel_code is not null',
    [number],
  )
const soldEverywhere = async () => {
  const [row] = await shop.rows<{ sold: string }>(
    `select (select sum(sold) from offers.flight_cabins) + (select sum(sold) from offers.allotments)
       - (select coalesce(sum(count), 0) from booking.order_stock) as sold`,
  )
  return Number(row?.sold)
}

test('the notice names what can be had instead and what it costs; taken, places, price and documents follow at once', async () => {
  const { number, price, notice } = await offered()
  expect(notice).toMatchObject({
    state: 'open',
    substitute: { offer: { hotelCode: beside.offer.hotelCode } },
  })
  const others = await soldEverywhere()
  const before = await shop.orderOf(number)
  const terms = await shop.booking.noticeSubstitute(number, notice.id)
  expect(terms).toMatchObject({ fee: 0, feeKind: 'none', difference: notice.substitute?.difference })
  const order = accept(await shop.booking.answerNotice(number, notice.id, 'substituted'))
  expect(order).toMatchObject({
    state: 'confirmed',
    offer: { hotelCode: beside.offer.hotelCode },
    price: { total: price.total + (notice.substitute?.difference ?? Number.NaN) },
    notices: [{ state: 'substituted' }],
  })
  // It has the same flights, with the times that were accepted.
  expect(order.offer.departureFlight?.departureTime).toBe(before.offer.departureFlight?.departureTime)
  expect(await stockOf(number)).toEqual([{ hotel_code: beside.offer.hotelCode }])
  expect(await soldEverywhere()).toBe(others)
  expect(shop.changed.filter((one) => one === number)).toHaveLength(1)
  const [change] = await shop.booking.changesOf(number)
  expect(change).toMatchObject({ kind: 'trip', replaced: { offer: before.offer } })
  expect(emailsAbout(notice.id)).toEqual(['made'])
})

test('asked twice it has happened once; answered, nothing else can be answered', async () => {
  const { number, notice } = await offered('deposit')
  const presses = Array.from({ length: 20 }, () =>
    shop.booking.answerNotice(number, notice.id, 'substituted'),
  )
  expect((await Promise.all(presses)).every(({ ok }) => ok)).toBe(true)
  expect(await shop.booking.changesOf(number)).toHaveLength(1)
  expect(refusalOf(await shop.booking.answerNotice(number, notice.id, 'left'))).toEqual({
    code: 'notice-over',
  })
  const { price, paid, refunds } = await shop.orderOf(number)
  const back = refunds.reduce((sum, { amount }) => sum + amount, 0)
  expect(paid).toBeLessThanOrEqual(price.total)
  expect(paid + back).toBeGreaterThan(0)
})

test('where nothing is offered instead, nothing can be taken', async () => {
  const { number } = await paidTrip()
  accept(await shop.booking.announceChange(await moved(number, 8), { by }))
  const { id, substitute } = await lastNotice(number)
  expect(substitute).toBeNull()
  expect(await shop.booking.noticeSubstitute(number, id)).toBeNull()
  expect(refusalOf(await shop.booking.answerNotice(number, id, 'substituted'))).toEqual({
    code: 'not-offered',
  })
  expect(await lastNotice(number)).toMatchObject({ state: 'open' })
})

test('what nobody can read is not offered, and what this party cannot have is not either', async () => {
  const { number } = await paidTrip()
  const said = await moved(number, 8)
  const unreadable = { hotelCode: 'no such', roomCode: 'X', boardCode: 'AI' }
  expect(refusalOf(await shop.booking.announceChange({ ...said, substitute: unreadable }, { by }))).toEqual({
    code: 'unreadable',
  })
  const unknown = { hotelCode: 'XXX00000', roomCode: 'DZ', boardCode: 'AI' }
  accept(await shop.booking.announceChange({ ...said, substitute: unknown }, { by }))
  expect(await lastNotice(number)).toMatchObject({ state: 'open', substitute: null })
})

// Must be the last test: others have bought it.
test('sold out meanwhile: the guest hears so, and the question is still open', async () => {
  const { number, notice } = await offered()
  const before = await shop.orderOf(number)
  await shop.rows('update offers.allotments set rooms = sold where hotel_code = $1', [beside.offer.hotelCode])
  await shop.rows('update offers.room_types set allotment = 0 where hotel_code = $1', [
    beside.offer.hotelCode,
  ])
  expect(refusalOf(await shop.booking.answerNotice(number, notice.id, 'substituted'))).toEqual({
    code: 'sold-out',
  })
  expect(await shop.orderOf(number)).toEqual(before)
})
