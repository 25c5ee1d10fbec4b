import type { IsoDay } from '@wojaz/travel/dates'
import type { Review, ReviewSort } from './review.ts'

/** The end of a page: the sort values of its last review. */
export interface ReviewCursor {
  /** First sort value: the score, or the number of helpful votes. */
  readonly rank: number
  readonly writtenOn: IsoDay
  readonly id: number
}

const pattern = /^(newest|highest|lowest|helpful)\.(\d{1,9})\.(\d{4}-\d{2}-\d{2})\.(\d{1,15})$/

/** Contains the order, because a cursor is only valid for one order. */
export function writeReviewCursor(sorting: ReviewSort, review: Review): string {
  const rank = sorting === 'helpful' ? review.helpful : review.score
  return `${sorting}.${rank}.${review.writtenOn}.${review.id}`
}

/** Returns null when the cursor is not from a page in this order. */
export function readReviewCursor(sorting: ReviewSort, cursor: string): ReviewCursor | null {
  const [, order, rank, writtenOn, id] = pattern.exec(cursor) ?? []
  if (order !== sorting || writtenOn === undefined || !isDay(writtenOn)) return null
  if (sorting !== 'helpful' && !/^[1-5]$/.test(rank ?? '')) return null
  return { rank: Number(rank), writtenOn, id: Number(id) }
}

function isDay(text: string): boolean {
  const day = new Date(`${text}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text)
}
