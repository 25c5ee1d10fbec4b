/** Every validation fault of a form; the shop has a sentence for each in five languages. */
export const formFaults = [
  'email-missing',
  'email-not-an-address',
  'first-name-not-a-name',
  'name-missing',
  'name-too-long',
  'phone-missing',
  'phone-not-a-number',
  'phone-consent-missing',
  'consent-missing',
  'topic-missing',
  'reservation-not-a-number',
  'message-missing',
  'message-too-long',
  'wish-too-long',
  'price-missing',
  'price-not-a-number',
  'price-not-below',
  'offer-gone',
] as const
export type FormFault = (typeof formFaults)[number]

/** At most one fault per field: the first to fix. Fields are in the order of the form. */
export type FormFaults<Field extends string = string> = Partial<Record<Field, FormFault>>

export function hasFaults(faults: FormFaults): boolean {
  return Object.keys(faults).length > 0
}

/** Removes the fields without a fault. */
export function faultsOf<Field extends string>(judged: Record<Field, FormFault | null>): FormFaults<Field> {
  return Object.fromEntries(Object.entries(judged).filter(([, fault]) => fault !== null)) as FormFaults<Field>
}
