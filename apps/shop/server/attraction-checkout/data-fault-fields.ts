import { type AttractionCart, buyerField, dataFaults } from '@wojaz/attractions'
import { keyOfCode } from '@wojaz/content'

const buyerFields: Readonly<Record<string, string>> = {
  'contact.firstName': buyerField('firstName'),
  'contact.lastName': buyerField('lastName'),
  'contact.fullName': buyerField('lastName'),
  'contact.emailAddress': buyerField('email'),
  'contact.phoneNumber': buyerField('phone'),
}

/** Sentences at the fields for all data that suppliers need and do not have. */
export function dataFaultFields(
  { items, contact }: Pick<AttractionCart, 'items' | 'contact'>,
  t: (key: string) => string,
): Record<string, string> {
  const faults = items
    .filter(({ state }) => state === 'asked' || state === 'on-hold')
    .flatMap((item) => dataFaults(item, contact))
  return Object.fromEntries(
    faults
      // The buyer's fields have separate sentences.
      .filter(({ field }) => !(field in buyerFields))
      .map(({ itemId, field, code }) => [`${itemId}.${field}`, t(`tickets.fault.${keyOfCode(code)}`)]),
  )
}
