import type { IsoDay } from './calendar-date.ts'

/** The row in force on a day: the latest that has begun, whatever the order of the rows; before the first one, the first. */
export function inForceOn<Row extends { readonly from: IsoDay }>(
  rows: readonly [Row, ...Row[]],
  day: IsoDay,
): Row {
  const [first, ...others] = rows
  return others.reduce((best, row) => {
    const isBegun = row.from <= day
    if (best.from <= day) return isBegun && row.from > best.from ? row : best
    return isBegun || row.from < best.from ? row : best
  }, first)
}
