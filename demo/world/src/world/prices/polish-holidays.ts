import { type DayNumber, dayInYear, onOrAfter, yearOf } from '../calendar.ts'

/** How much demand Polish holidays add on a day, 0 to 1, beyond the season itself. */
export function holidayPush(day: DayNumber): number {
  const year = yearOf(day)
  for (const { first, last, push } of holidaysOf(year)) if (day >= first && day <= last) return push
  return 0
}

interface Holiday {
  first: DayNumber
  last: DayNumber
  push: number
}

const byYear = new Map<number, readonly Holiday[]>()

function holidaysOf(year: number): readonly Holiday[] {
  let holidays = byYear.get(year)
  if (!holidays) {
    const easter = easterSunday(year)
    const ferie = winterBreak(year)
    holidays = [
      { first: dayInYear(year, '01-01'), last: dayInYear(year, '01-05'), push: 0.9 },
      { first: dayInYear(year, '12-20'), last: dayInYear(year, '12-31'), push: 1 },
      { first: easter - 4, last: easter + 3, push: 0.55 },
      { first: dayInYear(year, '04-28'), last: dayInYear(year, '05-04'), push: 0.75 },
      // Corpus Christi, always a Thursday: many people take the Friday off.
      { first: easter + 58, last: easter + 63, push: 0.5 },
      { first: ferie, last: ferie + 41, push: 0.6 },
      { first: summerBreak(year), last: dayInYear(year, '08-26'), push: 0.3 },
      { first: dayInYear(year, '10-30'), last: dayInYear(year, '11-02'), push: 0.3 },
      { first: dayInYear(year, '11-08'), last: dayInYear(year, '11-12'), push: 0.3 },
    ]
    byYear.set(year, holidays)
  }
  return holidays
}

/** Winter school break: three turns of two weeks from the Monday nearest to 18 January. */
function winterBreak(year: number): DayNumber {
  return onOrAfter(dayInYear(year, '01-15'), 0)
}

/** Schools close on the last Friday of June that is not later than the 26th. */
function summerBreak(year: number): DayNumber {
  return onOrAfter(dayInYear(year, '06-20'), 4)
}

/** Gauss, in the Gregorian form of Meeus, Jones and Butcher. */
export function easterSunday(year: number): DayNumber {
  const a = year % 19
  const b = Math.floor(year / 100)
  const c = year % 100
  const d = Math.floor(b / 4)
  const e = b % 4
  const f = Math.floor((b + 8) / 25)
  const g = Math.floor((b - f + 1) / 3)
  const h = (19 * a + b - d - g + 15) % 30
  const i = Math.floor(c / 4)
  const k = c % 4
  const l = (32 + 2 * e + 2 * i - h - k) % 7
  const m = Math.floor((a + 11 * h + 22 * l) / 451)
  const month = Math.floor((h + l - 7 * m + 114) / 31)
  const date = ((h + l - 7 * m + 114) % 31) + 1
  return dayInYear(year, `${String(month).padStart(2, '0')}-${String(date).padStart(2, '0')}`)
}
