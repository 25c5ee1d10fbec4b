import { formatDate, type IsoDay } from '@wojaz/travel/dates'
import type { Participant } from '../participant.ts'
import { participantField } from './read-participants.ts'

/** Somebody a traveller can be filled in with: the customer, or whom they travel with. */
export interface SavedPerson {
  id: string
  title: Participant['title'] | null
  firstName: string
  lastName: string
  birthDate: IsoDay | null
  isCustomer: boolean
}

/** Name of the field that says whom a traveller is filled in with. */
export function savedField(person: number): string {
  return `p${person}.saved`
}

/** What is not known of somebody stays as it was typed. */
export function typedOfSaved(person: number, saved: SavedPerson): Record<string, string> {
  const { title, firstName, lastName, birthDate } = saved
  return {
    [participantField(person, 'firstName')]: firstName,
    [participantField(person, 'lastName')]: lastName,
    ...(title && { [participantField(person, 'title')]: title }),
    ...(birthDate && { [participantField(person, 'birthDate')]: formatDate(birthDate) }),
  }
}

/** What a form without scripts asked to be filled in, over what was typed. */
export function withSaved(
  typed: Readonly<Record<string, string>>,
  people: readonly SavedPerson[],
  count: number,
): Record<string, string> {
  const persons = Array.from({ length: count }, (_, person) => person)
  const filled = persons.map((person) => {
    const saved = people.find(({ id }) => id === typed[savedField(person)])
    return saved ? typedOfSaved(person, saved) : {}
  })
  return Object.assign({}, typed, ...filled)
}
