/** The longest search that is accepted; longer ones are cut, so that `q` always fits into an address. */
export const searchLimits = {
  airports: 24,
  destinations: 40,
  filterValues: 60,
  codeLength: 32,
  nights: 90,
  pagePathLength: 200,
  /** Longer than the longest `q` the shop writes; anything above does not come from the shop and is not read. */
  queryLength: 16_384,
} as const

/** Words that `q` itself uses; no facet may have such an id. */
const reservedIds: ReadonlySet<string> = new Set([
  'byPlane',
  'a',
  'dF',
  'dT',
  'startDate',
  'endDate',
  'ctAdult',
  'ctChild',
  'birthDate',
  'room',
  'c',
  'searchCriteriaCode',
  'seasonStartDate',
  'tripType',
  'priceSelector', // the `fullPrice` parameter carries it
])

export function isFilterId(id: string): boolean {
  return /^[A-Za-z][\w.-]{0,31}$/.test(id) && !reservedIds.has(id)
}

/** A code of an airport, a place or a facet value: short, printable and without half of a surrogate pair. */
export function isSearchCode(value: string | null): value is string {
  return (
    value !== null &&
    value.length > 0 &&
    value.length <= searchLimits.codeLength &&
    !/[\p{Cc}\p{Cs}]/u.test(value)
  )
}

export function isNightsRange(from: number | null, to: number | null): boolean {
  return isNights(from) && isNights(to) && from <= to
}

export function isNights(nights: number | null): nights is number {
  return nights !== null && Number.isInteger(nights) && nights >= 1 && nights <= searchLimits.nights
}

/** A path of this shop, never another host, so that "back to where you began" cannot redirect to a foreign site. */
export function isPagePath(path: string | null): path is string {
  return (
    path !== null && path.length <= searchLimits.pagePathLength && /^\/(?![/\\])[^\p{Cc}\p{Cs}]*$/u.test(path)
  )
}
