import { hasHotel } from '@wojaz/offers'
import { parseOfferCode } from '@wojaz/travel/offer-code'
import { everybody } from '../after-sale/change-terms.ts'
import { offerFor } from '../after-sale/offer-for-party.ts'
import type { BookingOptions } from '../open-booking.ts'
import type { Order } from '../order.ts'
import type { RoomOfTrip, StayOfTrip } from './notice.ts'

/** How another hotel calls the rooms and meals of an order; null: it has none like them on sale, and what was booked is promised. */
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
