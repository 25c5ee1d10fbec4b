import type { IsoDay } from '@wojaz/travel/dates'

/** A traveller, as in the travel document. */
export interface Participant {
  readonly firstName: string
  readonly lastName: string
  readonly birthDate: IsoDay
  readonly title: 'woman' | 'man'
  /**
   * Position in the guest's form, so that a corrected birth date does not move anybody there. Absent: in the order of persons.
   */
  readonly entered?: number
  /** Id of the encrypted travel document; absent: there is none. */
  readonly documentId?: string
}

/** The person who pays and gets the emails. */
export interface Contact {
  readonly firstName: string
  readonly lastName: string
  readonly email: string
  readonly phone: string
  readonly street: string
  readonly postalCode: string
  readonly city: string
}
