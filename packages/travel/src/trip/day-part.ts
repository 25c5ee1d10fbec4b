/** Quarters of the day in which a flight may take off, by the clock of its airport: from the first hour up to the second. */
export const dayParts = ['00-06', '06-12', '12-18', '18-24'] as const

export type DayPart = (typeof dayParts)[number]

/** The name under which they stand in `q` and among the filters of a search request: of the flight out, any of those chosen. */
export const dayPartFilter = 'hours'

export function isDayPart(value: unknown): value is DayPart {
  return dayParts.some((part) => part === value)
}

/** Place among `dayParts` of a minute of the day. */
export function dayPartAt(minutes: number): number {
  return Math.floor(minutes / ((24 * 60) / dayParts.length))
}

/** In their order and once each. Who would fly at any hour has chosen none. */
export function chosenDayParts(values: readonly string[]): readonly DayPart[] {
  const chosen = dayParts.filter((part) => values.includes(part))
  return chosen.length < dayParts.length ? chosen : []
}
