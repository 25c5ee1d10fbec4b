import {
  address,
  cityFault,
  emailFault,
  line,
  nameFault,
  phoneFault,
  plainPhone,
  plainPostalCode,
  postalCodeFault,
  streetFault,
  type Typed,
} from '@wojaz/mail'
import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { Contact, Participant } from '../participant.ts'
import { type CheckoutFaults, faultsAmong, isFaultless } from './checkout-faults.ts'

/** Name of a contact field: 'contact.email'. */
export function contactField(field: keyof Contact): string {
  return `contact.${field}`
}

/**
 * Reads the contact. Without a name it is the first traveller: most people who book also travel and need not type their name
 * twice.
 */
export function readContact(
  typed: Typed,
  first: Pick<Participant, 'firstName' | 'lastName'>,
  locale: Locale,
): Outcome<Contact, CheckoutFaults> {
  const text = (field: keyof Contact) => line(typed, contactField(field))
  const own = { firstName: text('firstName'), lastName: text('lastName') }
  const hasOwnName = own.firstName !== '' || own.lastName !== ''
  const email = address(typed, contactField('email'))
  const [phone, street, city] = [text('phone'), text('street'), text('city')]
  const postalCode = plainPostalCode(text('postalCode'), locale)
  const faults = faultsAmong({
    [contactField('firstName')]: hasOwnName ? nameFault(own.firstName, 'first-name') : null,
    [contactField('lastName')]: hasOwnName ? nameFault(own.lastName, 'last-name') : null,
    [contactField('email')]: emailFault(email),
    [contactField('phone')]: phone === '' ? 'phone-missing' : phoneFault(phone),
    [contactField('street')]: streetFault(street),
    [contactField('postalCode')]: postalCodeFault(postalCode),
    [contactField('city')]: cityFault(city),
  })
  if (!isFaultless(faults)) return refused(faults)
  const { firstName, lastName } = hasOwnName ? own : first
  return accepted({ firstName, lastName, email, phone: plainPhone(phone), street, postalCode, city })
}
