import type { OfferLeg } from '@wojaz/offers'
import type { IsoDay } from '@wojaz/travel/dates'
import { type PassengerKind, passengerKind } from '@wojaz/travel/party'
import type { CabinClass } from '@wojaz/travel/trip'
import type { Order } from '../order.ts'
import { cabinOf } from '../seats/fitting-seats.ts'
import { luggageOn } from '../upsells/included-services.ts'
import { carrierName } from './carrier-name.ts'

/** The fields of an order that lists need. */
export type ListedOrder = Pick<
  Order,
  'number' | 'offer' | 'participants' | 'contact' | 'wishes' | 'upsells' | 'seats'
>

/** A flight of a day, by its name: `WZ4711`. */
export interface FlightOfDay {
  readonly name: string
  readonly day: IsoDay
}

/** One row of a passenger list for a carrier. */
export interface Passenger {
  readonly order: string
  /** As carriers write names. */
  readonly lastName: string
  readonly firstName: string
  readonly title: 'MR' | 'MRS' | 'CHD' | 'INF'
  readonly birthDate: IsoDay
  readonly kind: PassengerKind
  readonly cabin: CabinClass
  /** '' if none was chosen, and for an infant on a lap. */
  readonly seat: string
  /** Codes of luggage that was bought or is included; '' without any. */
  readonly luggage: string
}

/** Returns everybody of these orders who is on that flight, by surname and first name. */
export function passengersOn(orders: readonly ListedOrder[], flight: FlightOfDay): readonly Passenger[] {
  return orders
    .flatMap((order) => {
      const leg = legOn(order.offer, flight)
      return leg ? order.participants.map((_, person) => passengerOf(order, leg, person)) : []
    })
    .toSorted(
      (one, other) =>
        compared(one.lastName, other.lastName) ||
        compared(one.firstName, other.firstName) ||
        compared(one.birthDate, other.birthDate) ||
        compared(one.order, other.order),
    )
}

function legOn(
  { departureFlight, returnFlight }: Pick<Order['offer'], 'departureFlight' | 'returnFlight'>,
  { name, day }: FlightOfDay,
): OfferLeg | null {
  const legs = [departureFlight, returnFlight]
  return legs.find((leg) => leg !== null && nameOf(leg) === name && leg.date === day) ?? null
}

export function nameOf({ airLineCode, flightNumber }: OfferLeg): string {
  return `${airLineCode}${flightNumber}`
}

function passengerOf(order: ListedOrder, leg: OfferLeg, person: number): Passenger {
  const { offer, participants, upsells, seats } = order
  const { firstName, lastName, birthDate, title } = participants[
    person
  ] as ListedOrder['participants'][number]
  const kind = passengerKind(birthDate, offer.returnDate)
  const bought = upsells.find((one) => one.type === 'LUGGAGE' && one.person === person)
  const isSeat = (one: ListedOrder['seats'][number]) => one.flightId === leg.flightId && one.person === person
  return {
    order: order.number,
    lastName: carrierName(lastName),
    firstName: carrierName(firstName),
    title: kind === 'ADULT' ? titles[title] : titles[kind],
    birthDate,
    kind,
    cabin: cabinOf(upsells),
    seat: seats.find(isSeat)?.seat ?? '',
    luggage: kind === 'INFANT' ? '' : (bought?.code ?? luggageOn(offer) ?? ''),
  }
}

const titles = { woman: 'MRS', man: 'MR', CHILD: 'CHD', INFANT: 'INF' } as const

const compared = (one: string, other: string) => Number(one > other) - Number(one < other)
