import type { SortCode } from '@wojaz/travel/search'

/** 'START_DATE_ASCENDING' is `listing.sort.startDateAscending` in the dictionary. */
export function sortKey(code: SortCode): string {
  const isLoud = /^[A-Z_]+$/.test(code)
  const word = isLoud
    ? code.toLowerCase().replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
    : code
  return `listing.sort.${word}`
}
