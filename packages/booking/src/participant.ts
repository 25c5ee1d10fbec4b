import type { IsoDay } from '@wojaz/travel/dates'

/** Somebody who travels, as in the document. */
export interface Participant {
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: IsoDay
  readonly title: 'woman' | 'man'
  /** Where the guest wrote them in the form: a corrected birth date moves nobody there. Absent: in the order of persons. */
  readonly entered?: number
  /** Under which name the data of their document are kept, sealed; absent: there are none. */
  readonly documentId?: string
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
