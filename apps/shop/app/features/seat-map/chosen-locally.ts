import { type FlightChoice, seatNamed, seatPrice, type TakenSeat } from '@wojaz/booking'
import { layoutOf } from './seat-choice.ts'
import type { HeldView, SeatMapView } from './seat-map-view.ts'

/**
 * What is chosen on a map that holds nothing until it is priced. On these flights sit who is named here, on the others who sat there. A
 * seat that was theirs before (`own`) costs what it cost then.
 */
export function chosenLocally(
  view: SeatMapView,
  own: readonly TakenSeat[],
  choices: readonly FlightChoice[],
): HeldView {
  const others = view.held.filter((seat) => !choices.some(({ flightId }) => flightId === seat.flightId))
  const chosen = choices.flatMap(({ flightId, seats }) =>
    seats.map(({ seat, person }) => ({ flightId, seat, person, price: priceOf(view, own, flightId, seat) })),
  )
  return { held: [...others, ...chosen], until: null, now: view.now }
}

function priceOf(view: SeatMapView, own: readonly TakenSeat[], flightId: number, name: string): number {
  const known = own.find((seat) => seat.flightId === flightId && seat.seat === name)
  const flight = view.flights.find((one) => one.flightId === flightId)
  const seat = flight && seatNamed(layoutOf(flight), name)
  return known?.price ?? (flight && seat ? seatPrice(seat, flight, view.today) : 0)
}
