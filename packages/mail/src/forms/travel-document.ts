import type { IsoDay } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { readCountry } from '@wojaz/travel/place'
import { readDay } from './person-fields.ts'
import { line, type Typed } from './typed.ts'

export const documentTypes = ['passport', 'id-card'] as const
export type DocumentType = (typeof documentTypes)[number]

/** The data that a border or an airline requires. */
export interface TravelDocument {
  type: DocumentType
  number: string
  validUntil: IsoDay | null
  /** Two letters, as in ISO 3166; null: not given. */
  nationality: string | null
  issuingCountry: string | null
}

/** The input: a null number means the stored number stays. */
export type DocumentWish = Omit<TravelDocument, 'number'> & { number: string | null }

export const documentFields = [
  'documentType',
  'documentNumber',
  'documentValidUntil',
  'documentNationality',
  'documentIssuingCountry',
] as const
export type DocumentField = (typeof documentFields)[number]

export type DocumentFault =
  | 'document-type-missing'
  | 'document-number-missing'
  | 'document-number-not-a-number'
  | 'document-date-not-a-day'
  | 'document-over'
  | 'document-country-unknown'

/** Letters and digits, as in the machine-readable zone of a document. */
const documentNumber = /^[A-Z0-9]{5,20}$/

interface Known {
  readonly today: IsoDay
  /** If a number is already stored, it need not be typed again. */
  readonly hasNumber: boolean
  /** The language in which countries are written. */
  readonly locale?: Locale
  /** The form's name of a field; the same name by default. */
  readonly nameOf?: (field: DocumentField) => string
}

/** Null if nothing of a document was given. */
export function readTravelDocument(
  typed: Typed,
  { today, hasNumber, locale = 'pl', nameOf = (field) => field }: Known,
): Outcome<DocumentWish | null, Readonly<Record<string, DocumentFault>>> {
  const text = (field: DocumentField) => line(typed, nameOf(field))
  const type = documentTypes.find((one) => one === text('documentType')) ?? null
  const number = text('documentNumber').replace(/[\s-]/g, '').toUpperCase()
  const validUntil = text('documentValidUntil')
  if (type === null)
    return number === '' && validUntil === ''
      ? accepted(null)
      : refused({ [nameOf('documentType')]: 'document-type-missing' })
  const nationality = country(text('documentNationality'), locale)
  const issuingCountry = country(text('documentIssuingCountry'), locale)
  const judged: Partial<Record<DocumentField, DocumentFault | null>> = {
    documentNumber: numberFault(number, hasNumber),
    documentValidUntil: validUntil === '' ? null : validUntilFault(validUntil, today),
    documentNationality: nationality === undefined ? 'document-country-unknown' : null,
    documentIssuingCountry: issuingCountry === undefined ? 'document-country-unknown' : null,
  }
  const faults = Object.entries(judged).flatMap(([field, fault]) =>
    fault ? [[nameOf(field as DocumentField), fault] as const] : [],
  )
  if (faults.length > 0) return refused(Object.fromEntries(faults))
  return accepted({
    type,
    number: number || null,
    validUntil: readDay(validUntil),
    nationality: nationality ?? null,
    issuingCountry: issuingCountry ?? null,
  })
}

/** Null if nothing was typed; undefined if there is no such country. */
function country(typed: string, locale: Locale): string | null | undefined {
  return typed === '' ? null : (readCountry(typed, locale) ?? undefined)
}

function numberFault(number: string, hasNumber: boolean): DocumentFault | null {
  if (number === '') return hasNumber ? null : 'document-number-missing'
  return documentNumber.test(number) ? null : 'document-number-not-a-number'
}

function validUntilFault(typed: string, today: IsoDay): DocumentFault | null {
  const day = readDay(typed)
  if (day === null) return 'document-date-not-a-day'
  return day < today ? 'document-over' : null
}

/** The only part of a number that is shown: its last three characters. */
export function maskedNumber(number: string): string {
  return `•••••${number.slice(-3)}`
}
