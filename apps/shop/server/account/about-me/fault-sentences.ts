import type { CompanionFault, DetailsFault } from '@wojaz/account'
import type { CheckoutFault } from '@wojaz/booking'
import type { Locale } from '@wojaz/travel/locale'
import { shippedText } from '../../request/error-text.ts'

type FieldFault = DetailsFault | CompanionFault | CheckoutFault

/** Faults with texts of this form; the others use the texts of the checkout. */
const own: Partial<Record<FieldFault, string>> = {
  'first-name-not-a-name': 'account.fault.firstName',
  'last-name-not-a-name': 'account.fault.lastName',
  'language-unknown': 'account.fault.languageUnknown',
  'airport-unknown': 'account.fault.airportUnknown',
}

/** Returns one sentence for every faulty field. */
export function aboutMeSentences(
  faults: Readonly<Record<string, FieldFault | undefined>>,
  locale: Locale,
): Record<string, string> {
  return Object.fromEntries(
    Object.entries(faults).flatMap(([field, fault]) => (fault ? [[field, sentence(fault, locale)]] : [])),
  )
}

function sentence(fault: FieldFault, locale: Locale): string {
  const inCheckout = fault.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return shippedText(own[fault] ?? `checkout.fault.${inCheckout}`, locale)
}
