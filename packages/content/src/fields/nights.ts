import { searchLimits } from '@wojaz/travel/search'
import type { Field, NumberFieldSingleValidation, RowField } from 'payload'
import { label } from './label.ts'
import { say } from './say.ts'
import { wholeNumber } from './texts.ts'

/** `durationFrom` and `durationTo`: both or none. */
export const nightsFields: RowField = {
  type: 'row',
  fields: [
    nights('durationFrom', label('Nocy od', 'Nights from')),
    nights('durationTo', label('Nocy do', 'Nights to')),
  ],
}

function nights(name: string, text: ReturnType<typeof label>): Field {
  return { name, type: 'number', label: text, admin: { width: '50%' }, validate: validateNights }
}

const inRange = wholeNumber(1, searchLimits.nights)

function validateNights(
  value: number | null | undefined,
  options: Parameters<NumberFieldSingleValidation>[1],
): ReturnType<NumberFieldSingleValidation> {
  const { durationFrom, durationTo } = options.siblingData as { durationFrom?: number; durationTo?: number }
  const { req } = options
  if ((durationFrom == null) !== (durationTo == null))
    return say(req, 'Podaj obie liczby nocy albo żadnej.', 'Give both numbers of nights or none.')
  if (durationFrom != null && durationTo != null && durationFrom > durationTo)
    return say(req, 'Nocy „od” nie może być więcej niż „do”.', 'Nights "from" cannot exceed nights "to".')
  return inRange(value, options)
}
