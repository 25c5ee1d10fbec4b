import type { SortCode } from '@wojaz/travel/search'

/** Sort orders; the first is the default. */
export const offerListSorts = [
  'price',
  'START_DATE_ASCENDING',
  'DURATION_ASCENDING',
] as const satisfies readonly SortCode[]

/** Query parameters of the list: the number of pages and the order. */
export const offerListParams = { pages: 'offers', sorting: 'offersSort' } as const
