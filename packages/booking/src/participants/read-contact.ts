import { address, emailFault, line, phoneFault, plainPhone, type Typed } from '@wojaz/post'
import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { Contact, Participant } from '../participant.ts'
import { type CheckoutFault, type CheckoutFaults, faultsAmong, isFaultless } from './checkout-faults.ts'
import { nameFault } from './read-participants.ts'

/** Name of a field of whoever orders: 'contact.email'. */
export function contactField(field: keyof Contact): string {
  return `contact.${field}`
}

const longestStreet = 100
const cityName = /^\p{L}[\p{L}\p{M}\p{N}'’.,() -]{0,59}$/u

/**
 * Whom the shop writes to. Without a name of their own it is the first traveller: most people who book go along, and need not write
 * their name twice.
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
    [contactField('city')]: city === '' ? 'city-missing' : cityName.test(city) ? null : 'city-not-a-name',
  })
  if (!isFaultless(faults)) return refused(faults)
  const { firstName, lastName } = hasOwnName ? own : first
  return accepted({ firstName, lastName, email, phone: plainPhone(phone), street, postalCode, city })
}

function streetFault(street: string): CheckoutFault | null {
  if (street === '') return 'street-missing'
  return street.length > longestStreet ? 'street-too-long' : null
}

/** Poland's '00-950', and what our guests' other countries use: four to six digits, some with a gap. */
function postalCodeFault(code: string): CheckoutFault | null {
  if (code === '') return 'postal-code-missing'
  return /^\d{2}-\d{3}$|^\d{4,6}$|^\d{3} \d{2}$/.test(code) ? null : 'postal-code-unknown'
}

/** Five digits without a sign between them are a Polish code on a Polish page. */
function plainPostalCode(typed: string, locale: Locale): string {
  const tight = typed.replace(/\s*([-–])\s*/g, '-')
  const digits = /^(\d{2})\s?(\d{3})$/.exec(tight)
  return digits && locale === 'pl' ? `${digits[1]}-${digits[2]}` : tight
}
