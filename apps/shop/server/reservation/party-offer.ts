import type { ChangedParty, Order } from '@wojaz/booking'
import type { ChangeWish } from '@wojaz/booking/server'
import { hasHotel } from '@wojaz/offers'
import type { Offers } from '@wojaz/offers/server'
import { encodeOfferCode, parseOfferCode } from '@wojaz/travel/offer-code'
import { offerWith } from '../hotel-card/offer-with.ts'

/** The same trip for another party: in the same rooms if they fit, else in the cheapest. Null: not available. */
export async function partyWish(
  { offer, locale }: Pick<Order, 'offer' | 'locale'>,
  { rooms, people }: ChangedParty,
  offers: Offers,
): Promise<ChangeWish | null> {
  const parts = parseOfferCode(offer.offerCode)
  if (!parts.ok) return null
  const offerCode = encodeOfferCode({ ...parts.value, rooms })
  if (!hasHotel(offer)) return { offerCode, people }
  const occupancies = rooms.map((room) => ({
    ...room,
    participantsCount: room.adultsCount + room.childrenBirthDates.length,
    roomName: '',
    roomsLeft: 0,
  }))
  const found = await offerWith({ ...offer, offerCode, occupancies }, {}, { offers, locale })
  return found && { offerCode: found.offerCode, people }
}
