import type { Named } from '@wojaz/travel/availability'
import type { Party } from '@wojaz/travel/party'

/** The rooms of the chosen trip and their alternatives. Money is in grosze, for the whole party. */
export interface RoomChoiceView {
  /** Empty: no offer. */
  occupancies: readonly OccupancyView[]
  /** The index of the occupancy that `rooms` are for, from 0. */
  editing: number
  rooms: readonly RoomView[]
  /** Null: this party cannot be divided in another way. */
  hints: RoomHints | null
}

export interface OccupancyView extends Party {
  roomName: string
  boardCode: string | null
  /** The part of the price for this room. */
  price: number
}

export interface RoomView extends Named {
  maxPersons: number
  size: number | null
  text: string | null
  picture: string | null
  /** The boards on the chosen date. Empty: the room is not available. */
  boards: readonly RoomBoardOption[]
  /** Why it is not available. */
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
  /** Empty: the hotel has no other rooms for them on that date. */
  items: readonly RoomHint[]
}

export interface RoomHint {
  url: string
  rooms: readonly (Party & { roomName: string })[]
  total: number
}
