import type { NoticeState } from '@wojaz/booking'
import type { IsoDay } from '@wojaz/travel/dates'
import type { ChangeTermsView } from './change-view.ts'

/** One thing that is another now. */
export interface ChangedFact {
  what: 'out' | 'back' | 'hotel'
  /** The way of a flight; null: of a hotel. */
  route: string | null
  before: string
  after: string
  /** Of hotels. */
  stars: { before: number; after: number } | null
}

/** The page on which a guest answers what the organiser changed. */
export interface NoticePage {
  id: string
  number: string
  name: string
  kind: 'flightHours' | 'hotel' | 'cancellation'
  state: NoticeState
  facts: readonly ChangedFact[]
  /** Null: nothing is asked. */
  answerBy: string | null
  endedOn: IsoDay | null
  /** What goes back to whoever leaves, and until when. */
  refund: number
  backBy: IsoDay
  /** What may be taken instead, and how far its price is from the present one; null: nothing. */
  substitute: { name: string; dates: string; total: number; difference: number } | null
  /** The guest looks at taking it, once more before it happens. */
  taking: ChangeTermsView | null
  /** The guest looks at leaving, once more before it happens. */
  isLeaving: boolean
  /** The trip is in the account of whoever looks. */
  isOwn: boolean
}

/** Why an answer was not taken: it came too late, or what was offered instead is gone. */
export interface NoticeReply {
  isOver?: boolean
  isGone?: boolean
}
