import type { IsoDay } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import type { Upload } from '@wojaz/uploads'
import type { WrittenComplaint } from './complaint-form.ts'
import type { ComplaintState } from './complaint-states.ts'

export interface Decision {
  readonly text: string
  /** The offered amount, in grosze; null: none. */
  readonly amount: number | null
  /** Null: no answer yet. */
  readonly answer: 'accepted' | 'refused' | null
}

export interface ComplaintEvent {
  readonly at: Date
  readonly actor: 'guest' | 'office' | 'clock'
  readonly state: ComplaintState
  readonly text: string | null
}

export interface Complaint {
  readonly number: string
  readonly orderNumber: string
  readonly locale: Locale
  readonly state: ComplaintState
  readonly written: WrittenComplaint
  readonly receivedAt: Date
  /** The promised day of the answer. */
  readonly deadline: IsoDay
  readonly decidedAt: Date | null
  readonly decision: Decision | null
  /** The agreed amount to be paid to the account, in grosze. */
  readonly owed: number | null
  readonly paidAt: Date | null
  readonly closedAt: Date | null
}

export interface ComplaintStory extends Complaint {
  readonly events: readonly ComplaintEvent[]
  readonly files: readonly Upload[]
}

/** For the office. */
export interface KeptComplaint extends Complaint {
  /** The responsible member of staff; null: nobody. */
  readonly keeperId: string | null
}

/** Who handed it to whom, by id; `to` null: to anybody who is free. */
export interface ComplaintHandover {
  readonly at: Date
  readonly by: string
  readonly to: string | null
  readonly note: string | null
}

export interface ProblemReport {
  readonly place: string
  readonly text: string
  readonly reportedAt: Date
}

export type ComplaintRefusal = {
  readonly code:
    | 'complaint-unknown'
    /** Somebody was faster, or it is closed. */
    | 'state-changed'
    | 'text-missing'
    /** Files that the sender did not upload, or too many. */
    | 'files-unknown'
    | 'too-many-files'
    /** The trip has as many files as are stored. */
    | 'files-full'
    /** More than anybody needs for one trip. */
    | 'too-many-complaints'
    | 'amount-impossible'
    /** More than three times the price of the trip. */
    | 'amount-too-large'
    /** More than one member of staff may give away of an order. */
    | 'second-person-needed'
    /** There is no account to pay to. */
    | 'account-missing'
    /** Two members of staff took it at once, and the other one has it. */
    | 'keeper-changed'
}
