import { addDays, type IsoDay } from '@wojaz/travel/dates'
import { horizonDays } from './engine/columns.ts'
import { type Quote, type QuoteParts, totalOn } from './quote.ts'

/** What a package cost on an earlier day. */
export interface PastTotal {
  readonly day: IsoDay
  readonly total: number
}

/** A year back, once a week: reductions and reviews of prices last longer. */
const weeks = 52

/**
 * What the very same package – hotel, days of travel, rooms, board, people – cost week by week before today, the latest
 * first. Not before it was on sale, and not before the first price that the history has of its hotel.
 */
export function pastTotals(parts: QuoteParts, quoted: Quote): PastTotal[] {
  const [first] = parts.levels
  if (!first) return []
  const onSale = addDays(parts.date, -horizonDays)
  const past: PastTotal[] = []
  for (let week = 1; week <= weeks; week++) {
    const day = addDays(parts.today, -7 * week)
    if (day < onSale || day < first.changedOn) break
    past.push({ day, total: totalOn(parts, quoted, day) })
  }
  return past
}
