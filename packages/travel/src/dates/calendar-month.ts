import {
  addDays,
  addMonths,
  firstDayOfMonth,
  type IsoDay,
  lastDayOfMonth,
  weekdayOf,
} from './calendar-date.ts'
import type { DayRange } from './month-range.ts'

/** The weeks of a month, Monday first; null for days of the month before or after. */
export function monthWeeks(day: IsoDay): readonly (readonly (IsoDay | null)[])[] {
  const first = firstDayOfMonth(day)
  const last = lastDayOfMonth(day)
  const weeks: (IsoDay | null)[][] = []
  for (let monday = addDays(first, -daysSinceMonday(first)); monday <= last; monday = addDays(monday, 7)) {
    weeks.push(
      Array.from({ length: 7 }, (_, offset) => {
        const one = addDays(monday, offset)
        return one < first || one > last ? null : one
      }),
    )
  }
  return weeks
}

/** The day that a key leads to in a calendar, never outside the days on offer. Null if the calendar does not use the key. */
export function dayAfterKey(
  day: IsoDay,
  { key, shiftKey = false }: { key: string; shiftKey?: boolean },
  { from, to }: DayRange,
): IsoDay | null {
  const moved = steps[key]?.(day, shiftKey)
  if (moved === undefined) return null
  return moved < from ? from : moved > to ? to : moved
}

const steps: Readonly<Record<string, (day: IsoDay, shiftKey: boolean) => IsoDay>> = {
  ArrowLeft: (day) => addDays(day, -1),
  ArrowRight: (day) => addDays(day, 1),
  ArrowUp: (day) => addDays(day, -7),
  ArrowDown: (day) => addDays(day, 7),
  Home: (day) => addDays(day, -daysSinceMonday(day)),
  End: (day) => addDays(day, 6 - daysSinceMonday(day)),
  PageUp: (day, shiftKey) => addMonths(day, shiftKey ? -12 : -1),
  PageDown: (day, shiftKey) => addMonths(day, shiftKey ? 12 : 1),
}

function daysSinceMonday(day: IsoDay): number {
  return (weekdayOf(day) + 6) % 7
}
