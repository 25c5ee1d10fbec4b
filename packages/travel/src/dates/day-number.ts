import { addDays, daysBetween, type IsoDay } from './calendar-date.ts'

const epoch: IsoDay = '2000-01-01'

/** Days since 1 January 2000, as the engine stores them in its columns: small enough for 16 bits until 2179. */
export function dayNumber(day: IsoDay): number {
  return daysBetween(epoch, day)
}

export function dayOfNumber(number: number): IsoDay {
  return addDays(epoch, number)
}
