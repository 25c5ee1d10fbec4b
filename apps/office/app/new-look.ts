/** A page that stays open is logged once an hour. */
const lookMs = 3_600_000
const mostKept = 2_000
const looks = new Map<string, number>()

/**
 * Whether this access needs a new log entry. Each process remembers this for itself, so several processes may log the same
 * access.
 */
export function isNewLook(what: string, now: Date): boolean {
  const last = looks.get(what)
  if (last !== undefined && now.getTime() - last < lookMs && now.getTime() >= last) return false
  looks.delete(what)
  looks.set(what, now.getTime())
  const [oldest] = looks.keys()
  if (looks.size > mostKept && oldest !== undefined) looks.delete(oldest)
  return true
}
