import type { IsoDay } from '@wojaz/travel/dates'

/** What a change means for one thing that is sold. */
export interface SaleLine {
  /** Room and board, room, or class: by code. */
  readonly thing: string
  /** Nights; null of a flight. */
  readonly from: IsoDay | null
  readonly until: IsoDay | null
  /** In the night with the most of them. */
  readonly sold: number
  /** What can still be sold, before and after. */
  readonly before: number
  readonly after: number
}
