import type { Offer } from '@wojaz/offers'
import { type CabinClass, cabinClasses } from '@wojaz/travel/trip'
import type { TakenSeat } from '../order.ts'
import type { ChosenUpsell } from '../upsell.ts'
import { passengersOf } from '../upsells/trip-facts.ts'
import { cabinLayout } from './cabin-layout.ts'
import { wishesRefusal } from './seat-refusal.ts'

/** Returns the class of the whole party. */
export function cabinOf(upsells: readonly ChosenUpsell[]): CabinClass {
  const chosen = upsells.find(({ type }) => type === 'FLIGHT_CLASS')
  return cabinClasses.find((cabin) => cabin === chosen?.code) ?? 'Economy'
}

/** Returns the seats that still fit after a change of trip, class or people. */
export function fittingSeats(
  offer: Pick<Offer, 'departureFlight' | 'returnFlight' | 'occupancies' | 'returnDate'>,
  cabin: CabinClass,
  held: readonly TakenSeat[],
): readonly TakenSeat[] {
  const party = { passengers: passengersOf(offer), cabin }
  return [offer.departureFlight, offer.returnFlight].flatMap((leg) => {
    const layout = leg && cabinLayout(leg.aircraft)
    if (!layout) return []
    const kept: TakenSeat[] = []
    for (const seat of held.filter(({ flightId }) => flightId === leg.flightId)) {
      if (wishesRefusal(layout, kept.concat(seat), party) === null) kept.push(seat)
    }
    return kept
  })
}
