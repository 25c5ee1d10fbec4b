import type { IsoDay } from '@wojaz/travel/dates'

/** Somebody who travels, as in the document. */
export interface Participant {
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: IsoDay
  readonly title: 'woman' | 'man'
  /** Where the guest wrote them in the form: a corrected birth date moves nobody there. Absent: in the order of persons. */
  readonly entered?: number
}

/** Whom the shop writes to, and who pays. */
export interface Contact {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
}
