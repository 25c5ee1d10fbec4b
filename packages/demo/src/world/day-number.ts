import { type IsoDay, isIsoDay } from '@wojaz/travel'

/** Days since 1970-01-01. The world counts millions of days; numbers are what loops want. */
export type DayNumber = number

const dayMs = 86_400_000
const written = new Map<DayNumber, IsoDay>()

export function dayNumber(day: IsoDay): DayNumber {
  if (!isIsoDay(day)) throw new RangeError(`'${day}' is not a day`)
  return Math.round(Date.parse(`${day}T00:00:00Z`) / dayMs)
}

export function isoDay(day: DayNumber): IsoDay {
  let text = written.get(day)
  if (text === undefined) {
    text = new Date(day * dayMs).toISOString().slice(0, 10)
    written.set(day, text)
  }
  return text
}

/** Monday is 0, as in the bits of `arrival_days`. */
export function weekday(day: DayNumber): number {
  return (((day + 3) % 7) + 7) % 7
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
