import {
  type BirthDateFault,
  birthDateFault,
  type DocumentFault,
  line,
  type NameFault,
  nameFault,
  readDay,
  readTravelDocument,
  type TravelDocument,
  type Typed,
} from '@wojaz/mail'
import type { IsoDay } from '@wojaz/travel/dates'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { readTitle, type Title } from './details-form.ts'

/** More people than a private customer travels with. */
export const mostCompanions = 20

/** The other fields of a document are asked for only for a trip that needs them. */
export type CompanionDocument = Pick<TravelDocument, 'type' | 'number' | 'validUntil'>

/** A person the customer travels with, with the name as in the document. */
export interface CompanionWish {
  title: Title
  firstName: string
  lastName: string
  birthDate: IsoDay
  /** Null: no document is stored. A null number means the stored number stays. */
  document: (Omit<CompanionDocument, 'number'> & { number: string | null }) | null
}

export type CompanionField =
  | Exclude<keyof CompanionWish, 'document'>
  | 'documentType'
  | 'documentNumber'
  | 'documentValidUntil'

export type CompanionFault = 'title-missing' | NameFault | BirthDateFault | DocumentFault

export type CompanionFaults = Partial<Record<CompanionField, CompanionFault>>

interface Known {
  today: IsoDay
  /** If a number is already stored, it need not be typed again. */
  hasDocument: boolean
}

export function readCompanion(
  typed: Typed,
  { today, hasDocument }: Known,
): Outcome<CompanionWish, CompanionFaults> {
  const text = (field: CompanionField) => line(typed, field)
  const title = readTitle(text('title'))
  const [firstName, lastName, birthDate] = [text('firstName'), text('lastName'), text('birthDate')]
  const document = readTravelDocument(typed, { today, hasNumber: hasDocument })
  const judged: Partial<Record<CompanionField, CompanionFault | null>> = {
    title: title ? null : 'title-missing',
    firstName: nameFault(firstName, 'first-name'),
    lastName: nameFault(lastName, 'last-name'),
    birthDate: birthDateFault(birthDate, today),
  }
  const faults = {
    ...Object.fromEntries(Object.entries(judged).filter(([, fault]) => fault !== null)),
    ...(document.ok ? {} : document.refusal),
  }
  if (!title || !document.ok || Object.keys(faults).length > 0) return refused(faults as CompanionFaults)
  return accepted({
    title,
    firstName,
    lastName,
    birthDate: readDay(birthDate) ?? '',
    document: document.value && kept(document.value),
  })
}

function kept({ type, number, validUntil }: NonNullable<CompanionWish['document']>) {
  return { type, number, validUntil }
}
