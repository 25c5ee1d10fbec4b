import type { CriteriaLink } from './search-criteria.ts'

/** A city one can fly from: `/wyloty-z-{seoName}`. Editors decide which there are and which airports belong to them. */
export interface DepartureCity {
  /** In the Polish genitive, as the address wants it: 'warszawy'. */
  seoName: string
  /** In the reader's language, in the case it takes after "from": 'Warszawy', 'Varsóból'. */
  nameFrom: string
  airports: string[]
}

/** Of `content.criteriaLinks(locale)`. */
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

/** Null unless these are all airports of the city and no others: the address must not widen or narrow the search. */
export function cityOfDepartureFromAirports(
  cities: readonly DepartureCity[],
  airports: readonly string[],
): DepartureCity | null {
  const chosen = new Set(airports)
  const isWhole = ({ airports: own }: DepartureCity) =>
    own.length === chosen.size && own.every((code) => chosen.has(code))
  return cities.find(isWhole) ?? null
}
