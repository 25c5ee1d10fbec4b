import { type IsoDay, isIsoDay, parseDate } from '@wojaz/travel/dates'
import { ageOn } from '@wojaz/travel/party'

export type NameFault =
  | 'first-name-missing'
  | 'first-name-not-as-in-document'
  | 'last-name-missing'
  | 'last-name-not-as-in-document'

export type BirthDateFault =
  | 'birth-date-missing'
  | 'birth-date-not-a-day'
  | 'birth-date-in-future'
  | 'birth-date-too-long-ago'

const longestName = 60
/** The characters that travel documents print in names: letters of any alphabet, marks, hyphens, apostrophes, full stops. */
const documentName = /^\p{L}[\p{L}\p{M}'’. -]*$/u

export function nameFault(text: string, which: 'first-name' | 'last-name'): NameFault | null {
  if (text === '') return `${which}-missing`
  return text.length <= longestName && documentName.test(text) ? null : `${which}-not-as-in-document`
}

/** Reads a day in any usual form: '24.03.1987', '24/3/1987', '24 03 1987', '24031987', '1987-03-24'. */
export function readDay(typed: string): IsoDay | null {
  const text = typed.trim()
  const digits = /^(\d{2})(\d{2})(\d{4})$/.exec(text)
  const written = digits ? digits.slice(1).join('.') : text.replace(/\s*[./\-\s]\s*/g, '.').replace(/\.$/, '')
  return isIsoDay(text) ? text : parseDate(written)
}

const oldest = 120

export function birthDateFault(typed: string, today: IsoDay): BirthDateFault | null {
  if (typed.trim() === '') return 'birth-date-missing'
  const birthDate = readDay(typed)
  if (birthDate === null) return 'birth-date-not-a-day'
  if (birthDate > today) return 'birth-date-in-future'
  return ageOn(birthDate, today) > oldest ? 'birth-date-too-long-ago' : null
}
