import { birthDateFault, line, nameFault, readDay, type Typed } from '@wojaz/mail'
import type { IsoDay } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { Participant } from '../participant.ts'
import { type CheckoutFault, type CheckoutFaults, faultsAmong, isFaultless } from './checkout-faults.ts'

export type ParticipantField = Exclude<keyof Participant, 'entered' | 'documentId'>

/** Name of a field of one traveller: 'p0.firstName'. */
export function participantField(person: number, field: ParticipantField): string {
  return `p${person}.${field}`
}

/** Reads all travellers. */
export function readParticipants(
  typed: Typed,
  count: number,
  today: IsoDay,
): Outcome<readonly Participant[], CheckoutFaults> {
  const judged: Record<string, CheckoutFault | null> = {}
  const people = Array.from({ length: count }, (_, person) => {
    const name = (field: ParticipantField) => participantField(person, field)
    const title = line(typed, name('title'))
    const firstName = line(typed, name('firstName'))
    const lastName = line(typed, name('lastName'))
    const birthDate = line(typed, name('birthDate'))
    judged[name('title')] = title === 'woman' || title === 'man' ? null : 'title-missing'
    judged[name('firstName')] = nameFault(firstName, 'first-name')
    judged[name('lastName')] = nameFault(lastName, 'last-name')
    judged[name('birthDate')] = birthDateFault(birthDate, today)
    return {
      title: title === 'man' ? ('man' as const) : ('woman' as const),
      firstName,
      lastName,
      birthDate: readDay(birthDate) ?? '',
    }
  })
  for (const [person, one] of people.entries()) {
    const isTwice = people.slice(0, person).some((other) => isSamePerson(one, other))
    if (isTwice) judged[participantField(person, 'firstName')] ??= 'traveller-twice'
  }
  const faults = faultsAmong(judged)
  return isFaultless(faults) ? accepted(people) : refused(faults)
}

/** Airlines accept a passenger once. Twins have different names. */
function isSamePerson(one: Participant, other: Participant): boolean {
  return (
    one.firstName !== '' &&
    one.birthDate === other.birthDate &&
    one.firstName.toLocaleLowerCase() === other.firstName.toLocaleLowerCase() &&
    one.lastName.toLocaleLowerCase() === other.lastName.toLocaleLowerCase()
  )
}
