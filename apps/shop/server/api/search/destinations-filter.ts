import type { FacetFilter, RegionOption } from '@wojaz/offers'

/** Countries as a filter of the lowest prices page. Countries without an offer have no price. */
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
