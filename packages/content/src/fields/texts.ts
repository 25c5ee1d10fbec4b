import type { NumberField, NumberFieldSingleValidation, TextareaField, TextField } from 'payload'
import { label } from './label.ts'
import { say } from './say.ts'

export function headingField(options: { required: boolean }): TextField {
  return {
    name: 'heading',
    type: 'text',
    localized: true,
    required: options.required,
    maxLength: 120,
    label: label('Nagłówek', 'Heading'),
  }
}

export const leadField: TextareaField = {
  name: 'lead',
  type: 'textarea',
  localized: true,
  maxLength: 400,
  label: label('Wprowadzenie', 'Lead'),
}

export function countField(most: number, usual: number): NumberField {
  return {
    name: 'count',
    type: 'number',
    required: true,
    defaultValue: usual,
    min: 1,
    max: most,
    label: label('Ile pokazać', 'How many'),
    validate: wholeNumber(1, most),
  }
}

/** Payload's check allows fractions. */
export function wholeNumber(least: number, most: number): NumberFieldSingleValidation {
  return (value, { required, req }) => {
    if (value === null || value === undefined)
      return !required || say(req, 'To pole jest wymagane.', 'This field is required.')
    if (Number.isInteger(value) && value >= least && value <= most) return true
    return say(
      req,
      `Podaj liczbę całkowitą od ${least} do ${most}.`,
      `Give a whole number from ${least} to ${most}.`,
    )
  }
}
