import { type IsoDay, isIsoDay, parseDate } from '@wojaz/travel/dates'
import { ageOn, type PassengerKind, passengerKind } from '@wojaz/travel/party'
import type { CheckoutFault } from './checkout-faults.ts'

const oldest = 120

/** However people write a day: '24.03.1987', '24/3/1987', '24 03 1987', '24031987', and as machines do. */
export function readBirthDate(typed: string): IsoDay | null {
  const text = typed.trim()
  const digits = /^(\d{2})(\d{2})(\d{4})$/.exec(text)
  const written = digits ? digits.slice(1).join('.') : text.replace(/\s*[./\-\s]\s*/g, '.').replace(/\.$/, '')
  return isIsoDay(text) ? text : parseDate(written)
}

export function birthDateFault(typed: string, today: IsoDay): CheckoutFault | null {
  if (typed.trim() === '') return 'birth-date-missing'
  const birthDate = readBirthDate(typed)
  if (birthDate === null) return 'birth-date-not-a-day'
  if (birthDate > today) return 'birth-date-in-future'
  return ageOn(birthDate, today) > oldest ? 'birth-date-too-long-ago' : null
}

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
