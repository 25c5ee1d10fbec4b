/** Places nobody has begun to pay for: long enough to read the page and to choose how to pay. */
const beforePayingMs = 15 * 60_000
/** From the moment a payment begins: long enough to find one's phone and one's password. */
export const whilePayingMs = 30 * 60_000
/** However often somebody begins: others want the places, too. */
const longestMs = 2 * 3_600_000
/** The last attempt is given the time a BLIK code lives, and some more. */
const shortestAttemptMs = 5 * 60_000

export function heldAfterOrdering(placedAt: Date): Date {
  return new Date(placedAt.getTime() + beforePayingMs)
}

/** Until when a payment that begins now may be made, and the places are held for it; null: they were held long enough. */
export function heldWhilePaying(placedAt: Date, now: Date): Date | null {
  const end = placedAt.getTime() + longestMs
  if (now.getTime() >= end) return null
  const wished = Math.min(now.getTime() + whilePayingMs, end)
  return new Date(Math.max(wished, now.getTime() + shortestAttemptMs))
}
