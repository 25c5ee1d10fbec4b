import type { DocumentType } from '@wojaz/mail'
import { formatDate, type IsoDay } from '@wojaz/travel/dates'
import type { Participant } from '../participant.ts'
import { documentOfField } from '../traveller-data/document-fields.ts'
import { participantField } from './read-participants.ts'

/** Somebody a traveller can be filled in with: the customer, or whom they travel with. */
export interface SavedPerson {
  id: string
  title: Participant['title'] | null
  firstName: string
  lastName: string
  birthDate: IsoDay | null
  isCustomer: boolean
  /** Type and the end of the number of a document that the account keeps; absent or null: it keeps none. */
  document?: { readonly type: DocumentType; readonly number: string } | null
}

/** Name of the field that says whom a traveller is filled in with. */
export function savedField(person: number): string {
  return `p${person}.saved`
}

/** What is not known of somebody stays as it was typed. */
export function typedOfSaved(person: number, saved: SavedPerson): Record<string, string> {
  const { id, title, firstName, lastName, birthDate, document } = saved
  return {
    [participantField(person, 'firstName')]: firstName,
    [participantField(person, 'lastName')]: lastName,
    ...(title && { [participantField(person, 'title')]: title }),
    // Of the document only whose it is: the server knows the rest.
    [documentOfField(person)]: document ? id : '',
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
