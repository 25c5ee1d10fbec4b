/** A page that stays open is looked at once an hour, as far as the log is concerned. */
const lookMs = 3_600_000
const mostKept = 2_000
const looks = new Map<string, number>()

/** Whether this is another look than the last one; kept by each process for itself, so that in doubt it is written once more. */
export function isNewLook(what: string, now: Date): boolean {
  const last = looks.get(what)
  if (last !== undefined && now.getTime() - last < lookMs && now.getTime() >= last) return false
  looks.delete(what)
  looks.set(what, now.getTime())
  const [oldest] = looks.keys()
  if (looks.size > mostKept && oldest !== undefined) looks.delete(oldest)
  return true
}
