import type { CriteriaLink } from './search-criteria.ts'

/** A departure city: `/wyloty-z-{seoName}`. Editors define the cities and their airports. */
export interface DepartureCity {
  /** In the Polish genitive, as in the URL: 'warszawy'. */
  seoName: string
  /** In the reader's language, in the case it takes after "from": 'Warszawy', 'Varsóból'. */
  nameFrom: string
  airports: string[]
}

/** `links` come from `content.criteriaLinks(locale)`. */
export function departureCities(links: readonly CriteriaLink[]): DepartureCity[] {
  return links
    .filter(({ kind, airports }) => kind === 'flights' && airports.length > 0)
    .map(({ seoName, name, airports }) => ({ seoName, nameFrom: name, airports }))
}

export function cityOfDepartureFromSeoName(
  cities: readonly DepartureCity[],
  seoName: string,
): DepartureCity | null {
  return cities.find((city) => city.seoName === seoName) ?? null
}

/** Returns the city only if these are exactly its airports: the URL must not widen or narrow the search. Otherwise null. */
export function cityOfDepartureFromAirports(
  cities: readonly DepartureCity[],
  airports: readonly string[],
): DepartureCity | null {
  const chosen = new Set(airports)
  const isWhole = ({ airports: own }: DepartureCity) =>
    own.length === chosen.size && own.every((code) => chosen.has(code))
  return cities.find(isWhole) ?? null
}
