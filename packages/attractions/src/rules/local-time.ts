/** Local time of any time zone, by `Intl`. Local times are 'yyyy-MM-ddTHH:mm:ss'. */

const dayMs = 86_400_000
const localTime =
  /^(\d{4}-\d{2}-\d{2})T([01]\d|2[0-3]):([0-5]\d)(?::([0-5]\d)(?:\.\d+)?)?(Z|[+-]\d{2}:\d{2})?$/

const clocks = new Map<string, Intl.DateTimeFormat>()

export function isTimeZone(timeZone: string): boolean {
  try {
    clockOf(timeZone)
    return true
  } catch {
    return false
  }
}

/** The local time of a zone at an instant. */
export function localOf(instant: Date, timeZone: string): string {
  return clockOf(timeZone).format(instant).replace(' ', 'T')
}

/**
 * The instant of a local time in a zone; null if the text is not a local time. A time with an offset is that instant, whatever
 * the zone. The hour that autumn repeats is read as the first of the two, the hour that spring skips as the one after it.
 */
export function instantOf(text: string, timeZone: string): Date | null {
  const parts = localTime.exec(text)
  if (!parts) return null
  const [, day, hours, minutes, seconds = '00', written] = parts
  const local = `${day}T${hours}:${minutes}:${seconds}`
  const asUtc = Date.parse(`${local}Z`)
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, 10) !== day) return null
  return written ? new Date(Date.parse(local + written)) : shownAt(local, timeZone)
}

/** So many days earlier at the same local time. */
export function daysEarlier(instant: Date, days: number, timeZone: string): Date {
  const local = localOf(instant, timeZone)
  return shownAt(new Date(Date.parse(`${local}Z`) - days * dayMs).toISOString().slice(0, 19), timeZone)
}

function shownAt(local: string, timeZone: string): Date {
  const asUtc = Date.parse(`${local}Z`)
  const before = new Date(asUtc - aheadOfUtc(asUtc - dayMs, timeZone))
  const after = new Date(asUtc - aheadOfUtc(asUtc + dayMs, timeZone))
  return localOf(before, timeZone) !== local && localOf(after, timeZone) === local ? after : before
}

function aheadOfUtc(instant: number, timeZone: string): number {
  return Date.parse(`${localOf(new Date(instant), timeZone)}Z`) - instant
}

function clockOf(timeZone: string): Intl.DateTimeFormat {
  const known = clocks.get(timeZone)
  if (known) return known
  // The Swedish format is 'yyyy-MM-dd HH:mm:ss'.
  const clock = new Intl.DateTimeFormat('sv-SE', {
    timeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  clocks.set(timeZone, clock)
  return clock
}
