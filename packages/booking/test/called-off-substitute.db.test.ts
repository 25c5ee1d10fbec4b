import { addDays, dayOf } from '@wojaz/travel/dates'
import { parseOfferCode } from '@wojaz/travel/offer-code'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { refundBy } from '../src/after-sale/refund-by.ts'
import type { Announcement } from '../src/notices/notice.ts'
import { by, hotelBeside, noticesIn } from './notices-in.ts'
import { accept, refusalOf } from './open-test-booking.ts'
import { openPayingShop, type PayingShop } from './paying-shop.ts'

let shop: PayingShop
let beside: Awaited<ReturnType<typeof hotelBeside>>
const { lastNotice, emailsAbout, paidTrip, otherHotel } = noticesIn(() => shop)

// A changed or called-off trip is no longer sold, so each test has a separate shop.
beforeEach(async () => {
  shop = await openPayingShop()
  beside = await hotelBeside(shop)
})
afterEach(() => shop.close())

test('after another hotel was accepted, dates and rooms are changed in that one', async () => {
  const { number } = await paidTrip()
  const said = await otherHotel(number, beside.offer.hotelCode)
  accept(await shop.booking.announceChange(said, { by }))
  const notice = await lastNotice(number)
  const { offer } = accept(await shop.booking.answerNotice(number, notice.id, 'accepted'))
  const parts = parseOfferCode(offer.offerCode)
  expect([offer.hotelCode, parts.ok && parts.value.hotelCode]).toEqual([
    beside.offer.hotelCode,
    beside.offer.hotelCode,
  ])
})

test('a trip that is called off may come with another: taken, refused or unanswered, it is off sale at once', async () => {
  const [taken, refused] = [await paidTrip(), await paidTrip('deposit')]
  const [silent, alone] = [await paidTrip('deposit'), await paidTrip()]
  const { hotelCode, departureDate } = shop.offer
  const said: Announcement = {
    kind: 'cancellation',
    reason: 'circumstances',
    trips: { hotelCode, from: departureDate, until: departureDate },
    substitute: beside.wish,
  }
  accept(await shop.booking.announceChange(said, { by }))
  const isSold = async () =>
    (await shop.offers.bookable(shop.offer.offerCode, { locale: 'pl', perPerson: false })).ok
  // The index is updated a moment later.
  await expect.poll(isSold).toBe(false)

  const notice = await lastNotice(taken.number)
  expect(notice).toMatchObject({
    state: 'open',
    change: { kind: 'cancellation' },
    substitute: { offer: { hotelCode: beside.offer.hotelCode } },
  })
  expect(emailsAbout(notice.id)).toEqual(['made'])
  expect(await shop.orderOf(taken.number)).toMatchObject({ state: 'confirmed', refunds: [] })
  // A trip that is called off cannot be accepted or moved.
  expect(refusalOf(await shop.booking.answerNotice(taken.number, notice.id, 'accepted'))).toEqual({
    code: 'not-offered',
  })
  expect(refusalOf(await shop.booking.announceChange({ ...said, substitute: undefined }, { by }))).toEqual({
    code: 'nobody-concerned',
  })

  const order = accept(await shop.booking.answerNotice(taken.number, notice.id, 'substituted'))
  expect(order).toMatchObject({
    state: 'confirmed',
    cancellation: null,
    offer: { hotelCode: beside.offer.hotelCode },
    price: { total: taken.price.total + (notice.substitute?.difference ?? Number.NaN) },
  })

  const asked = dayOf((await lastNotice(refused.number)).madeAt)
  const { id } = await lastNotice(refused.number)
  const back = accept(await shop.booking.answerNotice(refused.number, id, 'left'))
  const { cancellation, paid } = back
  expect(cancellation).toMatchObject({ fee: 0, refund: paid, why: 'called-off', since: asked })
  // The law counts from the day on which the trip was called off.
  expect(cancellation && refundBy(cancellation)).toBe(addDays(asked, 14))

  const until = (await lastNotice(silent.number)).answerBy
  shop.moveClock((until?.getTime() ?? 0) - shop.clock().getTime())
  await shop.booking.followNotices()
  for (const { number } of [silent, alone])
    expect(await shop.orderOf(number)).toMatchObject({
      state: 'cancelled',
      notices: [{ state: 'lapsed' }],
      cancellation: { fee: 0, why: 'called-off', since: asked },
    })
})
