import type { IsoDay } from '@wojaz/travel/dates'

/** Places that the caller already has and would return. They count as available for the caller. */
export interface OwnPlaces {
  /** Economy seats by flight id. */
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
