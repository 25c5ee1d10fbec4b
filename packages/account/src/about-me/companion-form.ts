import {
  type BirthDateFault,
  birthDateFault,
  line,
  type NameFault,
  nameFault,
  readDay,
  type Typed,
} from '@wojaz/post'
import type { IsoDay } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { readTitle, type Title } from './details-form.ts'

/** A school class goes by bus. */
export const mostCompanions = 20

export const documentTypes = ['passport', 'id-card'] as const
export type DocumentType = (typeof documentTypes)[number]

export interface TravelDocument {
  type: DocumentType
  number: string
  validUntil: IsoDay | null
}

/** Somebody the customer travels with, as in the document. */
export interface CompanionWish {
  title: Title
  firstName: string
  lastName: string
  birthDate: IsoDay
  /** Null: nothing of a document is kept. A number of null is the one that is kept already. */
  document: (Omit<TravelDocument, 'number'> & { number: string | null }) | null
}

export type CompanionField =
  | Exclude<keyof CompanionWish, 'document'>
  | 'documentType'
  | 'documentNumber'
  | 'documentValidUntil'

export type CompanionFault =
  | 'title-missing'
  | NameFault
  | BirthDateFault
  | 'document-type-missing'
  | 'document-number-missing'
  | 'document-number-not-a-number'
  | 'document-date-not-a-day'
  | 'document-over'

export type CompanionFaults = Partial<Record<CompanionField, CompanionFault>>

/** Letters and digits, as the lower zone of a document has them. */
const documentNumber = /^[A-Z0-9]{5,20}$/

interface Known {
  today: IsoDay
  /** A number that is kept already need not be typed again. */
  hasDocument: boolean
}

export function readCompanion(
  typed: Typed,
  { today, hasDocument }: Known,
): Outcome<CompanionWish, CompanionFaults> {
  const text = (field: CompanionField) => line(typed, field)
  const title = readTitle(text('title'))
  const [firstName, lastName, birthDate] = [text('firstName'), text('lastName'), text('birthDate')]
  const type = documentTypes.find((one) => one === text('documentType')) ?? null
  const number = text('documentNumber').replace(/[\s-]/g, '').toUpperCase()
  const validUntil = text('documentValidUntil')
  const judged: Record<CompanionField, CompanionFault | null> = {
    title: title ? null : 'title-missing',
    firstName: nameFault(firstName, 'first-name'),
    lastName: nameFault(lastName, 'last-name'),
    birthDate: birthDateFault(birthDate, today),
    documentType: type === null && (number !== '' || validUntil !== '') ? 'document-type-missing' : null,
    documentNumber: type === null ? null : numberFault(number, hasDocument),
    documentValidUntil: type === null || validUntil === '' ? null : validUntilFault(validUntil, today),
  }
  const faults = Object.fromEntries(Object.entries(judged).filter(([, fault]) => fault !== null))
  if (!title || Object.keys(faults).length > 0) return refused(faults as CompanionFaults)
  return accepted({
    ...{ title, firstName, lastName, birthDate: readDay(birthDate) ?? '' },
    document: type && { type, number: number || null, validUntil: readDay(validUntil) },
  })
}

function numberFault(number: string, hasDocument: boolean): CompanionFault | null {
  if (number === '') return hasDocument ? null : 'document-number-missing'
  return documentNumber.test(number) ? null : 'document-number-not-a-number'
}

function validUntilFault(typed: string, today: IsoDay): CompanionFault | null {
  const day = readDay(typed)
  if (day === null) return 'document-date-not-a-day'
  return day < today ? 'document-over' : null
}

/** All that anybody is shown of a number: its last three characters. */
export function maskedNumber(number: string): string {
  return `•••••${number.slice(-3)}`
}
