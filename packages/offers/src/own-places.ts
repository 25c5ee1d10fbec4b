import type { IsoDay } from '@wojaz/travel/dates'

/** Places that whoever asks has already and would give back: for them they are not gone. */
export interface OwnPlaces {
  /** In economy, by the id of the flight. */
  readonly flights: ReadonlyMap<number, number>
  readonly rooms: readonly OwnRooms[]
}

interface OwnRooms {
  readonly hotelCode: string
  readonly roomCode: string
  readonly firstNight: IsoDay
  readonly lastNight: IsoDay
  readonly count: number
}

export const noPlaces: OwnPlaces = { flights: new Map(), rooms: [] }
