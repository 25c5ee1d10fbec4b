import type { ClimateMonth, Direction } from '@wojaz/content'

/** A resort has the weather of its region: the nearest place above it of which somebody has written. */
export function climateOf(directions: readonly Direction[], path: string): ClimateMonth[] | null {
  const [nearest] = directions
    .filter((one) => one.climate && `${path}/`.startsWith(`${one.path}/`))
    .sort((one, other) => other.path.length - one.path.length)
  return nearest?.climate ?? null
}
