import { hoursOn, type Office } from '@wojaz/content'
import { addDays, dayOf, formatTime, type IsoDay } from '@wojaz/travel/dates'

export type Opening =
  | { state: 'open'; until: string }
  /** `inDays` counts from today; 0 is later today. */
  | { state: 'closed'; opens: string; day: IsoDay; inDays: number }
  | { state: 'closedForLong' }

type Hours = Pick<Office, 'openingHours' | 'exceptions'>

/** After so many closed days no opening time is shown. */
const lookAheadDays = 14

/** Whether the office is open now, in Polish time. */
export function openingAt(office: Hours, now: Date): Opening {
  const today = dayOf(now)
  const clock = formatTime(now).slice(0, 5)
  const hours = hoursOn(office, today)
  if (hours && clock >= hours.opens && clock < hours.closes) return { state: 'open', until: hours.closes }
  for (let inDays = 0; inDays <= lookAheadDays; inDays++) {
    const day = addDays(today, inDays)
    const next = hoursOn(office, day)
    if (!next || (inDays === 0 && clock >= next.opens)) continue
    return { state: 'closed', opens: next.opens, day, inDays }
  }
  return { state: 'closedForLong' }
}
