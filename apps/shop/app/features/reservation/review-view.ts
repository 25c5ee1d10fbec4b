import type { ReviewFaults, ReviewState, WrittenReview } from '@wojaz/booking'
import type { IsoDay } from '@wojaz/travel/dates'

/** The page on which whoever travelled writes about the hotel. */
export interface ReviewPage {
  number: string
  name: string
  returnDate: IsoDay
  /** Null: nothing yet. */
  written: (WrittenReview & { state: ReviewState; editableUntil: IsoDay }) | null
  canWrite: boolean
  isSaved: boolean
  /** The trip is in the account of whoever looks. */
  isOwn: boolean
}

/** What the form came back with. */
export interface ReviewAnswer {
  typed: Readonly<Record<string, string>>
  faults: ReviewFaults
  isOver: boolean
}
