import { type Order, participantField } from '@wojaz/booking'

const fields = ['title', 'firstName', 'lastName', 'birthDate'] as const

/** The travellers as form fields, so that a new or changed person is checked together with the others. */
export function peopleFields({ participants }: Pick<Order, 'participants'>): Record<string, string> {
  return Object.fromEntries(
    participants.flatMap((one, place) => fields.map((field) => [participantField(place, field), one[field]])),
  )
}
