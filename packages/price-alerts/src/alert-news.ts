/** What a guest has already been told. */
export interface AlertMemory {
  /** Null: nothing since the price was last above what the guest waits for. */
  toldTotal: number | null
  toldAt: Date | null
  isSoldOutTold: boolean
}

export type AlertNews = 'dropped' | 'sold-out'

interface Now {
  /** What all pay; null: it cannot be booked. */
  total: number | null
  now: Date
}

/** Prices that go up and down all day are one email, not ten: the next one waits until it is still true tomorrow. */
const quietMs = 20 * 3_600_000

/**
 * One email for each fall: below what was asked for, and then only lower still, or after the price had been above again. Sold out is
 * said once. What is not said now stays unsaid in the memory, so that it can be said later.
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
