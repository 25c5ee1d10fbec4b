import type { CheckoutFaults, DocumentStanding, Wishes } from '@wojaz/booking'
import type { IsoDay } from '@wojaz/travel/dates'
import type { ShownDocument } from '../checkout/checkout.ts'

/** Documents and wishes of those who travel, on the page where they are given and changed. */
export interface TravellerDataView {
  isNeeded: boolean
  /** The last day on which they are given and changed. */
  until: IsoDay
  isOver: boolean
  people: readonly {
    place: number
    name: string
    standing: DocumentStanding
    document: ShownDocument | null
  }[]
  /** Null: the forms are closed; they open to whoever has just proved who they are. */
  form: { countries: readonly string[]; home: string } | null
  wishes: Wishes | null
  saved: 'documents' | 'wishes' | null
}

/** What a form of these data came back with. */
export interface TravellerDataAnswer {
  form: string
  typed: Readonly<Record<string, string>>
  faults: CheckoutFaults
  refusal: 'notConfirmed' | 'tooLate' | null
}
