import type { FacetFilter, RegionOption } from '@wojaz/offers'

/** Countries as a filter of the page of lowest prices; those without an offer have no price to show. */
export function destinationsFilter(
  countries: readonly RegionOption[],
  chosen: readonly string[],
): FacetFilter {
  return {
    code: 'destinationsCodes',
    displayType: 'MULTI_CHOICE',
    values: countries
      .filter(({ count }) => count > 0)
      .map(({ code, name, count, fromPrice }) => ({
        code,
        label: name,
        selected: chosen.includes(code),
        count,
        fromPrice,
      })),
  }
}
