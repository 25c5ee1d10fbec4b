import {
  type CabinLayout,
  cabinLayout,
  type Seat,
  type SeatWish,
  seatPrice,
  seatRefusal,
} from '@wojaz/booking'
import type { HeldView, SeatFlight, SeatMapView } from './seat-map-view.ts'

/** The state of the map. Only the server decides which seats are held. */
export interface SeatChoice {
  readonly view: SeatMapView
  /** The visible flight, and who gets the next seat. */
  readonly flightId: number
  readonly person: number
}

export type SeatEvent =
  | { type: 'flightChosen'; flightId: number }
  | { type: 'personChosen'; person: number }
  | { type: 'held'; held: HeldView }
  | { type: 'othersTook'; flightId: number; taken: readonly string[] }

export function seatChoiceOf(view: SeatMapView): SeatChoice {
  const flightId = view.flights[0]?.flightId ?? 0
  return { view, flightId, person: nextPerson(view, flightId, 0) }
}

export function seatChoice(choice: SeatChoice, event: SeatEvent): SeatChoice {
  switch (event.type) {
    case 'flightChosen':
      return { ...choice, flightId: event.flightId, person: nextPerson(choice.view, event.flightId, 0) }
    case 'personChosen':
      return { ...choice, person: event.person }
    case 'held': {
      const view = { ...choice.view, ...event.held }
      return { ...choice, view, person: nextPerson(view, choice.flightId, choice.person) }
    }
    case 'othersTook': {
      const flights = choice.view.flights.map((flight) =>
        flight.flightId === event.flightId ? { ...flight, taken: event.taken } : flight,
      )
      return { ...choice, view: { ...choice.view, flights } }
    }
  }
}

/** The next person without a seat on that flight, starting with `from`. If all have seats, `from`. */
function nextPerson({ passengers, held }: SeatMapView, flightId: number, from: number): number {
  const people = passengers.map((_, place) => (from + place) % passengers.length)
  const isStanding = (person: number) =>
    passengers[person] !== 'INFANT' &&
    !held.some((seat) => seat.flightId === flightId && seat.person === person)
  return people.find(isStanding) ?? from
}

export const wishesOf = ({ held }: HeldView, flightId: number): readonly SeatWish[] =>
  held.filter((seat) => seat.flightId === flightId).map(({ seat, person }) => ({ seat, person }))

/** A press on a seat: the person takes it, swaps it with another traveller of the party, or releases it. */
export function wishesAfterPress(
  wishes: readonly SeatWish[],
  seat: string,
  person: number,
): readonly SeatWish[] {
  const before = wishes.find((wish) => wish.person === person)
  const there = wishes.find((wish) => wish.seat === seat)
  const others = wishes.filter((wish) => wish !== before && wish !== there)
  if (there && there === before) return others
  const swapped = there && before ? [{ seat: before.seat, person: there.person }] : []
  return [...others, ...swapped, { seat, person }]
}

/** How a seat looks for the person who chooses. */
export type SeatLook =
  | { kind: 'mine'; person: number }
  | { kind: 'taken' | 'other-class' | 'not-for-them' }
  | { kind: 'free'; price: number }

export function seatLook({ view, person }: SeatChoice, flight: SeatFlight, seat: Seat): SeatLook {
  const mine = view.held.find((one) => one.flightId === flight.flightId && one.seat === seat.name)
  if (mine) return { kind: 'mine', person: mine.person }
  if (seat.cabin !== view.cabin) return { kind: 'other-class' }
  if (flight.taken.includes(seat.name)) return { kind: 'taken' }
  if (seatRefusal(seat, person, view)) return { kind: 'not-for-them' }
  return { kind: 'free', price: seatPrice(seat, flight, view.today) }
}

export function layoutOf(flight: SeatFlight): CabinLayout {
  return cabinLayout(flight.aircraft) ?? { aircraft: flight.aircraft, rows: [] }
}
