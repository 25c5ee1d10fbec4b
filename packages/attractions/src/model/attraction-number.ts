import { isOrderNumber } from '@wojaz/booking'

/** An order of attractions is named like one of a trip, with another letter: A, eight digits and their check digit. */
export function isAttractionNumber(text: string): boolean {
  return text.startsWith('A') && isOrderNumber(`W${text.slice(1)}`)
}

/** As somebody types what they hear on the phone; null: it is no such number. */
export function readAttractionNumber(typed: string): string | null {
  const tight = typed.replace(/[\s-]/g, '').toUpperCase()
  return isAttractionNumber(tight) ? tight : null
}
