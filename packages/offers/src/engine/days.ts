/** Weekday of a day number, Monday is 0. */
export function weekdayNumber(day: number): number {
  // 1 January 2000, day 0, was a Saturday.
  return (((day + 5) % 7) + 7) % 7
}
