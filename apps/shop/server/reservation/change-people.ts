import {
  type CheckoutFaults,
  contactField,
  type Order,
  participantField,
  readContact,
  readParticipants,
} from '@wojaz/booking'
import type { OnBehalf, PeopleRefusal } from '@wojaz/booking/server'
import { dayOf } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { type Outcome, refused } from '@wojaz/travel/outcome'
import type { Services } from '../request/services.ts'
import { peopleFields } from './people-fields.ts'

type Typed = Readonly<Record<string, string>>
type PeopleServices = Pick<Services, 'booking' | 'clock'>

/** Faults stand at fields; a refusal is about the whole. */
export type PeopleFaults =
  | { readonly code: 'form-faulty'; readonly faults: CheckoutFaults }
  | { readonly code: PeopleRefusal['code'] }

/** One traveller, read beside all the others: nobody travels twice. `behalf`: staff do it for the guest. */
export async function changePerson(
  { booking, clock }: PeopleServices,
  { number, participants }: Order,
  person: number,
  typed: Typed,
  behalf: OnBehalf | null = null,
): Promise<Outcome<Order, PeopleFaults>> {
  const read = readParticipants(
    { ...peopleFields({ participants }), ...typed },
    participants.length,
    dayOf(clock()),
  )
  if (!read.ok) return refused({ code: 'form-faulty', faults: atPerson(read.refusal, person) })
  const after = read.value[person]
  return after
    ? booking.changeParticipant(number, person, after, behalf)
    : refused({ code: 'person-unknown' })
}

/** Somebody who is there twice is told of at the one who was typed. */
function atPerson(faults: CheckoutFaults, person: number): CheckoutFaults {
  const isTwice = Object.values(faults).includes('traveller-twice')
  return isTwice ? { ...faults, [participantField(person, 'firstName')]: 'traveller-twice' } : faults
}

/** Whoever ordered: phone and address. The address of e-mail stays, for the order belongs to it. */
export async function changeContact(
  { booking }: PeopleServices,
  { number, contact }: Order,
  typed: Typed,
  locale: Locale,
  behalf: OnBehalf | null = null,
): Promise<Outcome<Order, PeopleFaults>> {
  const kept = Object.fromEntries(
    (['email', 'firstName', 'lastName'] as const).map((field) => [contactField(field), contact[field]]),
  )
  const read = readContact({ ...typed, ...kept }, contact, locale)
  return read.ok
    ? booking.changeOwner(number, read.value, behalf)
    : refused({ code: 'form-faulty', faults: read.refusal })
}
