import {
  address,
  emailFault,
  line,
  type NameFault,
  nameFault,
  phoneFault,
  plainPhone,
  type Typed,
} from '@wojaz/mail'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import type { AttractionContact } from '../model/attraction-order.ts'

export type BuyerFault =
  | NameFault
  | 'email-missing'
  | 'email-not-an-address'
  | 'phone-missing'
  | 'phone-not-a-number'
export type BuyerFaults = Readonly<Record<string, BuyerFault>>

/** Form field name of the buyer: 'contact.email'. */
export function buyerField(field: keyof AttractionContact): string {
  return `contact.${field}`
}

/** The buyer: the shop sends emails to them, the supplier calls them. */
export function readBuyer(typed: Typed): Outcome<AttractionContact, BuyerFaults> {
  const text = (field: keyof AttractionContact) => line(typed, buyerField(field))
  const [firstName, lastName, phone] = [text('firstName'), text('lastName'), text('phone')]
  const email = address(typed, buyerField('email'))
  const faults = {
    [buyerField('firstName')]: nameFault(firstName, 'first-name'),
    [buyerField('lastName')]: nameFault(lastName, 'last-name'),
    [buyerField('email')]: emailFault(email),
    [buyerField('phone')]: phone === '' ? ('phone-missing' as const) : phoneFault(phone),
  }
  const found = Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, fault] as const] : []))
  if (found.length > 0) return refused(Object.fromEntries(found))
  return accepted({ firstName, lastName, email, phone: plainPhone(phone) })
}
