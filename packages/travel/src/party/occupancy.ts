import type { IsoDay } from '../dates/calendar-date.ts'
import { accepted, type Outcome, refused } from '../outcome.ts'
import { type TripType, tripTypeConfiguration } from '../trip/trip-type.ts'

/** People who travel together, or share one room. Children always have a birth date here. */
export interface Party {
  readonly adultsCount: number
  readonly childrenBirthDates: readonly IsoDay[]
}

/** A party in its room; the room and the board are null until chosen. */
export interface Occupancy extends Party {
  readonly participantsCount: number
  readonly roomCode: string | null
  readonly boardCode: string | null
}

export const maxParticipants = 8
export const maxRooms = 3

export const defaultParty: Party = { adultsCount: 2, childrenBirthDates: [] }

export type RoomsRefusal =
  | { code: 'no-room' }
  | { code: 'too-many-rooms'; limit: number }
  | { code: 'too-many-participants'; limit: number }
  | { code: 'room-without-adult'; room: number }

/** Whether these rooms may be booked online together. `room` in the refusal counts from 0. */
export function checkRooms<Room extends Party>(
  rooms: readonly Room[],
): Outcome<readonly Room[], RoomsRefusal> {
  if (rooms.length === 0) return refused({ code: 'no-room' })
  if (rooms.length > maxRooms) return refused({ code: 'too-many-rooms', limit: maxRooms })
  const room = rooms.findIndex(({ adultsCount }) => !Number.isInteger(adultsCount) || adultsCount < 1)
  if (room >= 0) return refused({ code: 'room-without-adult', room })
  if (participantsCount(wholeParty(rooms)) > maxParticipants) {
    return refused({ code: 'too-many-participants', limit: maxParticipants })
  }
  return accepted(rooms)
}

export function participantsCount(party: Party): number {
  return party.adultsCount + party.childrenBirthDates.length
}

/** Everyone from all rooms. Children are sorted by birth date, so that the same people always give an equal party. */
export function wholeParty(rooms: readonly Party[]): Party {
  return {
    adultsCount: rooms.reduce((sum, room) => sum + room.adultsCount, 0),
    childrenBirthDates: rooms.flatMap((room) => room.childrenBirthDates).sort(),
  }
}

export function occupancyOf(
  party: Party,
  room: { roomCode?: string | null; boardCode?: string | null } = {},
): Occupancy {
  const { adultsCount, childrenBirthDates } = party
  const { roomCode = null, boardCode = null } = room
  return { adultsCount, childrenBirthDates, participantsCount: participantsCount(party), roomCode, boardCode }
}

/** A trip type without several rooms starts again from the default party if several rooms were chosen. */
export function roomsAfterTripTypeChange(rooms: readonly Party[], tripType: TripType): readonly Party[] {
  return rooms.length > 1 && !tripTypeConfiguration[tripType].multiroom ? [defaultParty] : rooms
}
