import { hasHotel, isOneWay, type Offer } from '@wojaz/offers'
import type { IsoDay } from '@wojaz/travel/dates'
import { type OfferParts, parseOfferCode } from '@wojaz/travel/offer-code'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { BookingOptions } from '../open-booking.ts'
import type { Order } from '../order.ts'
import { ownPlaces } from '../stock/own-places.ts'
import { type ChangedPerson, isEverybody } from './carried-trip.ts'
import { everybody, type HandOver, handedOver } from './change-terms.ts'
import type { ChangeRefusal, ChangeWish } from './change-trip.ts'
import { type OfferForParty, offerFor } from './offer-for-party.ts'
import { personChange } from './person-change.ts'
import { atPriceOfContract } from './price-of-age.ts'

interface WishedTrip extends OfferForParty {
  readonly handOver?: HandOver
}

/**
 * Returns the trip that the guest asks for. It must be at the same place, for travellers of the party, new travellers, or a
 * person who replaces one.
 */
export async function wishedTrip(
  offers: BookingOptions['offers'],
  order: Order,
  { offerCode, people = everybody(order), handOver: wish }: ChangeWish,
  today: IsoDay,
): Promise<Outcome<WishedTrip, ChangeRefusal>> {
  const judged = wish && personChange(order, wish.person, wish.after, today)
  if (judged?.kind === 'refused')
    return refused({ code: judged.why === 'too-late' ? 'too-late' : 'not-offered' })
  const isChanged = judged !== undefined && judged.kind !== 'nothing'
  const isOtherAge = isChanged && judged.isOtherAge
  const handOver = wish && isChanged ? { ...wish, isSlip: judged.kind === 'correction' } : undefined
  if (offerCode === order.offer.offerCode && isEverybody(order, people) && !isOtherAge)
    return accepted({ offer: order.offer, people, ...(handOver && { handOver }) })
  const parts = parseOfferCode(offerCode)
  if (!parts.ok || !isSamePlace(order, parts.value) || !isParty(order, people))
    return refused({ code: 'not-offered' })
  // A handover is not charged as a change, so it may change nothing else except what another age requires.
  if (handOver && !(isOtherAge && isSameJourney(order, parts.value))) return refused({ code: 'not-offered' })
  const found = await offerFor(offers, handedOver(order, handOver), parts.value, people)
  if (!found.ok || !handOver) return found
  const offer = await pricedByAge(offers, order, found.value.offer)
  return accepted({ ...found.value, offer, handOver })
}

/** If the sold trip cannot be priced today, a difference by age cannot be proved and costs nothing. */
async function pricedByAge(offers: BookingOptions['offers'], order: Order, asItIs: Offer): Promise<Offer> {
  const { offer: sold, locale } = order
  const view = { locale, perPerson: false }
  const asItWas = await offers.bookable(sold.offerCode, view, ownPlaces(order))
  return atPriceOfContract(sold, asItWas.ok ? asItWas.value : asItIs, asItIs)
}

/** True when every traveller of the party is listed at most once. */
function isParty({ participants }: Order, people: readonly ChangedPerson[]): boolean {
  const known = people.filter((one) => typeof one === 'number')
  return new Set(known).size === known.length && known.every((person) => participants[person] !== undefined)
}

/** True for the same hotel. For a flight alone: the same destination airport, and one-way or return as before. */
function isSamePlace({ offer }: Order, { hotelCode, flight, nights }: OfferParts): boolean {
  if (hotelCode !== null) return hotelCode === offer.hotelCode
  return (
    !hasHotel(offer) &&
    flight?.destinationAirport === offer.departureFlight?.toAirport &&
    (nights === 0) === isOneWay(offer)
  )
}

function isSameJourney({ offer }: Order, { date, nights, flight }: OfferParts): boolean {
  const sold = parseOfferCode(offer.offerCode)
  return (
    sold.ok &&
    sold.value.date === date &&
    sold.value.nights === nights &&
    JSON.stringify(sold.value.flight) === JSON.stringify(flight)
  )
}
