import { type IsoDay, isIsoDay } from './calendar-date.ts'

/** The shop's wall clock: "today" and every written hour are in Warsaw time, wherever the server runs. */
const shopTimeZone = 'Europe/Warsaw'

const dayMs = 86_400_000

/** Made at its first use: reading a time zone takes a phone up to 100 ms, and most pages never ask in the browser. */
let wallClock: Intl.DateTimeFormat | undefined

/** 'yyyy-MM-dd HH:mm:ss' in Warsaw. */
export function formatTimestamp(instant: Date): string {
  // The Swedish format is exactly the format of the API.
  wallClock ??= new Intl.DateTimeFormat('sv-SE', {
    timeZone: shopTimeZone,
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
    second: '2-digit',
    hourCycle: 'h23',
  })
  return wallClock.format(instant)
}

/** In every time zone a day begins at a full quarter of an hour, so the day is cached per quarter. */
const quarterMs = 900_000
let asked = { quarter: Number.NaN, day: '' }

/** The day in Warsaw; `dayOf(clock())` is today. One request calls it a dozen times, so the result is cached. */
export function dayOf(instant: Date): IsoDay {
  const quarter = Math.floor(instant.getTime() / quarterMs)
  if (quarter !== asked.quarter) asked = { quarter, day: formatTimestamp(instant).slice(0, 10) }
  return asked.day
}

/** 'HH:mm:ss' in Warsaw. */
export function formatTime(instant: Date): string {
  return formatTimestamp(instant).slice(11)
}

/**
 * Reads 'yyyy-MM-dd HH:mm:ss' of the Warsaw clock; null for other text. The hour that autumn repeats is read as the first of the
 * two, the hour that spring skips as the one after it.
 */
export function parseTimestamp(text: string): Date | null {
  if (!/^\d{4}-\d{2}-\d{2} ([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(text) || !isIsoDay(text.slice(0, 10)))
    return null
  const asUtc = Date.parse(`${text.replace(' ', 'T')}Z`)
  const before = new Date(asUtc - offsetAt(asUtc - dayMs))
  const after = new Date(asUtc - offsetAt(asUtc + dayMs))
  return formatTimestamp(before) !== text && formatTimestamp(after) === text ? after : before
}

/** How far Warsaw is ahead of UTC at that instant, in milliseconds. */
function offsetAt(instant: number): number {
  return Date.parse(`${formatTimestamp(new Date(instant)).replace(' ', 'T')}Z`) - instant
}
