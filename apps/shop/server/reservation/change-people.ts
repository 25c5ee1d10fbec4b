import {
  type CheckoutFaults,
  contactField,
  type Order,
  participantField,
  readContact,
  readParticipants,
} from '@wojaz/booking'
import type { ChangeQuote, ChangeRefusal, OnBehalf, OwnerRefusal, PeopleRefusal } from '@wojaz/booking/server'
import { dayOf } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { Services } from '../request/services.ts'
import { quoteHandOver } from './hand-over.ts'
import { peopleFields } from './people-fields.ts'

type Typed = Readonly<Record<string, string>>
type PeopleServices = Pick<Services, 'booking' | 'offers' | 'clock'>

/** Faults belong to fields; a refusal is about the whole form. */
export type PeopleFaults =
  | { readonly code: 'form-faulty'; readonly faults: CheckoutFaults }
  | {
      readonly code:
        | Exclude<PeopleRefusal['code'], 'needs-quote'>
        | OwnerRefusal['code']
        | ChangeRefusal['code']
    }

/** Done, or quoted: another person or another age needs an accepted quote first. */
export interface PersonChanged {
  readonly quote: ChangeQuote | null
}

/**
 * Changes one traveller. They are checked together with the others, so that nobody travels twice. `behalf`: staff act for the
 * guest.
 */
export async function changePerson(
  services: PeopleServices,
  order: Order,
  person: number,
  typed: Typed,
  behalf: OnBehalf | null = null,
): Promise<Outcome<PersonChanged, PeopleFaults>> {
  const { booking, clock } = services
  const { number, participants } = order
  const read = readParticipants(
    { ...peopleFields({ participants }), ...typed },
    participants.length,
    dayOf(clock()),
  )
  if (!read.ok) return refused({ code: 'form-faulty', faults: atPerson(read.refusal, person) })
  const after = read.value[person]
  if (!after) return refused({ code: 'person-unknown' })
  const changed = await booking.changeParticipant(number, person, after, behalf)
  if (changed.ok) return accepted({ quote: null })
  const { code } = changed.refusal
  if (code !== 'needs-quote') return refused({ code })
  const quoted = await quoteHandOver(services, order, { person, after }, behalf)
  return quoted.ok ? accepted({ quote: quoted.value }) : quoted
}

/** A duplicate is reported at the changed person. */
function atPerson(faults: CheckoutFaults, person: number): CheckoutFaults {
  const isTwice = Object.values(faults).includes('traveller-twice')
  return isTwice ? { ...faults, [participantField(person, 'firstName')]: 'traveller-twice' } : faults
}

/** Changes the contact: phone, address and typing errors in the name. The email address stays, because it owns the order. */
export async function changeContact(
  { booking }: PeopleServices,
  { number, contact }: Order,
  typed: Typed,
  locale: Locale,
  behalf: OnBehalf | null = null,
): Promise<Outcome<PersonChanged, PeopleFaults>> {
  const kept = { [contactField('email')]: contact.email }
  const read = readContact({ ...typed, ...kept }, contact, locale)
  if (!read.ok) return refused({ code: 'form-faulty', faults: read.refusal })
  const changed = await booking.changeOwner(number, read.value, behalf)
  return changed.ok ? accepted({ quote: null }) : refused(changed.refusal)
}
