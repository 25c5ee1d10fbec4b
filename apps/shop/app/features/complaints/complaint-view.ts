import type {
  ComplaintCategory,
  ComplaintFaults,
  ComplaintRefusal,
  ComplaintState,
  ComplaintWish,
} from '@wojaz/complaints'
import type { IsoDay } from '@wojaz/travel/dates'
import type { UploadFormRefusal, UploadRefusal } from '@wojaz/uploads'

export interface FileView {
  id: string
  name: string
}

export interface FileFault {
  name: string
  code: UploadRefusal['code'] | UploadFormRefusal['code']
}

export interface ComplaintLine {
  number: string
  state: ComplaintState
  hotel: string
  receivedOn: IsoDay
  /** Null: no answer of ours is due. */
  deadline: IsoDay | null
}

export interface ComplaintsPage {
  complaints: readonly ComplaintLine[]
  trips: readonly { order: string; hotel: string; from: IsoDay; to: IsoDay; hasDraft: boolean }[]
}

/** The values in the form. */
export interface ComplaintTyped {
  typed: Readonly<Record<string, string>>
  wishes: readonly string[]
  files: readonly FileView[]
}

export interface NewComplaintPage extends ComplaintTyped {
  order: string
  hotel: string
  /** The trip is under way. */
  isTravelling: boolean
  categories: readonly ComplaintCategory[]
  /** Reported during the trip. `when` is in words. */
  reports: readonly { place: string; when: string }[]
  /** When the draft was saved, in words; null: there is none. */
  savedAt: string | null
  isSaved: boolean
  /** When a problem was reported just now. */
  reportedAt: string | null
}

/** The response to a form that was refused. */
export interface ComplaintAnswer extends ComplaintTyped {
  faults: ComplaintFaults
  fileFaults: readonly FileFault[]
  refusal: ComplaintRefusal['code'] | null
}

export interface ComplaintPage {
  number: string
  order: string
  hotel: string
  state: ComplaintState
  deadline: IsoDay | null
  isNew: boolean
  events: readonly {
    when: string
    by: 'guest' | 'office' | 'clock'
    state: ComplaintState
    text: string | null
  }[]
  category: string
  answers: readonly { question: string; answer: string }[]
  description: string
  wishes: readonly ComplaintWish[]
  files: readonly FileView[]
  decision: { text: string; amount: number | null } | null
  owed: { amount: number; iban: string; paidOn: IsoDay | null } | null
}
