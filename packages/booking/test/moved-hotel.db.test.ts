import { afterAll, beforeAll, expect, test } from 'vitest'
import { withoutPerson } from '../src/after-sale/changed-party.ts'
import type { RoomOfTrip } from '../src/notices/notice.ts'
import { codeFor } from './changing-shop.ts'
import { by, hotelBeside, noticesIn } from './notices-in.ts'
import { accept } from './open-test-booking.ts'
import { openPayingShop, type PayingShop } from './paying-shop.ts'

let shop: PayingShop
let beside: Awaited<ReturnType<typeof hotelBeside>>
const { lastNotice, otherHotel, paidTrip } = noticesIn(() => shop)

beforeAll(async () => {
  shop = await openPayingShop()
  beside = await hotelBeside(shop)
})
afterAll(() => shop.close())

const roomsOf = (number: string) =>
  shop.rows<{ hotel: string; room: string; nights: number }>(
    `select hotel_code as hotel, room_code as room, count(*)::int as nights from booking.order_stock
     where order_number = $1 and night is not null group by 1, 2`,
    [number],
  )
const soldIn = async (hotelCode: string) =>
  (
    await shop.rows<{ sold: number }>(
      'select coalesce(sum(sold), 0)::int as sold from offers.allotments where hotel_code = $1',
      [hotelCode],
    )
  )[0]?.sold

const isSold = async () =>
  (await shop.offers.bookable(shop.offer.offerCode, { locale: 'pl', perPerson: false })).ok

/** An order whose guest accepted the other hotel. */
async function movedGuest(room?: RoomOfTrip, hotelCode = beside.offer.hotelCode) {
  // Opens the trip that the previous guest was moved out of.
  await shop.rows('update offers.price_periods set stop_sale = false where stop_sale')
  await expect.poll(isSold).toBe(true)
  const { number } = await paidTrip()
  const said = { ...(await otherHotel(number, hotelCode)), ...(room && { room }) }
  accept(await shop.booking.announceChange(said, { by }))
  await expect.poll(isSold).toBe(false)
  return accept(await shop.booking.answerNotice(number, (await lastNotice(number)).id, 'accepted'))
}

test('whoever is moved to another hotel gives back the rooms of the old one and has those of the new one', async () => {
  const { roomCode, boardCode } = beside.wish
  const others = [await soldIn(shop.offer.hotelCode), await soldIn(beside.offer.hotelCode)]
  const { number, offer } = await movedGuest({ roomCode, boardCode })
  expect(await roomsOf(number)).toEqual([
    { hotel: beside.offer.hotelCode, room: roomCode, nights: shop.offer.duration },
  ])
  expect(await soldIn(shop.offer.hotelCode)).toBe(others[0])
  expect(await soldIn(beside.offer.hotelCode)).toBe((others[1] ?? 0) + offer.duration)
  expect(offer).toMatchObject({
    boardCode,
    boardName: beside.offer.boardName,
    hotelCode: beside.offer.hotelCode,
    occupancies: [{ roomCode, boardCode, roomName: beside.offer.occupancies[0]?.roomName }],
  })
})

test('and can change the party afterwards, in the rooms of the new hotel', async () => {
  const { roomCode, boardCode } = beside.wish
  const { number, offer } = await movedGuest({ roomCode, boardCode })
  const quote = accept(await shop.booking.quoteChange(number, { offerCode: offer.offerCode }))
  expect(quote).toMatchObject({ difference: 0, fee: 0 })
  const left = withoutPerson(offer, 1)
  const leave = { offerCode: codeFor(offer, left), people: left?.people ?? [] }
  const alone = await shop.booking.quoteChange(number, leave)
  const isRoomForOne = (await shop.offers.bookable(leave.offerCode, { locale: 'pl', perPerson: false })).ok
  expect(alone.ok).toBe(isRoomForOne)
  expect(alone.ok && (await shop.booking.confirmChange(number, alone.value.id)).ok).toBe(isRoomForOne)
})

test('where the rooms are not in our hands none are counted, and the trip is the new one all the same', async () => {
  const { roomCode, boardCode } = beside.wish
  for (const room of [undefined, { roomCode: 'NOROOM', boardCode }, { roomCode, boardCode }]) {
    await shop.rows('update offers.room_types set allotment = 0 where hotel_code = $1', [
      beside.offer.hotelCode,
    ])
    await shop.rows('update offers.allotments set rooms = sold where hotel_code = $1', [
      beside.offer.hotelCode,
    ])
    const { number, offer } = await movedGuest(room)
    expect(await roomsOf(number)).toEqual([])
    expect(offer.hotelCode).toBe(beside.offer.hotelCode)
  }
})
