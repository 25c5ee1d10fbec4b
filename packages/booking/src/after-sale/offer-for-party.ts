import type { Offer } from '@wojaz/offers'
import { addDays } from '@wojaz/travel/dates'
import type { OfferParts } from '@wojaz/travel/offer-code'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { withOwnHours } from '../notices/apply-change.ts'
import type { BookingOptions } from '../open-booking.ts'
import type { Order } from '../order.ts'
import { fitParty } from '../participants/fit-party.ts'
import { partyMembers } from '../participants/party-members.ts'
import { ownPlaces } from '../stock/own-places.ts'
import { type ChangedPerson, participantsOf } from './carried-trip.ts'

export interface OfferForParty {
  readonly offer: Offer
  /** In the order of the offer's rooms. */
  readonly people: readonly ChangedPerson[]
}

/** Prices another trip for the people of an order. Places that the order already has count as available. */
export async function offerFor(
  offers: BookingOptions['offers'],
  order: Order,
  parts: OfferParts,
  people: readonly ChangedPerson[],
): Promise<Outcome<OfferForParty, { readonly code: 'not-offered' | 'room-without-adult' }>> {
  if (partyMembers(parts.rooms).length !== people.length) return refused({ code: 'not-offered' })
  const birthDates = participantsOf(order.participants, people).map(({ birthDate }) => birthDate)
  // A child on one date may be an adult on another. The offer is fitted to the birth dates.
  const fitted = fitParty(parts, birthDates, addDays(parts.date, parts.nights))
  if (!fitted.ok) return refused({ code: 'room-without-adult' })
  const view = { locale: order.locale, perPerson: false }
  const found = await offers.bookable(fitted.value.offerCode, view, ownPlaces(order))
  if (!found.ok) return refused({ code: 'not-offered' })
  return accepted({
    offer: withOwnHours(found.value, order.offer),
    people: fitted.value.order.map((place) => people[place] as ChangedPerson),
  })
}
