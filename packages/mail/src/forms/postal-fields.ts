import type { Locale } from '@wojaz/travel/locale'

export type PostalFault =
  | 'street-missing'
  | 'street-too-long'
  | 'postal-code-missing'
  | 'postal-code-unknown'
  | 'city-missing'
  | 'city-not-a-name'

const longestStreet = 100
const cityName = /^\p{L}[\p{L}\p{M}\p{N}'’.,() -]{0,59}$/u

export function streetFault(street: string): PostalFault | null {
  if (street === '') return 'street-missing'
  return street.length > longestStreet ? 'street-too-long' : null
}

export function cityFault(city: string): PostalFault | null {
  if (city === '') return 'city-missing'
  return cityName.test(city) ? null : 'city-not-a-name'
}

/** Poland's '00-950', and the codes of our guests' other countries: four to six digits, some with a space. */
export function postalCodeFault(code: string): PostalFault | null {
  if (code === '') return 'postal-code-missing'
  return /^\d{2}-\d{3}$|^\d{4,6}$|^\d{3} \d{2}$/.test(code) ? null : 'postal-code-unknown'
}

/** On a Polish page, five digits without a hyphen are a Polish code. */
export function plainPostalCode(typed: string, locale: Locale): string {
  const tight = typed.replace(/\s*([-–])\s*/g, '-')
  const digits = /^(\d{2})\s?(\d{3})$/.exec(tight)
  return digits && locale === 'pl' ? `${digits[1]}-${digits[2]}` : tight
}
