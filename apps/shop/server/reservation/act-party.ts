import { type CheckoutFaults, type Order, readParticipants, withoutPerson, withPerson } from '@wojaz/booking'
import type { ChangeWish } from '@wojaz/booking/server'
import { dayOf } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { ChangeFault } from '../../app/features/reservation/change-view.ts'
import type { Services } from '../request/services.ts'
import { partyWish } from './party-offer.ts'
import { peopleFields } from './people-fields.ts'

type Typed = Readonly<Record<string, string>>

export type PartyRefusal = { readonly faults: CheckoutFaults } | { readonly fault: ChangeFault }

/** The trip without one person of the party. */
export async function leavingWish(
  order: Order,
  person: number,
  { offers }: Pick<Services, 'offers'>,
): Promise<Outcome<ChangeWish, PartyRefusal>> {
  const party = order.participants[person] && withoutPerson(order.offer, person)
  if (!party) return refused({ fault: 'cannotLeave' })
  const wish = await partyWish(order, party, offers)
  return wish ? accepted(wish) : refused({ fault: 'notOffered' })
}

/** The trip with one more person. The form is checked together with the others; faults are at their fields. */
export async function joiningWish(
  order: Order,
  typed: Typed,
  { offers, clock }: Pick<Services, 'offers' | 'clock'>,
): Promise<Outcome<ChangeWish, PartyRefusal>> {
  const { participants, offer } = order
  const read = readParticipants({ ...typed, ...peopleFields(order) }, participants.length + 1, dayOf(clock()))
  if (!read.ok) return refused({ faults: read.refusal })
  const joined = read.value[participants.length]
  const party = joined && withPerson(offer, Number(typed.room ?? 0), joined)
  if (!party) return refused({ fault: 'tooMany' })
  const wish = await partyWish(order, party, offers)
  return wish ? accepted(wish) : refused({ fault: 'noRoomFor' })
}
