const minute = 60_000
const hour = 60 * minute

/** How long things last, in one place. */
export const staffLimits = {
  /** Of a link that invites. */
  invitationMs: 48 * hour,
  /** Whoever leaves the desk is logged out. */
  idleMs: 30 * minute,
  /** However busy, a working day is over. */
  sessionMs: 10 * hour,
} as const

/** Whether a session that began then and was last seen then still counts. */
export function isSessionOpen({ begunAt, seenAt }: { begunAt: Date; seenAt: Date }, now: Date): boolean {
  const { idleMs, sessionMs } = staffLimits
  return now.getTime() < seenAt.getTime() + idleMs && now.getTime() < begunAt.getTime() + sessionMs
}
