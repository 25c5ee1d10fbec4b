/** Everything a form may complain about; each has a sentence in five languages at the edge. */
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

/** At most one fault a field: the first thing to mend. Fields in the order of the form. */
export type FormFaults<Field extends string = string> = Partial<Record<Field, FormFault>>

export function hasFaults(faults: FormFaults): boolean {
  return Object.keys(faults).length > 0
}

/** Takes out what is in order. */
export function faultsOf<Field extends string>(judged: Record<Field, FormFault | null>): FormFaults<Field> {
  return Object.fromEntries(Object.entries(judged).filter(([, fault]) => fault !== null)) as FormFaults<Field>
}
