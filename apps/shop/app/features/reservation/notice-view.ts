import type { NoticeState } from '@wojaz/booking'
import type { IsoDay } from '@wojaz/travel/dates'

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
  /** The guest looks at leaving, once more before it happens. */
  isLeaving: boolean
  /** The trip is in the account of whoever looks. */
  isOwn: boolean
}
