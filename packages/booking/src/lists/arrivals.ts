import type { OfferLeg } from '@wojaz/offers'
import type { IsoDay } from '@wojaz/travel/dates'
import { type PassengerKind, passengerKind, passengerKinds } from '@wojaz/travel/party'
import { landingDay } from '../documents/document-facts.ts'
import { includedIn } from '../upsells/included-services.ts'
import { type ListedOrder, nameOf } from './passenger-list.ts'

/** `arrivals`: travellers who come to the destination on that day. `departures`: travellers who go home. */
export const ways = ['arrivals', 'departures'] as const
export type Way = (typeof ways)[number]

/** One party that arrives or leaves. */
export interface Arrival {
  readonly order: string
  /** Airport of the destination, where they land or take off. '' for travellers by car. */
  readonly airport: string
  readonly flight: string
  /** Local time of landing or take-off; '' for travellers by car. */
  readonly time: string
  readonly hotelCode: string
  readonly hotelName: string
  readonly name: string
  readonly phone: string
  readonly people: Readonly<Record<PassengerKind, number>>
  /** Code of the transfer that was bought or is included; '': none. */
  readonly transfer: string
  readonly nights: number
}

/** Sorted by airport, time and hotel. */
export function movesOn(orders: readonly ListedOrder[], way: Way, day: IsoDay): readonly Arrival[] {
  return orders
    .filter(({ offer }) => dayOfMove(offer, way) === day)
    .map((order) => moveOf(order, way))
    .toSorted((one, other) => (keyOf(one) > keyOf(other) ? 1 : keyOf(one) < keyOf(other) ? -1 : 0))
}

const keyOf = ({ airport, time, flight, hotelName, order }: Arrival) =>
  [airport || '~', time, flight, hotelName, order].join('\t')

/** An overnight flight lands on the next day. Travellers by car come and leave on the days of the stay. */
function dayOfMove(offer: ListedOrder['offer'], way: Way): IsoDay | null {
  const { departureFlight, returnFlight, departureDate, returnDate } = offer
  if (way === 'arrivals') return departureFlight ? landingDay(departureFlight) : departureDate
  if (returnFlight) return returnFlight.date
  return departureFlight ? null : returnDate
}

function moveOf(order: ListedOrder, way: Way): Arrival {
  const { number, offer, participants, contact, upsells } = order
  const leg = way === 'arrivals' ? offer.departureFlight : offer.returnFlight
  const kinds = participants.map(({ birthDate }) => passengerKind(birthDate, offer.returnDate))
  const bought = upsells.find(({ type }) => type === 'TRANSFER')?.code
  const included = includedIn(offer).includes('TRANSFER_SHARED') ? 'TRANSFER_SHARED' : ''
  return {
    order: number,
    ...(leg ? placeOf(leg, way) : { airport: '', flight: '', time: '' }),
    hotelCode: offer.hotelCode,
    hotelName: offer.hotelName,
    nights: offer.duration,
    name: `${contact.lastName} ${contact.firstName}`,
    phone: contact.phone,
    people: Object.fromEntries(
      passengerKinds.map((kind) => [kind, kinds.filter((one) => one === kind).length]),
    ) as Arrival['people'],
    transfer: bought ?? included,
  }
}

function placeOf(leg: OfferLeg, way: Way) {
  return way === 'arrivals'
    ? { airport: leg.toAirport, flight: nameOf(leg), time: leg.arrivalTime }
    : { airport: leg.fromAirport, flight: nameOf(leg), time: leg.departureTime }
}
