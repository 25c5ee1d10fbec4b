/** Everything the checkout may complain about at a field; each has a sentence in five languages at the edge. */
export type CheckoutFault =
  | 'title-missing'
  | 'first-name-missing'
  | 'first-name-not-as-in-document'
  | 'last-name-missing'
  | 'last-name-not-as-in-document'
  | 'birth-date-missing'
  | 'birth-date-not-a-day'
  | 'birth-date-in-future'
  | 'birth-date-too-long-ago'
  | 'room-without-adult'
  | 'traveller-twice'
  | 'email-missing'
  | 'email-not-an-address'
  | 'phone-missing'
  | 'phone-not-a-number'
  | 'street-missing'
  | 'street-too-long'
  | 'postal-code-missing'
  | 'postal-code-unknown'
  | 'city-missing'
  | 'city-not-a-name'
  | 'terms-not-agreed'
  | 'standard-form-not-read'
  | 'letters-used-up'

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
