import type { NoticeState } from '@wojaz/booking'
import type { IsoDay } from '@wojaz/travel/dates'
import type { ChangeTermsView } from './change-view.ts'

export interface ChangedFact {
  what: 'out' | 'back' | 'hotel'
  /** The route of a flight. Null: a hotel. */
  route: string | null
  before: string
  after: string
  /** For hotels. */
  stars: { before: number; after: number } | null
}

/** The page on which a guest answers a change by the organiser. */
export interface NoticePage {
  id: string
  number: string
  name: string
  kind: 'flightHours' | 'hotel' | 'cancellation'
  state: NoticeState
  facts: readonly ChangedFact[]
  /** Null: no answer is needed. */
  answerBy: string | null
  endedOn: IsoDay | null
  /** The refund for guests who cancel, and its date. */
  refund: number
  backBy: IsoDay
  /** The alternative trip, with the difference to the present price. Null: there is none. */
  substitute: { name: string; dates: string; total: number; difference: number } | null
  /** The confirmation page for the alternative trip is open. */
  taking: ChangeTermsView | null
  /** The confirmation page for cancelling is open. */
  isLeaving: boolean
  /** The trip is in the visitor's account. */
  isOwn: boolean
}

/** Why an answer was refused: it came too late, or the alternative is gone. */
export interface NoticeReply {
  isOver?: boolean
  isGone?: boolean
}
