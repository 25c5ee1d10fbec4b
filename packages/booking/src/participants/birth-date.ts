import type { IsoDay } from '@wojaz/travel/dates'
import { type PassengerKind, passengerKind } from '@wojaz/travel/party'

/**
 * Who leaves as one kind of passenger and comes back as another. The day of return decides the price; the guest is told, for it
 * surprises people.
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
