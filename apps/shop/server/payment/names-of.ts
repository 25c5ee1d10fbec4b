import type { Order } from '@wojaz/booking'

/** How the travellers are called, in the order of persons. */
export function namesOf({ participants }: Pick<Order, 'participants'>): string[] {
  return participants.map(({ firstName, lastName }) => `${firstName} ${lastName}`)
}
