import type { TakenSeat } from '@wojaz/booking'
import type { IsoDay } from '@wojaz/travel/dates'
import type { PassengerKind } from '@wojaz/travel/party'
import type { CabinClass, TripDirection } from '@wojaz/travel/trip'

/** The planes of a trip and their seats, as one cart sees them. */
export interface SeatMapView extends HeldView {
  cabin: CabinClass
  /** By person index. */
  passengers: readonly PassengerKind[]
  flights: readonly SeatFlight[]
  /** The day whose prices apply. */
  today: IsoDay
}

export interface SeatFlight {
  flightId: number
  direction: TripDirection
  flightNumber: string
  fromAirport: string
  toAirport: string
  date: IsoDay
  departureTime: string
  aircraft: string
  minutes: number
  isLowCost: boolean
  /** By others. */
  taken: readonly string[]
}

/** A seat that a traveller would like. */
export type WishedSeat = Pick<TakenSeat, 'flightId' | 'seat' | 'person'>

export interface HeldView {
  held: readonly TakenSeat[]
  /** ISO instants: until when the seats are held, and the server's time. */
  until: string | null
  now: string
}
