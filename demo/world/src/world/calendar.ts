import { dayNumber, dayOfNumber, type IsoDay } from '@wojaz/travel/dates'

/** Days since 2000-01-01, as the engine counts. The generator loops over millions of days, so it uses numbers. */
export type DayNumber = number

const written = new Map<DayNumber, IsoDay>()

export function isoDay(day: DayNumber): IsoDay {
  let text = written.get(day)
  if (text === undefined) {
    text = dayOfNumber(day)
    written.set(day, text)
  }
  return text
}

/** Monday is 0, as in the bits of `arrival_days`. 2000-01-01 was a Saturday. */
export function weekday(day: DayNumber): number {
  return (((day + 5) % 7) + 7) % 7
}

export function yearOf(day: DayNumber): number {
  return Number(isoDay(day).slice(0, 4))
}

/** January is 0. */
export function monthOf(day: DayNumber): number {
  return Number(isoDay(day).slice(5, 7)) - 1
}

/** 'MM-DD' of a year as a day. */
export function dayInYear(year: number, monthDay: string): DayNumber {
  return dayNumber(`${year}-${monthDay}`)
}

/** The given weekday (Monday is 0) on or after the day. */
export function onOrAfter(day: DayNumber, wanted: number): DayNumber {
  return day + ((((wanted - weekday(day)) % 7) + 7) % 7)
}
