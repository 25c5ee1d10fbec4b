/** Long enough for a page and its calls, short enough that an ended session is soon at its end everywhere. */
export const shortTokenMs = 15 * 60_000
/** Whoever comes once a month stays logged in. */
export const refreshTokenMs = 30 * 86_400_000
/** However often they come: after so long everybody shows once more who they are, whatever tabs stay open. */
export const longestSessionMs = 180 * 86_400_000
/** Two tabs that wake up together send the same token; a thief comes later. */
export const graceMs = 30_000

export interface RefreshToken {
  until: Date
  usedAt: Date | null
  /** Of the login that it came of. */
  begunAt: Date
}

/**
 * `renewed`: it is exchanged for another. `replayed`: somebody else has a copy, and nobody can tell which of the two is the guest, so
 * all that came of this login ends.
 */
export function judgeRefresh(
  { until, usedAt, begunAt }: RefreshToken,
  now: Date,
): 'renewed' | 'replayed' | 'expired' {
  if (usedAt && now.getTime() - usedAt.getTime() > graceMs) return 'replayed'
  const isOver = now.getTime() - begunAt.getTime() >= longestSessionMs
  return until > now && !isOver ? 'renewed' : 'expired'
}
