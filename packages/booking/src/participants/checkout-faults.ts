import type { BirthDateFault, DocumentFault, NameFault, PostalFault } from '@wojaz/mail'
import type { WishFault } from '../traveller-data/wishes.ts'

/** Everything the checkout may complain about at a field; each has a sentence in five languages at the edge. */
export type CheckoutFault =
  | 'title-missing'
  | NameFault
  | BirthDateFault
  | 'room-without-adult'
  | 'party-without-adult'
  | 'traveller-twice'
  | 'email-missing'
  | 'email-not-an-address'
  | 'phone-missing'
  | 'phone-not-a-number'
  | PostalFault
  | DocumentFault
  | WishFault
  | 'terms-not-agreed'
  | 'standard-form-not-read'
  | 'emails-used-up'

/** By the field's name, in the order of the form; at most one fault a field: the first thing to mend. */
export type CheckoutFaults = Readonly<Record<string, CheckoutFault>>

/** Takes out what is in order. */
export function faultsAmong(judged: Readonly<Record<string, CheckoutFault | null>>): CheckoutFaults {
  return Object.fromEntries(
    Object.entries(judged).flatMap(([field, fault]) => (fault ? [[field, fault]] : [])),
  )
}

export function isFaultless(faults: CheckoutFaults): boolean {
  return Object.keys(faults).length === 0
}
