import { hasHotel } from '@wojaz/offers'
import type { IsoDay } from '@wojaz/travel/dates'
import { type OfferParts, parseOfferCode } from '@wojaz/travel/offer-code'
import { type ChangeTerms, changeTerms, everybody } from '../after-sale/change-terms.ts'
import { offerFor } from '../after-sale/offer-for-party.ts'
import type { BookingOptions } from '../open-booking.ts'
import type { Order } from '../order.ts'
import type { CabinsOf } from '../upsells/read-cabins.ts'
import type { NoticeSubstitute, OrderNotice, SubstituteWish } from './notice.ts'

/** Returns the substitute for the party of one order, or null when their trip cannot be replaced like this. */
export function substituteParts({ offer }: Pick<Order, 'offer'>, wish: SubstituteWish): OfferParts | null {
  const own = parseOfferCode(offer.offerCode)
  if (!own.ok) return null
  const { rooms, flight } = own.value
  if ('hotelCode' in wish) {
    const { hotelCode, roomCode, boardCode } = wish
    if (!hasHotel(offer)) return null
    return { ...own.value, hotelCode, rooms: rooms.map((room) => ({ ...room, roomCode, boardCode })) }
  }
  if (!flight) return null
  const { airport: departureAirport, date, departureTime = null } = wish
  const { destinationAirport } = flight
  // The hotel may have changed since the sale, so the offer is used, not its code.
  const hotelCode = hasHotel(offer) ? offer.hotelCode : null
  return { ...own.value, hotelCode, date, flight: { departureAirport, destinationAirport, departureTime } }
}

/** Returns the substitute with its price. Null: it is not available for this party, or it is the trip they have. */
export async function substituteFor(
  offers: BookingOptions['offers'],
  cabinsOf: CabinsOf,
  order: Order,
  wish: SubstituteWish,
  today: IsoDay,
): Promise<NoticeSubstitute | null> {
  const parts = substituteParts(order, wish)
  const found = parts && (await offerFor(offers, order, parts, everybody(order)))
  if (!found?.ok || found.value.offer.offerCode === order.offer.offerCode) return null
  const { offer } = found.value
  const people = found.value.people.filter((one) => typeof one === 'number')
  const terms = await changeTerms(cabinsOf, order, { offer, people, isFree: true }, today)
  return terms && { offer, people, total: terms.price.total, difference: terms.difference }
}

/** Returns the terms of taking the substitute now. Null: nothing is offered, or the party has changed since. */
export async function substituteTerms(
  cabinsOf: CabinsOf,
  order: Order,
  { substitute, state }: OrderNotice,
  today: IsoDay,
): Promise<ChangeTerms | null> {
  if (!substitute || state !== 'open' || substitute.people.length !== order.participants.length) return null
  const { offer, people } = substitute
  return changeTerms(cabinsOf, order, { offer, people, isFree: true }, today)
}
