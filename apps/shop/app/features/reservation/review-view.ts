import type { ReviewFaults, ReviewState, TripPhoto, WrittenReview } from '@wojaz/booking'
import type { IsoDay } from '@wojaz/travel/dates'
import type { UploadFormRefusal, UploadRefusal } from '@wojaz/uploads'

/** The page on which a traveller reviews the hotel. */
export interface ReviewPage {
  number: string
  name: string
  returnDate: IsoDay
  /** Null: not written yet. */
  written:
    | (WrittenReview & {
        photos: readonly TripPhoto[]
        state: ReviewState
        /** The office's reason. */
        refusedBecause: string | null
        editableUntil: IsoDay
      })
    | null
  canWrite: boolean
  isSaved: boolean
  /** The trip is in the visitor's account. */
  isOwn: boolean
}

/** What is wrong with one of the photos, or with all of them. */
export interface PhotoFault {
  name: string
  code: UploadRefusal['code'] | UploadFormRefusal['code']
}

/** The response to a form that was refused. */
export interface ReviewAnswer {
  typed: Readonly<Record<string, string>>
  faults: ReviewFaults
  isOver: boolean
  /** Photos that are already uploaded and are not sent again. */
  photos: readonly TripPhoto[]
  photoFaults: readonly PhotoFault[]
}
