import { maxRooms, type Party, participantsCount } from '../party/occupancy.ts'
import type { OfferRoom } from './offer-code.ts'

/** The rooms of an offer while a guest chooses them. `editing` is one number, so two open rooms are not representable. */
export interface RoomChoice {
  readonly rooms: readonly OfferRoom[]
  /** Counts from 0. */
  readonly editing: number
}

export type RoomChoiceEvent =
  | { readonly type: 'roomOpened'; readonly room: number }
  /** Another room or board for the people of the room in editing mode. */
  | { readonly type: 'roomTaken'; readonly roomCode: string; readonly boardCode: string }

export function roomChoice(choice: RoomChoice, event: RoomChoiceEvent): RoomChoice {
  switch (event.type) {
    case 'roomOpened':
      return event.room in choice.rooms ? { ...choice, editing: event.room } : choice
    case 'roomTaken': {
      const { roomCode, boardCode } = event
      const rooms = choice.rooms.map((room, at) =>
        at === choice.editing ? { ...room, roomCode, boardCode } : room,
      )
      return { ...choice, rooms }
    }
  }
}

/** Reads the parameter of an address: rooms count from 1 there, and an invalid value means the first room. */
export function roomChoiceOf(rooms: readonly OfferRoom[], asked: string | null): RoomChoice {
  return roomChoice({ rooms, editing: 0 }, { type: 'roomOpened', room: Number(asked ?? 1) - 1 })
}

/** How many people a room is made for. */
export interface RoomLimits {
  readonly maxPersons: number
  readonly maxAdults: number
  readonly maxChildren: number
}

export function fitsInRoom(party: Party, limits: RoomLimits): boolean {
  return (
    participantsCount(party) <= limits.maxPersons &&
    party.adultsCount <= limits.maxAdults &&
    party.childrenBirthDates.length <= limits.maxChildren
  )
}

/**
 * Other ways to put the same people into rooms, the fewest rooms first: everybody together, or the adults divided evenly, with
 * all children in the first room or spread over the rooms. A couple is never divided.
 */
export function otherDivisions(rooms: readonly Party[]): readonly (readonly Party[])[] {
  const adults = rooms.reduce((sum, { adultsCount }) => sum + adultsCount, 0)
  const children = rooms.flatMap(({ childrenBirthDates }) => childrenBirthDates).sort()
  if (adults + children.length < 3 && rooms.length === 1) return []
  const known = new Set([keyOf(rooms)])
  return Array.from({ length: Math.min(maxRooms, adults) }, (_, at) => at + 1)
    .flatMap((count) => [
      divided(adults, children, count, () => 0),
      divided(adults, children, count, (child) => child % count),
    ])
    .filter((division) => {
      const key = keyOf(division)
      return !known.has(key) && Boolean(known.add(key))
    })
}

function divided(
  adults: number,
  children: readonly string[],
  count: number,
  roomOf: (child: number) => number,
): Party[] {
  return Array.from({ length: count }, (_, room) => ({
    adultsCount: Math.floor(adults / count) + (room < adults % count ? 1 : 0),
    childrenBirthDates: children.filter((_, child) => roomOf(child) === room),
  }))
}

/** Equal for the same rooms in another order. */
function keyOf(rooms: readonly Party[]): string {
  return rooms
    .map(({ adultsCount, childrenBirthDates }) => [adultsCount, ...[...childrenBirthDates].sort()].join())
    .sort()
    .join(' ')
}
