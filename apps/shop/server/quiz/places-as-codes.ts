import { searchLimits } from '@wojaz/travel/search'

interface Region {
  code: string
  country: string
}

/**
 * Codes of a search that finds just these regions, out of all that have something: a country whose regions are all among them is one
 * code. The best first, so that a list too long for an address loses the last.
 */
export function placesAsCodes(meant: readonly Region[], all: readonly Region[]): string[] {
  const isMeant = new Set(meant.map(({ code }) => code))
  const isWhole = (country: string) =>
    all.every((region) => region.country !== country || isMeant.has(region.code))
  const codes = meant.map(({ code, country }) => (isWhole(country) ? country : code))
  return [...new Set(codes)].slice(0, searchLimits.destinations)
}
