import { dayOf } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { TakenSeat } from '../order.ts'
import { cabinLayout, seatNamed } from './cabin-layout.ts'
import type { FlightWishes, HoldRefusal } from './open-seats.ts'
import { seatPrice } from './seat-prices.ts'
import { type SeatedParty, wishesRefusal } from './seat-refusal.ts'

/** Returns the wishes that the rules allow, with the prices of the day. */
export function pricedWishes(
  party: SeatedParty,
  wanted: readonly FlightWishes[],
  now: Date,
): Outcome<readonly TakenSeat[], HoldRefusal> {
  const priced: TakenSeat[] = []
  for (const { flight, wishes } of wanted) {
    const { flightId } = flight
    const layout = cabinLayout(flight.aircraft)
    if (!layout) return refused({ code: 'no-seat-map', flightId })
    const wrong = wishesRefusal(layout, wishes, party)
    if (wrong) {
      const { seat, person, refusal } = wrong
      return refused({ code: 'seat-refused', flightId, seat, person, reason: refusal })
    }
    for (const { seat: name, person } of wishes) {
      const seat = seatNamed(layout, name)
      if (seat) priced.push({ flightId, seat: name, person, price: seatPrice(seat, flight, dayOf(now)) })
    }
  }
  return accepted(priced)
}
