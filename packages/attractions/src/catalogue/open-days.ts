import { dayNumber, type IsoDay } from '@wojaz/travel/dates'
import type { CalendarDay } from '../suppliers/supplier.ts'

/** How many places there are day by day: all that a search by date needs of a supplier's calendar. */
export interface OpenDays {
  /** The first of them, as `dayNumber` counts. */
  readonly first: number
  /** 0: closed or sold out; `asManyAsCome`: no limit is known. */
  readonly places: Uint8Array
}

export interface DaySpan {
  readonly from: IsoDay
  /** Included. */
  readonly to: IsoDay
}

export const asManyAsCome = 255

/** Of several options a day has the places of the one that has most: a party goes together. */
export function openDaysOf(calendars: readonly (readonly CalendarDay[])[], { from, to }: DaySpan): OpenDays {
  const first = dayNumber(from)
  const places = new Uint8Array(dayNumber(to) - first + 1)
  for (const { day, isAvailable, vacancies } of calendars.flat()) {
    const at = dayNumber(day) - first
    if (!isAvailable || at < 0 || at >= places.length) continue
    const left = vacancies === null ? asManyAsCome : Math.min(Math.max(vacancies, 0), asManyAsCome - 1)
    places[at] = Math.max(places[at]!, left)
  }
  return { first, places }
}

/** Beyond its ends nothing is open: the supplier does not sell so far ahead. */
export function placesOn({ first, places }: OpenDays, day: number): number {
  return places[day - first] ?? 0
}
