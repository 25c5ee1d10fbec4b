import type { AttractionItem } from '../model/attraction-order.ts'
import { instantOf } from './local-time.ts'

/** A tour may end late: a ticket stays useful for a day after its end. */
const lateMs = 24 * 3_600_000

/** Whether it gives admission. */
export function isValidTicket({ state }: Pick<AttractionItem, 'state'>): boolean {
  return state === 'confirmed' || state === 'redeemed'
}

/** The moment after which nobody needs it. */
export function ticketEndsAt({
  localEnd,
  timeZone,
  policy,
}: Pick<AttractionItem, 'localEnd' | 'timeZone' | 'policy'>): Date {
  const start = Date.parse(policy.startsAt)
  const end = instantOf(localEnd, timeZone)?.getTime() ?? start
  return new Date(Math.max(start, end) + lateMs)
}
