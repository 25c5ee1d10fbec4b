import type { Named } from '@wojaz/travel/availability'
import type { Party } from '@wojaz/travel/party'

/** Rooms of the chosen trip, and what else its guests could sleep in. Money in grosze, for everybody. */
export interface RoomChoiceView {
  /** Empty: nothing is on sale. */
  occupancies: readonly OccupancyView[]
  /** Whose room `rooms` are for; counts from 0. */
  editing: number
  rooms: readonly RoomView[]
  /** Null: these people cannot be divided in another way. */
  hints: RoomHints | null
}

export interface OccupancyView extends Party {
  roomName: string
  boardCode: string | null
  /** What of the stay is for this room. */
  price: number
}

export interface RoomView extends Named {
  maxPersons: number
  size: number | null
  text: string | null
  picture: string | null
  /** With each board, on the chosen date; empty: not to be had then. */
  boards: readonly RoomBoardOption[]
  /** Why it is not to be had. */
  missing: 'too-small' | 'not-then' | null
}

export interface RoomBoardOption {
  boardCode: string
  name: string
  /** The whole offer with this room, without a language prefix. */
  url: string
  total: number
  isChosen: boolean
}

export interface RoomHints {
  /** Empty: the house has no other rooms for them then. */
  items: readonly RoomHint[]
}

export interface RoomHint {
  url: string
  rooms: readonly (Party & { roomName: string })[]
  total: number
}
