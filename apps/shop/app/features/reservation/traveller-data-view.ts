import type { CheckoutFaults, DocumentStanding, Wishes } from '@wojaz/booking'
import type { IsoDay } from '@wojaz/travel/dates'
import type { ShownDocument } from '../checkout/checkout.ts'

/** Documents and wishes of the travellers, on the page where they are edited. */
export interface TravellerDataView {
  isNeeded: boolean
  /** The last day on which they can be edited. */
  until: IsoDay
  isOver: boolean
  people: readonly {
    place: number
    name: string
    standing: DocumentStanding
    document: ShownDocument | null
  }[]
  /** Null: the forms are closed. They open after customers have proved who they are. */
  form: { countries: readonly string[]; home: string } | null
  wishes: Wishes | null
  saved: 'documents' | 'wishes' | null
}

/** The response to one of these forms. */
export interface TravellerDataAnswer {
  form: string
  typed: Readonly<Record<string, string>>
  faults: CheckoutFaults
  refusal: 'notChangeable' | 'personUnknown' | 'documentNumberMissing' | 'tooLate' | null
}
