import { dayAfterKey, firstDayOfMonth, type IsoDay, lastDayOfMonth } from '@wojaz/travel/dates'

/** Where a key moves the focus in a month in which only some days have an offer. */
export type CalendarMove = { to: 'day'; date: IsoDay } | { to: 'previous' | 'next' } | null

/**
 * Skips days without an offer. At the end of the month it goes to the next one. Returns null for keys that the calendar does not
 * use.
 */
export function calendarMove(days: readonly IsoDay[], from: IsoDay, key: string): CalendarMove {
  if (key === 'PageUp') return { to: 'previous' }
  if (key === 'PageDown') return { to: 'next' }
  const month = { from: firstDayOfMonth(from), to: lastDayOfMonth(from) }
  const wide = { from: '0000-01-01', to: '9999-12-31' }
  if (key === 'Home' || key === 'End') {
    const edge = dayAfterKey(from, { key }, month) ?? from
    const week = days.filter((day) =>
      key === 'Home' ? day >= edge && day <= from : day <= edge && day >= from,
    )
    return { to: 'day', date: (key === 'Home' ? week[0] : week.at(-1)) ?? from }
  }
  let day: IsoDay | null = from
  for (let step = 0; step < 31; step++) {
    day = dayAfterKey(day, { key }, wide)
    if (day === null) return null
    if (day < month.from) return { to: 'previous' }
    if (day > month.to) return { to: 'next' }
    if (days.includes(day)) return { to: 'day', date: day }
  }
  return null
}
