/** Before a payment starts: long enough to read the page and to choose how to pay. */
const beforePayingMs = 15 * 60_000
/** From the start of a payment: long enough to find one's phone and password. */
export const whilePayingMs = 30 * 60_000
/** The longest hold, however often a payment is started. */
const longestMs = 2 * 3_600_000
/** The last attempt gets a bit more time than a BLIK code is valid. */
const shortestAttemptMs = 5 * 60_000

export function heldAfterOrdering(placedAt: Date): Date {
  return new Date(placedAt.getTime() + beforePayingMs)
}

/** Returns until when a payment that starts now is valid and its places are held; null: they were held long enough. */
export function heldWhilePaying(placedAt: Date, now: Date): Date | null {
  const end = placedAt.getTime() + longestMs
  if (now.getTime() >= end) return null
  const wished = Math.min(now.getTime() + whilePayingMs, end)
  return new Date(Math.max(wished, now.getTime() + shortestAttemptMs))
}
