import { dayNumber, type IsoDay } from '@wojaz/travel/dates'
import type { CalendarDay } from '../suppliers/supplier.ts'

/** How many places there are day by day: the only part of a supplier's calendar that a search by date needs. */
export interface OpenDays {
  /** The first day, as counted by `dayNumber`. */
  readonly first: number
  /** 0: closed or sold out; `asManyAsCome`: no known limit. */
  readonly places: Uint8Array
}

export interface DaySpan {
  readonly from: IsoDay
  /** Included. */
  readonly to: IsoDay
}

export const asManyAsCome = 255

/** A day has the places of the option with the most: a party goes together. */
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

/** Days outside the calendar are closed: the supplier does not sell that far ahead. */
export function placesOn({ first, places }: OpenDays, day: number): number {
  return places[day - first] ?? 0
}
