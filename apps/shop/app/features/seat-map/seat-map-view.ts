import type { TakenSeat } from '@wojaz/booking'
import type { IsoDay } from '@wojaz/travel/dates'
import type { PassengerKind } from '@wojaz/travel/party'
import type { CabinClass, TripDirection } from '@wojaz/travel/trip'

/** The planes of a trip and whose seats are whose, as one cart sees them. */
export interface SeatMapView extends HeldView {
  cabin: CabinClass
  /** In the order of persons. */
  passengers: readonly PassengerKind[]
  flights: readonly SeatFlight[]
  /** The day whose prices count. */
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

/** Where somebody would like to sit. */
export type WishedSeat = Pick<TakenSeat, 'flightId' | 'seat' | 'person'>

export interface HeldView {
  held: readonly TakenSeat[]
  /** ISO moments: until when what is held is held, and what the server's clock says. */
  until: string | null
  now: string
}
