/** Where a guest reaches the shop. Written once, in the header of the CMS; pages, e-mails and documents all say it from there. */
export interface ShopContact {
  /** The office, and when somebody answers. */
  readonly phone: string
  readonly phoneHours: string
  /** For who is on the way and in trouble, and when somebody answers there. */
  readonly emergencyPhone: string
  readonly emergencyHours: string
  readonly email: string
}

/** `+48 22 000 00 02 (całą dobę)`: a number is never said without its hours, and is read in one piece. */
export function phoneWithHours(phone: string, hours: string): string {
  const number = phone.replaceAll(' ', '\u00a0')
  return hours === '' ? number : `${number} (${hours})`
}

/** What a telephone is given to dial. */
export function telephoneAddress(phone: string): string {
  return `tel:${phone.replace(/[^\d+]/g, '')}`
}
