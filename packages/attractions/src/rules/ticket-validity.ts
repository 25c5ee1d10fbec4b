import type { AttractionItem } from '../model/attraction-order.ts'
import { instantOf } from './local-time.ts'

/** Boats come late: a ticket is of use for a day after its end. */
const lateMs = 24 * 3_600_000

/** Does it let anybody in? */
export function isValidTicket({ state }: Pick<AttractionItem, 'state'>): boolean {
  return state === 'confirmed' || state === 'redeemed'
}

/** From then on nobody needs it. */
export function ticketEndsAt({
  localEnd,
  timeZone,
  policy,
}: Pick<AttractionItem, 'localEnd' | 'timeZone' | 'policy'>): Date {
  const start = Date.parse(policy.startsAt)
  const end = instantOf(localEnd, timeZone)?.getTime() ?? start
  return new Date(Math.max(start, end) + lateMs)
}
