import { addDays, type IsoDay } from '@wojaz/travel/dates'
import { horizonDays } from './engine/columns.ts'
import { type Quote, type QuoteParts, totalOn } from './quote.ts'

/** What a package cost on an earlier day. */
export interface PastTotal {
  readonly day: IsoDay
  readonly total: number
}

/** A year back, once a week: reductions and price reviews last longer than a week. */
const weeks = 52

/**
 * Returns what the same package – hotel, travel days, rooms, board, people – cost each week before today, latest first. Starts
 * when it was first on sale, and not before the first stored price of its hotel.
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
