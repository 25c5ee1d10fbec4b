import type { IsoDay } from '../dates/calendar-date.ts'
import { ageOn } from './age.ts'
import type { Party } from './occupancy.ts'

export const passengerKinds = ['ADULT', 'CHILD', 'INFANT'] as const

export type PassengerKind = (typeof passengerKinds)[number]

/**
 * The airline's category of a traveller. The age on the day of return decides: a child who turns two during the stay needs a seat
 * home, and one ticket covers both flights.
 */
export function passengerKind(birthDate: IsoDay, returnDate: IsoDay): PassengerKind {
  const age = ageOn(birthDate, returnDate)
  if (age < 2) return 'INFANT'
  return age < 12 ? 'CHILD' : 'ADULT'
}

export function countPassengers(party: Party, returnDate: IsoDay): Readonly<Record<PassengerKind, number>> {
  const counts = { ADULT: party.adultsCount, CHILD: 0, INFANT: 0 }
  for (const birthDate of party.childrenBirthDates) counts[passengerKind(birthDate, returnDate)]++
  return counts
}

/** Infants travel on a lap and need no seat. */
export function seatsNeeded(party: Party, returnDate: IsoDay): number {
  const { ADULT, CHILD } = countPassengers(party, returnDate)
  return ADULT + CHILD
}
