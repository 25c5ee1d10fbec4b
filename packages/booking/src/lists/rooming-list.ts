import { hasHotel } from '@wojaz/offers'
import { addDays, type IsoDay } from '@wojaz/travel/dates'
import { ageOn } from '@wojaz/travel/party'
import { roomsOf } from '../documents/document-facts.ts'
import type { Wishes } from '../traveller-data/wishes.ts'
import { type ListedOrder, nameOf } from './passenger-list.ts'

export interface RoomGuest {
  readonly name: string
  readonly birthDate: IsoDay
  /** In full years on the day of arrival. */
  readonly age: number
  readonly isChild: boolean
}

/** One room of one order, for the list that a hotel gets. */
export interface RoomLine {
  readonly order: string
  readonly arrival: IsoDay
  readonly departure: IsoDay
  readonly nights: number
  readonly roomCode: string
  readonly board: string
  readonly guests: readonly RoomGuest[]
  /** The flight and its landing time; '' for travellers by car. */
  readonly arrivesBy: string
  /** Wishes of the whole order; null: none. */
  readonly wishes: Wishes | null
}

/** Sorted by day of arrival, then by room type. */
export function roomLines(orders: readonly ListedOrder[]): readonly RoomLine[] {
  return orders
    .filter(({ offer }) => hasHotel(offer))
    .flatMap(linesOf)
    .toSorted((one, other) => (keyOf(one) > keyOf(other) ? 1 : keyOf(one) < keyOf(other) ? -1 : 0))
}

const keyOf = ({ arrival, roomCode, order }: RoomLine) => `${arrival} ${roomCode} ${order}`

function linesOf(order: ListedOrder): readonly RoomLine[] {
  const { number, offer, wishes = null } = order
  const { departureDate: arrival, duration: nights, departureFlight } = offer
  return roomsOf(order).map(({ room, people }) => ({
    order: number,
    arrival,
    nights,
    departure: addDays(arrival, nights),
    roomCode: room.roomCode ?? '',
    board: room.boardCode ?? offer.boardCode,
    guests: people.map(({ participant: { firstName, lastName, birthDate } }) => ({
      name: `${lastName} ${firstName}`,
      birthDate,
      age: ageOn(birthDate, arrival),
      isChild: room.childrenBirthDates.includes(birthDate),
    })),
    arrivesBy: departureFlight ? `${nameOf(departureFlight)} ${departureFlight.arrivalTime}` : '',
    wishes,
  }))
}
