const day = 24 * 3_600_000

/**
 * How long whoever gave somebody access (an invitation, roles) is no second person for them: longer than anybody waits who would
 * make up a colleague in order to pay out money, and short enough for a small office.
 */
export const independentAfterMs = 30 * day

/** Acts of the log by which one member gives another one access. */
export const accessActs = ['invited', 'roles-given'] as const

/** `lastGiven`: when one of the two gave the other access for the last time; null: never. */
export function isIndependent(lastGiven: Date | null, now: Date): boolean {
  return lastGiven === null || now.getTime() - lastGiven.getTime() >= independentAfterMs
}
