import { isSearchCode } from '@wojaz/travel/search'
import type { tripTypes } from '@wojaz/travel/trip'
import type { Field, SelectField, TextField } from 'payload'
import { label } from './label.ts'
import { say } from './say.ts'

/** Codes of the specification, with the label an editor sees. */
export const tripTypeOptions = [
  { value: 'WS', label: label('Wakacje samolotem', 'Holidays by plane') },
  { value: 'DW', label: label('Wakacje samochodem', 'Holidays by car') },
  { value: 'WO', label: label('Wycieczki objazdowe', 'Round trips') },
  { value: 'NR', label: label('Narty', 'Ski') },
  { value: 'CZ', label: label('Czartery', 'Charters') },
] satisfies { value: (typeof tripTypes)[number]; label: object }[]

export const tripTypeField: SelectField = {
  name: 'tripType',
  type: 'select',
  label: label('Rodzaj podróży', 'Trip type'),
  options: tripTypeOptions,
}

/** Codes of the search: places, airports. */
export function codesField(name: string, text: ReturnType<typeof label>, most: number): TextField {
  return {
    name,
    type: 'text',
    hasMany: true,
    maxRows: most,
    label: text,
    validate: (value, { req }) => {
      const codes = Array.isArray(value) ? value : []
      if (codes.length > most) return say(req, `Najwyżej ${most} kodów.`, `${most} codes at most.`)
      const wrong = codes.find((code) => !isPlaceCode(code))
      return wrong === undefined || say(req, `„${wrong}” nie jest kodem.`, `"${wrong}" is no code.`)
    },
  }
}

export function isPlaceCode(code: string): boolean {
  return isSearchCode(code) && /^[\w-]+$/.test(code)
}

/** Limits where something is shown: pages and API calls for other destinations or trip types leave it out. */
export const limitFields: Field[] = [
  {
    type: 'row',
    fields: [
      {
        ...codesField(
          'directions',
          label('Tylko dla kierunków (kody)', 'Only for destinations (codes)'),
          100,
        ),
        admin: { width: '50%' },
      } as TextField,
      {
        name: 'tripTypes',
        type: 'select',
        hasMany: true,
        label: label('Tylko dla rodzajów podróży', 'Only for trip types'),
        options: tripTypeOptions,
        admin: { width: '50%' },
      },
    ],
  },
]
