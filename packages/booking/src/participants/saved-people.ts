import type { DocumentType } from '@wojaz/mail'
import { formatDate, type IsoDay } from '@wojaz/travel/dates'
import type { Participant } from '../participant.ts'
import { documentOfField } from '../traveller-data/document-fields.ts'
import { participantField } from './read-participants.ts'

/** A person whose data can fill in a traveller: the customer, or a companion. */
export interface SavedPerson {
  id: string
  title: Participant['title'] | null
  firstName: string
  lastName: string
  birthDate: IsoDay | null
  isCustomer: boolean
  /** Type and last digits of a travel document stored in the account; absent or null: none. */
  document?: { readonly type: DocumentType; readonly number: string } | null
}

/** Name of the field with the saved person of a traveller. */
export function savedField(person: number): string {
  return `p${person}.saved`
}

/** Unknown data are left as typed. */
export function typedOfSaved(person: number, saved: SavedPerson): Record<string, string> {
  const { id, title, firstName, lastName, birthDate, document } = saved
  return {
    [participantField(person, 'firstName')]: firstName,
    [participantField(person, 'lastName')]: lastName,
    ...(title && { [participantField(person, 'title')]: title }),
    // Only the id of the document's owner is sent. The server has the rest.
    [documentOfField(person)]: document ? id : '',
    ...(birthDate && { [participantField(person, 'birthDate')]: formatDate(birthDate) }),
  }
}

/** Fills in the saved person that a form without scripts asked for. */
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
