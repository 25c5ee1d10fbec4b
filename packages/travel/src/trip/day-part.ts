/**
 * Quarters of the day for the take-off, in the local time of the airport: from the first hour (inclusive) to the second
 * (exclusive).
 */
export const dayParts = ['00-06', '06-12', '12-18', '18-24'] as const

export type DayPart = (typeof dayParts)[number]

/** The filter's name in `q` and in search requests. It filters the outbound flight by any of the chosen day parts. */
export const dayPartFilter = 'hours'

export function isDayPart(value: unknown): value is DayPart {
  return dayParts.some((part) => part === value)
}

/** The index in `dayParts` for a minute of the day. */
export function dayPartAt(minutes: number): number {
  return Math.floor(minutes / ((24 * 60) / dayParts.length))
}

/** The chosen parts in order and without repetition. Choosing all of them is the same as choosing none. */
export function chosenDayParts(values: readonly string[]): readonly DayPart[] {
  const chosen = dayParts.filter((part) => values.includes(part))
  return chosen.length < dayParts.length ? chosen : []
}
