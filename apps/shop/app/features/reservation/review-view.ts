import type { ReviewFaults, ReviewState, TripPhoto, WrittenReview } from '@wojaz/booking'
import type { IsoDay } from '@wojaz/travel/dates'
import type { UploadFormRefusal, UploadRefusal } from '@wojaz/uploads'

/** The page on which whoever travelled writes about the hotel. */
export interface ReviewPage {
  number: string
  name: string
  returnDate: IsoDay
  /** Null: nothing yet. */
  written:
    | (WrittenReview & {
        photos: readonly TripPhoto[]
        state: ReviewState
        /** As the office said it. */
        refusedBecause: string | null
        editableUntil: IsoDay
      })
    | null
  canWrite: boolean
  isSaved: boolean
  /** The trip is in the account of whoever looks. */
  isOwn: boolean
}

/** What is wrong with one of the photos, or with all of them. */
export interface PhotoFault {
  name: string
  code: UploadRefusal['code'] | UploadFormRefusal['code']
}

/** What the form came back with. */
export interface ReviewAnswer {
  typed: Readonly<Record<string, string>>
  faults: ReviewFaults
  isOver: boolean
  /** Those that have arrived, and are not sent again. */
  photos: readonly TripPhoto[]
  photoFaults: readonly PhotoFault[]
}
