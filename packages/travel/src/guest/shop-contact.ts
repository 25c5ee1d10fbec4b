/**
 * How a guest reaches the shop. It is edited in one place, the header in the CMS; pages, emails and documents read it from there.
 */
export interface ShopContact {
  /** Phone of the office and its opening hours. */
  readonly phone: string
  readonly phoneHours: string
  /** Phone for guests who are travelling and in trouble, and its hours. */
  readonly emergencyPhone: string
  readonly emergencyHours: string
  readonly email: string
}

/** `+48 22 000 00 02 (całą dobę)`: a number is always shown with its hours and never breaks across lines. */
export function phoneWithHours(phone: string, hours: string): string {
  const number = phone.replaceAll(' ', '\u00a0')
  return hours === '' ? number : `${number} (${hours})`
}

/** The `tel:` link of a phone number. */
export function telephoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
