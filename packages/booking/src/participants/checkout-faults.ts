import type { BirthDateFault, DocumentFault, NameFault, PostalFault } from '@wojaz/mail'
import type { WishFault } from '../traveller-data/wishes.ts'

/** All errors that the checkout can show at a field. Each has a text in five languages. */
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

/** Keyed by field name, in the order of the form. One error per field: the first one to correct. */
export type CheckoutFaults = Readonly<Record<string, CheckoutFault>>

/** Removes the fields without an error. */
export function faultsAmong(judged: Readonly<Record<string, CheckoutFault | null>>): CheckoutFaults {
  return Object.fromEntries(
    Object.entries(judged).flatMap(([field, fault]) => (fault ? [[field, fault]] : [])),
  )
}

export function isFaultless(faults: CheckoutFaults): boolean {
  return Object.keys(faults).length === 0
}
