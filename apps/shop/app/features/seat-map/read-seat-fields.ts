import { seatField } from './seat-field.ts'
import type { FlightChoice, SeatMapView } from './seat-map-view.ts'

/** What a plain form wishes for, flight by flight. */
export function readSeatFields(
  typed: Readonly<Record<string, string>>,
  { flights, travellers }: Pick<SeatMapView, 'flights' | 'travellers'>,
): readonly FlightChoice[] {
  return flights.map(({ flightId }) => ({
    flightId,
    seats: travellers.flatMap((_, person) => {
      const seat = typed[seatField(flightId, person)]
      return seat ? { seat, person } : []
    }),
  }))
}
