import {
  type BirthDateFault,
  birthDateFault,
  cityFault,
  line,
  type PostalFault,
  phoneFault,
  plainPhone,
  plainPostalCode,
  postalCodeFault,
  readDay,
  streetFault,
  type Typed,
} from '@wojaz/mail'
import type { IsoDay } from '@wojaz/travel/dates'
import { type Locale, locales } from '@wojaz/travel/locale'
import { accepted, type Outcome, refused } from '@wojaz/travel/outcome'
import { isGreetedName } from '../account-forms.ts'

/** As in a travel document. */
export type Title = 'woman' | 'man'

/** The data that customers enter about themselves. Only the name is required. */
export interface CustomerDetails {
  title: Title | null
  firstName: string
  lastName: string
  birthDate: IsoDay | null
  phone: string | null
  street: string | null
  postalCode: string | null
  city: string | null
  /** The language of emails to them. */
  language: Locale
  /** Code of their preferred departure airport. */
  airport: string | null
}

export type DetailsFault =
  | 'first-name-not-a-name'
  | 'last-name-not-a-name'
  | 'phone-not-a-number'
  | 'language-unknown'
  | 'airport-unknown'
  | BirthDateFault
  | PostalFault

/** At most one fault per field: the first to fix. */
export type DetailsFaults = Partial<Record<keyof CustomerDetails, DetailsFault>>

interface Known {
  today: IsoDay
  /** The language of the page. */
  locale: Locale
  /** Codes of the airports the shop flies from. */
  airports: readonly string[]
}

export function readDetails(
  typed: Typed,
  { today, locale, airports }: Known,
): Outcome<CustomerDetails, DetailsFaults> {
  const text = (field: keyof CustomerDetails) => line(typed, field)
  const [firstName, lastName, birthDate] = [text('firstName'), text('lastName'), text('birthDate')]
  const [phone, street, city, airport] = [text('phone'), text('street'), text('city'), text('airport')]
  const postalCode = plainPostalCode(text('postalCode'), locale)
  const language = locales.find((one) => one === text('language'))
  const judged = {
    firstName: isGreetedName(firstName) ? null : 'first-name-not-a-name',
    lastName: isGreetedName(lastName) ? null : 'last-name-not-a-name',
    birthDate: birthDate === '' ? null : birthDateFault(birthDate, today),
    phone: phoneFault(phone),
    street: street === '' ? null : streetFault(street),
    postalCode: postalCode === '' ? null : postalCodeFault(postalCode),
    city: city === '' ? null : cityFault(city),
    language: language ? null : 'language-unknown',
    airport: airport === '' || airports.includes(airport) ? null : 'airport-unknown',
  } satisfies Partial<Record<keyof CustomerDetails, DetailsFault | null>>
  const faults = Object.fromEntries(Object.entries(judged).filter(([, fault]) => fault !== null))
  if (!language || Object.keys(faults).length > 0) return refused(faults as DetailsFaults)
  return accepted({
    title: readTitle(text('title')),
    firstName,
    lastName,
    language,
    birthDate: readDay(birthDate),
    phone: plainPhone(phone) || null,
    street: street || null,
    postalCode: postalCode || null,
    city: city || null,
    airport: airport || null,
  })
}

export function readTitle(text: string): Title | null {
  return text === 'woman' || text === 'man' ? text : null
}
