import { type FlightChoice, seatNamed, seatPrice, type TakenSeat } from '@wojaz/booking'
import { layoutOf } from './seat-choice.ts'
import type { HeldView, SeatMapView, WishedSeat } from './seat-map-view.ts'

/**
 * The seats chosen on a map that holds nothing before it is priced. `choices` replaces the seats of its flights; other flights
 * keep theirs. A seat that was booked before (`own`) keeps its price.
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

/** Applies the wished seats to the map, except those taken by others. Other seats of the party are released. */
export function withWished(view: SeatMapView, wished: readonly WishedSeat[] | null): SeatMapView {
  if (!wished) return view
  const choices = view.flights.map(({ flightId, taken }) => ({
    flightId,
    seats: wished.filter((one) => one.flightId === flightId && !taken.includes(one.seat)),
  }))
  return { ...view, ...chosenLocally(view, view.held, choices) }
}

function priceOf(view: SeatMapView, own: readonly TakenSeat[], flightId: number, name: string): number {
  const known = own.find((seat) => seat.flightId === flightId && seat.seat === name)
  const flight = view.flights.find((one) => one.flightId === flightId)
  const seat = flight && seatNamed(layoutOf(flight), name)
  return known?.price ?? (flight && seat ? seatPrice(seat, flight, view.today) : 0)
}
