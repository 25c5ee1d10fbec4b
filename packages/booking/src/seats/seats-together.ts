import type { IsoDay } from '@wojaz/travel/dates'
import type { TripFlight } from '../upsells/trip-facts.ts'
import { adjacentSeats } from './adjacent-seats.ts'
import { cabinLayout, type Seat } from './cabin-layout.ts'
import { seatPrice } from './seat-prices.ts'
import type { SeatedParty, SeatWish } from './seat-refusal.ts'

export interface FlightChoice {
  flightId: number
  seats: readonly SeatWish[]
}

interface Plane extends Pick<TripFlight, 'minutes' | 'isLowCost'> {
  readonly flightId: number
  readonly aircraft: string
  /** Names of seats taken by others. */
  readonly taken: readonly string[]
}

interface SeatedTrip extends SeatedParty {
  readonly flights: readonly Plane[]
  /** The day whose prices apply. */
  readonly today: IsoDay
}

/** Returns neighbouring seats for the whole party on every flight, or null when one of the planes has none. */
export function seatsTogether(trip: SeatedTrip): readonly FlightChoice[] | null {
  const choices = trip.flights.map((flight) => {
    const layout = cabinLayout(flight.aircraft)
    const seats = layout && adjacentSeats(layout, freeSeats(flight, trip.today), trip)
    return seats && { flightId: flight.flightId, seats }
  })
  return choices.every((choice) => choice !== null) ? choices : null
}

function freeSeats(flight: Plane, today: IsoDay) {
  const taken = new Set(flight.taken)
  return {
    isFree: (seat: Seat) => !taken.has(seat.name),
    price: (seat: Seat) => seatPrice(seat, flight, today),
  }
}
