import { isOrderNumber } from '@wojaz/booking'

/**
 * The number of an order of attractions: like a trip's number, but with the letter A, then eight digits and their check digit.
 */
export function isAttractionNumber(text: string): boolean {
  return text.startsWith('A') && isOrderNumber(`W${text.slice(1)}`)
}

/** Reads a number as somebody types it; null if it is not such a number. */
export function readAttractionNumber(typed: string): string | null {
  const tight = typed.replace(/[\s-]/g, '').toUpperCase()
  return isAttractionNumber(tight) ? tight : null
}
