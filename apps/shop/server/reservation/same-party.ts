import type { Order } from '@wojaz/booking'
import type { IsoDay } from '@wojaz/travel/dates'
import { ageOn, type Party } from '@wojaz/travel/party'

const ofAge = 18

/** The people of an order in its rooms, with their ages on a day. Null: a room would be without an adult. */
export function samePartyOn(
  { offer, participants }: Pick<Order, 'offer' | 'participants'>,
  day: IsoDay,
): readonly Party[] | null {
  let next = 0
  const rooms = offer.occupancies.map(({ participantsCount }) => {
    const people = participants.slice(next, next + participantsCount)
    next += participantsCount
    const children = people.filter(({ birthDate }) => ageOn(birthDate, day) < ofAge)
    return {
      adultsCount: people.length - children.length,
      childrenBirthDates: children.map(({ birthDate }) => birthDate).sort(),
    }
  })
  return rooms.every(({ adultsCount }) => adultsCount > 0) ? rooms : null
}
