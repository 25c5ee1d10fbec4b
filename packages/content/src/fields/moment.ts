import type { DateField, DateFieldValidation } from 'payload'
import type { label } from './label.ts'
import { say } from './say.ts'

/** A day with a time. */
export function momentField(
  name: string,
  text: ReturnType<typeof label>,
  options: { required?: boolean; notBefore?: string } = {},
): DateField {
  return {
    name,
    type: 'date',
    label: text,
    required: options.required,
    ...(options.notBefore && { validate: notBefore(options.notBefore) }),
    admin: { width: '50%', date: { pickerAppearance: 'dayAndTime', displayFormat: 'dd.MM.yyyy HH:mm' } },
  }
}

/** A day without a time. */
export function dayField(
  name: string,
  text: ReturnType<typeof label>,
  options: { required?: boolean; notBefore?: string } = {},
): DateField {
  return {
    ...momentField(name, text, options),
    admin: { width: '50%', date: { pickerAppearance: 'dayOnly', displayFormat: 'dd.MM.yyyy' } },
  }
}

/** For the end of a time window, beside the field of its beginning. */
function notBefore(start: string): DateFieldValidation {
  return (value, { siblingData, req }) => {
    const begins = (siblingData as Record<string, Date | string | null | undefined>)[start]
    if (!value || !begins || new Date(value as string | Date) >= new Date(begins)) return true
    return say(req, 'Koniec nie może wypadać przed początkiem.', 'The end cannot come before the beginning.')
  }
}
