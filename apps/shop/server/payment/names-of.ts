import type { Order } from '@wojaz/booking'

/** The travellers' names in the order of persons. */
export function namesOf({ participants }: Pick<Order, 'participants'>): string[] {
  return participants.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
}
