/** What a guest has already been told. */
export interface AlertMemory {
  /** Null: nothing since the price was last above the limit. */
  toldTotal: number | null
  toldAt: Date | null
  isSoldOutTold: boolean
}

export type AlertNews = 'dropped' | 'sold-out'

interface Now {
  /** The price of the whole party; null if it cannot be booked. */
  total: number | null
  now: Date
}

/**
 * A price that goes up and down all day causes one email, not ten: the next one waits, and is sent only if it is still true then.
 */
const quietMs = 20 * 3_600_000

/**
 * One email for each price drop: first below the limit, then only for a lower price, or after the price was above the limit
 * again. Sold out is told once. News that is not told now is not stored as told, so that it can be told later.
 */
export function alertNews(
  below: number,
  memory: AlertMemory,
  { total, now }: Now,
): { news: AlertNews | null; memory: AlertMemory } {
  if (total === null) {
    const news = memory.isSoldOutTold ? null : 'sold-out'
    return { news, memory: { ...memory, toldTotal: null, isSoldOutTold: true } }
  }
  const onSale = { ...memory, isSoldOutTold: false }
  if (total >= below) return { news: null, memory: { ...onSale, toldTotal: null } }
  const isLower = memory.toldTotal === null || total < memory.toldTotal
  const isQuiet = memory.toldAt !== null && now.getTime() - memory.toldAt.getTime() < quietMs
  if (!isLower || isQuiet) return { news: null, memory: onSale }
  return { news: 'dropped', memory: { ...onSale, toldTotal: total, toldAt: now } }
}
