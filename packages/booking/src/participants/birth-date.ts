import type { IsoDay } from '@wojaz/travel/dates'
import { type PassengerKind, passengerKind } from '@wojaz/travel/party'

/**
 * Returns how the passenger kind of a traveller changes during the trip, or null. The day of return decides the price. The guest
 * is told, because it surprises people.
 */
export function birthdayOnTrip(
  birthDate: IsoDay,
  { departureDate, returnDate }: { departureDate: IsoDay; returnDate: IsoDay },
): 'turns-two' | 'turns-twelve' | null {
  const changes: Partial<Record<`${PassengerKind}-${PassengerKind}`, 'turns-two' | 'turns-twelve'>> = {
    'INFANT-CHILD': 'turns-two',
    'CHILD-ADULT': 'turns-twelve',
  }
  return changes[`${passengerKind(birthDate, departureDate)}-${passengerKind(birthDate, returnDate)}`] ?? null
}
