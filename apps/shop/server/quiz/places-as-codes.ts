import { searchLimits } from '@wojaz/travel/search'

interface Region {
  code: string
  country: string
}

/**
 * The place codes of a search that finds exactly these regions: a country with all its regions becomes one code. Best first, so
 * that a list too long for a URL loses the last.
 */
export function placesAsCodes(meant: readonly Region[], all: readonly Region[]): string[] {
  const isMeant = new Set(meant.map(({ code }) => code))
  const isWhole = (country: string) =>
    all.every((region) => region.country !== country || isMeant.has(region.code))
  const codes = meant.map(({ code, country }) => (isWhole(country) ? country : code))
  return [...new Set(codes)].slice(0, searchLimits.destinations)
}
