import type { SortCode } from '@wojaz/travel/search'

/** Orders a guest may choose, the usual one first. */
export const offerListSorts = [
  'price',
  'START_DATE_ASCENDING',
  'DURATION_ASCENDING',
] as const satisfies readonly SortCode[]

/** How an address asks for the list: so many pages of it, in this order. */
export const offerListParams = { pages: 'offers', sorting: 'offersSort' } as const
