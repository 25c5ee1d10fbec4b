import type { FlightChoice } from './seats-together.ts'

/** Name of the field with the seat of a traveller on a flight. */
export const seatField = (flightId: number, person: number) => `seat.${flightId}.${person}`

interface SeatForm {
  readonly flights: readonly { readonly flightId: number }[]
  readonly passengers: readonly unknown[]
}

/** Reads the seats chosen in a plain form, by flight. */
export function readSeatFields(
  typed: Readonly<Record<string, string>>,
  { flights, passengers }: SeatForm,
): readonly FlightChoice[] {
  return flights.map(({ flightId }) => ({
    flightId,
    seats: passengers.flatMap((_, person) => {
      const seat = typed[seatField(flightId, person)]
      return seat ? { seat, person } : []
    }),
  }))
}
