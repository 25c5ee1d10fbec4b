/**
 * A calendar day, 'yyyy-MM-dd', without hour and time zone. All arithmetic runs in UTC, where every day has 24 hours, so neither
 * the guest's time zone nor daylight saving can shift a day. ISO days compare as strings.
 */
export type IsoDay = string

const dayMs = 86_400_000

/** A real day of the 20th or 21st century; other years are typing errors or attacks. */
export function isIsoDay(text: unknown): text is IsoDay {
  if (typeof text !== 'string' || !/^(19|20)\d{2}-(0[1-9]|1[0-2])-\d{2}$/.test(text)) return false
  const date = Number(text.slice(8))
  return date >= 1 && date <= daysInMonth(Number(text.slice(0, 4)), Number(text.slice(5, 7)))
}

function daysInMonth(year: number, month: number): number {
  if (month !== 2) return month === 4 || month === 6 || month === 9 || month === 11 ? 30 : 31
  return year % 4 === 0 && (year % 100 !== 0 || year % 400 === 0) ? 29 : 28
}

/** '2026-11-15' → '15.11.2026'. */
export function formatDate(day: IsoDay): string {
  const [year, month, date] = day.slice(0, 10).split('-')
  return `${date}.${month}.${year}`
}

/** '15.11.2026' → '2026-11-15'; null when there is no such day. */
export function parseDate(text: string): IsoDay | null {
  const [, date, month, year] = /^\s*(\d{1,2})\.(\d{1,2})\.(\d{4})\s*$/.exec(text) ?? []
  const day = `${year}-${month?.padStart(2, '0')}-${date?.padStart(2, '0')}`
  return isIsoDay(day) ? day : null
}

const yearFirst = /^(?<year>\d{4})[-./](?<month>\d{1,2})[-./](?<date>\d{1,2})(?:[T ].*)?$/
const yearLast = /^(?<date>\d{1,2})[-./](?<month>\d{1,2})[-./](?<year>\d{4})$/

/** The day that a person meant: other signs, other order, a time behind it, or a day too many for its month. */
export function nearestDate(text: string): IsoDay | null {
  const {
    year = '',
    month = '',
    date = '',
  } = (yearFirst.exec(text.trim()) ?? yearLast.exec(text.trim()))?.groups ?? {}
  const first = `${year}-${month.padStart(2, '0')}-01`
  if (!isIsoDay(first) || Number(date) < 1 || Number(date) > 31) return null
  const last = daysInMonth(Number(year), Number(month))
  return `${first.slice(0, 8)}${String(Math.min(Number(date), last)).padStart(2, '0')}`
}

export function addDays(day: IsoDay, days: number): IsoDay {
  return toIsoDay(utc(day) + days * dayMs)
}

/** Nights between arrival and leaving: 7 from Saturday to Saturday. Negative when `to` is earlier. */
export function daysBetween(from: IsoDay, to: IsoDay): number {
  return Math.round((utc(to) - utc(from)) / dayMs)
}

/** Keeps the day of the month where the month has it: 31.01 plus one month is the last day of February. */
export function addMonths(day: IsoDay, months: number): IsoDay {
  const target = new Date(utc(`${day.slice(0, 7)}-01`))
  target.setUTCMonth(target.getUTCMonth() + months)
  const last = lastDayOfMonth(toIsoDay(target.getTime()))
  const wished = `${last.slice(0, 8)}${day.slice(8)}`
  return wished < last ? wished : last
}

export function firstDayOfMonth(day: IsoDay): IsoDay {
  return `${day.slice(0, 8)}01`
}

export function lastDayOfMonth(day: IsoDay): IsoDay {
  const date = new Date(utc(day))
  // Day zero of the next month is the last of this one.
  return toIsoDay(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0))
}

/** 0 is Sunday, as in `Date`. */
export function weekdayOf(day: IsoDay): number {
  return new Date(utc(day)).getUTCDay()
}

function utc(day: IsoDay): number {
  const instant = Date.parse(`${day}T00:00:00Z`)
  if (Number.isNaN(instant)) throw new RangeError(`'${day}' is not a day`)
  return instant
}

function toIsoDay(instant: number): IsoDay {
  return new Date(instant).toISOString().slice(0, 10)
}
