/** Long enough for a page and its calls, short enough that an ended session soon stops everywhere. */
export const shortTokenMs = 15 * 60_000
/** Customers who come once a month stay logged in. */
export const refreshTokenMs = 30 * 86_400_000
/** After this time everybody logs in again, however often they come. */
export const longestSessionMs = 180 * 86_400_000
/** Two tabs that resume together send the same token; a thief would come later. */
export const graceMs = 30_000

export interface RefreshToken {
  until: Date
  usedAt: Date | null
  /** When the login began. */
  begunAt: Date
}

/**
 * `renewed`: the token is exchanged for a new one. `replayed`: somebody else has a copy. Nobody can tell which of the two is the
 * guest, so the whole session ends.
 */
export function judgeRefresh(
  { until, usedAt, begunAt }: RefreshToken,
  now: Date,
): 'renewed' | 'replayed' | 'expired' {
  if (usedAt && now.getTime() - usedAt.getTime() > graceMs) return 'replayed'
  const isOver = now.getTime() - begunAt.getTime() >= longestSessionMs
  return until > now && !isOver ? 'renewed' : 'expired'
}
