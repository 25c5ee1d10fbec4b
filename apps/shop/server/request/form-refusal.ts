import type { FormFault } from '@wojaz/mail'
import type { Locale } from '@wojaz/travel/locale'
import { refused } from '@wojaz/travel/outcome'
import { shippedText } from './error-text.ts'

export type FormRefusal =
  /** The form was removed, or never was on the page. */
  | { code: 'form-gone' }
  /** The household has reached the limit of a day. */
  | { code: 'too-many-messages' }
  /** One sentence for every faulty field. */
  | { code: 'form-faulty'; fields: Record<string, string> }

export function faulty(faults: Partial<Record<string, FormFault>>, locale: Locale) {
  const fields = Object.entries(faults).map(([field, fault]) => [
    field,
    faultText(fault as FormFault, locale),
  ])
  return refused({
    code: 'form-faulty' as const,
    fields: Object.fromEntries(fields) as Record<string, string>,
  })
}

export function faultText(fault: FormFault, locale: Locale): string {
  const name = fault.replace(/-(\w)/g, (_, letter: string) => letter.toUpperCase())
  return shippedText(`forms.fault.${name}`, locale)
}
