import { addDays, daysBetween, type IsoDay, isIsoDay, weekdayOf } from '@wojaz/travel/dates'

export interface Span {
  readonly from: IsoDay
  readonly to: IsoDay
}

/** A bit more than a year, so that a period can be compared with the same one a year before. */
const longestSpan = 400

/**
 * Reads the first and the last day from a query. An invalid day falls back to the usual one; a period that is too long is cut at
 * the end.
 */
export function readSpan(query: Readonly<Record<string, string | undefined>>, usual: Span): Span {
  const day = (text: string | undefined, otherwise: IsoDay) => (isIsoDay(text) ? text : otherwise)
  const from = day(query.from, usual.from)
  const to = day(query.to, from > usual.to ? addDays(from, daysBetween(usual.from, usual.to)) : usual.to)
  const [first, last] = from <= to ? [from, to] : [to, from]
  const isLong = daysBetween(first, last) >= longestSpan
  return { from: first, to: isLong ? addDays(first, longestSpan - 1) : last }
}

/** Monday to Sunday. */
export function weekOf(day: IsoDay): Span {
  const monday = addDays(day, -((weekdayOf(day) + 6) % 7))
  return { from: monday, to: addDays(monday, 6) }
}
