import type { ClimateMonth, Destination } from '@wojaz/content'

/** A resort has the weather of its region: the nearest place above it of which somebody has written. */
export function climateOf(destinations: readonly Destination[], path: string): ClimateMonth[] | null {
  const [nearest] = destinations
    .filter((one) => one.climate && `${path}/`.startsWith(`${one.path}/`))
    .sort((one, other) => other.path.length - one.path.length)
  return nearest?.climate ?? null
}
