import type { ClimateMonth, Destination } from '@wojaz/content'

/** The climate of the nearest place above that has data: a resort has the weather of its region. */
export function climateOf(destinations: readonly Destination[], path: string): ClimateMonth[] | null {
  const below = `${path}/`
  const [nearest] = destinations
    .filter((one) => one.climate && below.startsWith(one.path) && below[one.path.length] === '/')
    .sort((one, other) => other.path.length - one.path.length)
  return nearest?.climate ?? null
}
