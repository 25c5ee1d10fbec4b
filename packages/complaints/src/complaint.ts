import type { IsoDay } from '@wojaz/travel/dates'
import type { Locale } from '@wojaz/travel/locale'
import type { Upload } from '@wojaz/uploads'
import type { WrittenComplaint } from './complaint-form.ts'
import type { ComplaintState } from './complaint-states.ts'

export interface Decision {
  readonly text: string
  /** What is offered, in grosze; null: nothing is. */
  readonly amount: number | null
  /** Null: the guest has not said. */
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
  /** Until when an answer is promised. */
  readonly deadline: IsoDay
  readonly decidedAt: Date | null
  readonly decision: Decision | null
  /** What was agreed and is paid to the account, in grosze. */
  readonly owed: number | null
  readonly paidAt: Date | null
  readonly closedAt: Date | null
}

export interface ComplaintStory extends Complaint {
  readonly events: readonly ComplaintEvent[]
  readonly files: readonly Upload[]
}

/** As the office sees it. */
export interface KeptComplaint extends Complaint {
  /** Whoever of the staff has it; null: nobody. */
  readonly keeperId: string | null
}

/** From whom it came to whom, by their ids; `to` null: to whoever is free. */
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
    /** Somebody was quicker, or it is over. */
    | 'state-changed'
    | 'text-missing'
    /** Files that nobody sent, or more than fit. */
    | 'files-unknown'
    | 'too-many-files'
    /** More than anybody has to say about one trip. */
    | 'too-many-complaints'
    | 'amount-impossible'
    /** Of two who took it at once the other has it. */
    | 'keeper-changed'
}
