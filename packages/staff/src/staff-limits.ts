const minute = 60_000
const hour = 60 * minute

/** All time limits, in one place. */
export const staffLimits = {
  /** Of an invitation link. */
  invitationMs: 48 * hour,
  /** A member who leaves the desk is logged out. */
  idleMs: 30 * minute,
  /** The longest session: a working day. */
  sessionMs: 10 * hour,
} as const

/** Whether a session with this start and last use is still valid. */
export function isSessionOpen({ begunAt, seenAt }: { begunAt: Date; seenAt: Date }, now: Date): boolean {
  const { idleMs, sessionMs } = staffLimits
  return now.getTime() < seenAt.getTime() + idleMs && now.getTime() < begunAt.getTime() + sessionMs
}
