import { hasHotel } from '@wojaz/offers'
import { parseOfferCode } from '@wojaz/travel/offer-code'
import { everybody } from '../after-sale/change-terms.ts'
import { offerFor } from '../after-sale/offer-for-party.ts'
import type { BookingOptions } from '../open-booking.ts'
import type { Order } from '../order.ts'
import type { RoomOfTrip, StayOfTrip } from './notice.ts'

/**
 * Returns the names of rooms and board of an order in another hotel. Null: the hotel sells no such rooms, and the booked ones are
 * promised.
 */
export async function stayIn(
  offers: BookingOptions['offers'],
  order: Order,
  hotelCode: string,
  room?: RoomOfTrip,
): Promise<StayOfTrip | null> {
  const { offer } = order
  const own = parseOfferCode(offer.offerCode)
  if (!own.ok || !hasHotel(offer)) return null
  const rooms = own.value.rooms.map((one) => ({ ...one, ...room }))
  const found = await offerFor(offers, order, { ...own.value, hotelCode, rooms }, everybody(order))
  if (!found.ok) return null
  const { boardName, occupancies } = found.value.offer
  const names = new Map(occupancies.map(({ roomCode, roomName }) => [roomCode, roomName]))
  return {
    boardName,
    occupancies: offer.occupancies.map((one) => ({
      ...one,
      ...room,
      roomName: names.get(room?.roomCode ?? one.roomCode) ?? one.roomName,
    })),
  }
}
