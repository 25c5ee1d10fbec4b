import type { IsoDay } from '@wojaz/travel/dates'

/** The effect of a change on one thing for sale. */
export interface SaleLine {
  /** Code of room and board, room, or class. */
  readonly thing: string
  /** First night; null for a flight. */
  readonly from: IsoDay | null
  readonly until: IsoDay | null
  /** In the night with the most sold. */
  readonly sold: number
  /** What can still be sold, before and after the change. */
  readonly before: number
  readonly after: number
}
